import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { domainHoldModels } from './domainHold.model';

walkMachine(domainHoldModels, {}, './domainHold.transitions.md');

const chosen = inWorld(domainHoldModels, 'a name chosen before');
const visitor = inWorld(domainHoldModels, 'visitor');
const until = Date.parse('2026-03-01T14:32:00Z');
const taken = done('holdDomain', until);
const choose = (name: string | null) => ({ type: 'name.choose', name }) as const;
const refusal = (code: string) => failed('holdDomain', { status: 409, message: 'Not yours.', code });

describe('journeys', () => {
  it('holds the chosen name on entering, and watches its end', async () => {
    const { snapshot, open, state } = await journey(chosen, [taken]);
    expect([state, snapshot.context.until, snapshot.context.isRenewed]).toEqual(['held.resting', until, false]);
    expect(open.get('watchHold')?.input).toEqual({ until });
  });

  it('asks nothing for a visitor', async () => {
    const { open, state } = await journey(visitor, [choose('green.com')]);
    expect([open.size, state]).toEqual([0, 'idle']);
  });

  it('tells when five minutes are left, checks again at the end, and says that it is held on', async () => {
    const ending = [taken, { type: 'hold.ending' }] as const;
    expect((await journey(chosen, ending)).state).toBe('held.ending');
    const over = await journey(chosen, [...ending, { type: 'hold.ended' }]);
    expect([over.state, over.snapshot.context.until, over.open.get('holdDomain')?.input]).toEqual([
      'taking',
      null,
      { name: 'blue.com' },
    ]);
    const { snapshot } = await journey(chosen, [...ending, { type: 'hold.ended' }, done('holdDomain', until + 1)]);
    expect(snapshot.context).toMatchObject({ until: until + 1, isRenewed: true });
  });

  it('lets the former name go before another one is held', async () => {
    const { open, state } = await journey(chosen, [taken, choose('green.com')]);
    expect([state, open.get('releaseDomain')?.input, open.has('watchHold')]).toEqual([
      'releasing',
      { name: 'blue.com' },
      false,
    ]);
    const next = await journey(chosen, [taken, choose('green.com'), failed('releaseDomain')]);
    expect([next.state, next.open.get('holdDomain')?.input]).toEqual(['taking', { name: 'green.com' }]);
  });

  it('lets go what is on its way, since it may have arrived', async () => {
    const { open } = await journey(chosen, [choose(null)]);
    expect([...open.keys()]).toEqual(['releaseDomain']);
  });

  it('rests while the name is ordered, and lets it go neither then nor before it is held again', async () => {
    const resting = [taken, { type: 'hold.rest' }] as const;
    const { open, state } = await journey(chosen, resting);
    expect([state, open.size]).toEqual(['idle', 0]);
    const again = await journey(chosen, [...resting, choose('blue.com')]);
    expect([again.state, again.open.get('holdDomain')?.input]).toEqual(['taking', { name: 'blue.com' }]);
  });

  it('follows the last of several choices', async () => {
    const { open } = await journey(chosen, [taken, choose('green.com'), choose('red.com'), done('releaseDomain')]);
    expect(open.get('holdDomain')?.input).toEqual({ name: 'red.com' });
  });

  it.each(['domain-held', 'domain-taken'])('tells the step that another customer was first: %s', async (code) => {
    const { sent, state } = await journey(chosen, [refusal(code)]);
    expect([state, sent.at(-1)]).toEqual(['lost', { type: 'hold.lost', name: 'blue.com', problem: 'Not yours.' }]);
  });

  it('keeps the choice when the name cannot be held, says why, and tries again', async () => {
    const { snapshot, state, sent } = await journey(chosen, [refusal('hold-ended')]);
    expect([state, snapshot.context.problem, sent]).toEqual(['unheld', 'Not yours.', []]);
    const offline = await journey(chosen, [
      failed('holdDomain', { status: 503, message: 'x' }),
      { type: 'hold.retry' },
    ]);
    expect([offline.state, offline.snapshot.context.problem]).toEqual([
      'taking',
      'Our domain check service is temporarily unavailable. Please try again later.',
    ]);
  });
});
