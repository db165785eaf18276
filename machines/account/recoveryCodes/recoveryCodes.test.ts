import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { createRedactor } from '../../traces/redact';
import { codes, recoveryCodesDelays, recoveryCodesModels } from './recoveryCodes.model';

walkMachine(recoveryCodesModels, recoveryCodesDelays, './recoveryCodes.transitions.md');

const model = inWorld(recoveryCodesModels, 'ten codes');
const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) => journey(model, events);
const copy = { type: 'codes.copy' } as const;
const save = { type: 'codes.save' } as const;
const keep = { type: 'codes.confirm', isConfirmed: true } as const;
const finish = { type: 'codes.finish' } as const;

describe('journeys', () => {
  it('ends only when the customer says that the codes are kept', async () => {
    const { snapshot } = await play([]);
    expect([snapshot.can(finish), snapshot.context.codes]).toEqual([false, codes]);
    expect((await play([keep, finish])).snapshot).toMatchObject({ value: 'confirmed', status: 'done' });
    expect((await play([keep, { ...keep, isConfirmed: false }])).snapshot.can(finish)).toBe(false);
  });
  it('copies the codes, all ten, and nothing else', async () => {
    expect((await play([copy])).open.get('copyCodes')?.input).toEqual({ codes });
    expect((await play([copy, done('copyCodes')])).snapshot.context.outcome).toBe('copied');
  });
  it('saves them under the name of the account', async () => {
    expect((await play([save])).open.get('saveCodes')?.input).toEqual({ codes, email: 'ada@bakery.example' });
    expect((await play([save, done('saveCodes')])).snapshot.context.outcome).toBe('saved');
  });
  it('says that nothing was copied where the browser does not let us, and lets the codes stand', async () => {
    const { snapshot } = await play([copy, failed('copyCodes')]);
    expect(snapshot).toMatchObject({ value: 'shown', context: { outcome: 'uncopied', codes } });
    expect((await play([save, failed('saveCodes'), copy, done('copyCodes')])).snapshot.context.outcome).toBe('copied');
    expect((await play([save, failed('saveCodes')])).snapshot.context.outcome).toBe('unsaved');
  });
  it('takes no tick for a copy, nor a copy for a tick', async () => {
    expect((await play([copy, done('copyCodes')])).snapshot.can(finish)).toBe(false);
    expect((await play([copy, keep, finish])).snapshot.status).toBe('done');
  });
  it('leaves no code in a trace, nor what a code is made of', async () => {
    const { snapshot, open } = await play([save]);
    const redact = createRedactor();
    const told = JSON.stringify([redact(snapshot.context), redact(open.get('saveCodes')?.input)]);
    expect(codes.flatMap((code) => code.split('-')).filter((part) => told.includes(part))).toEqual([]);
  });
});
