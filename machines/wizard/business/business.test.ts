import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { type DraftBusiness, emptyDraft } from '../../../contract/wire/wizard/draft';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { ada } from '../../session/session/session.model';
import type { StepInput } from '../step';
import { defineModels } from '../../paths/model';
import { businessMachine } from './business.machine';
import { businessModels, countries, describedDraft } from './business.model';
import { missingWords, problemOf } from './business.select';
import { begun, isComplete, phoneOf, problemsIn, type TextField } from './business.form';

walkMachine(businessModels, {}, './business.transitions.md');

/** Too much is missing for a walk to get anywhere; the journeys look at how it begins. */
const begin = (user: StepInput['user']) => {
  const [model] = defineModels(businessMachine, { worlds: { 'nothing typed': { draft: emptyDraft, user } } });
  if (!model) throw new Error('The business step has no model.');
  return model;
};
const fresh = begin(ada);
const described = inWorld(businessModels, 'all but a logo');
const generated: Pick<DraftBusiness, 'logo' | 'ai_logos'> = {
  logo: { kind: 'generated', blob: 'a' },
  ai_logos: ['a', 'b'],
};
const chosen = { type: 'logo.changed', ...generated } as const;
const whole: DraftBusiness = { ...describedDraft.business, ...generated };
const change = (field: TextField, value: string) => ({ type: 'field.change', field, value }) as const;
const leave = (field: TextField) => ({ type: 'field.leave', field }) as const;
const submit = { type: 'step.submit' } as const;
const url = 'http://content.example/uploads/a.png';

describe('the form at its borders', () => {
  it.each<[Partial<DraftBusiness>, string, string | undefined]>([
    [{}, 'business_name', undefined],
    [{ business_name: ' ' }, 'business_name', 'Business name is required'],
    [{ contact_email: 'bakery' }, 'contact_email', 'Invalid email address'],
    [{ contact_phone: '' }, 'contact_phone', 'Phone number is required'],
    [{ contact_phone: '123' }, 'contact_phone', 'Phone number is required'],
    [{ contact_phone: '1234' }, 'contact_phone', undefined],
    [{ business_description: '' }, 'business_description', 'Description is required'],
    [{ business_address: '' }, 'business_address', 'Business address is required'],
    [{ logo: { kind: 'none' } }, 'logo', 'Logo is required'],
    [{ keywords: [] }, 'keywords', 'Keywords are required'],
  ])('%j: %s', (part, field, sentence) => {
    const business = { ...whole, ...part };
    expect(problemsIn(business)[field as TextField]).toBe(sentence);
    expect(isComplete(business)).toBe(sentence === undefined);
  });

  it('is not complete while the keywords are of another description', () => {
    expect(isComplete({ ...whole, business_description: 'Rye bread.' })).toBe(false);
    expect(isComplete({ ...whole, business_description: ` ${whole.business_description}\n` })).toBe(true);
  });
});

describe('the phone number', () => {
  const phone = (contact_dial_code: string, contact_phone: string, here = 'BE') =>
    phoneOf({ ...whole, contact_dial_code, contact_phone }, countries, here);
  it.each([
    ['', '32470123456', 'BE', '+32', '470123456'],
    ['', '18095551234', 'DO', '+1809', '5551234'],
    ['', '12025550123', 'US', '+1', '2025550123'],
    ['', '', 'BE', '+32', ''],
    ['+1', '2025550123', 'US', '+1', '2025550123'],
    ['+32', '', 'BE', '+32', ''],
  ])('%j and %j belong to %s', (code, digits, country, dialCode, rest) => {
    expect(phone(code, digits)).toEqual({ country, contact_dial_code: dialCode, contact_phone: rest });
  });
  it('prefers of several countries the one that we are in', () =>
    expect(phone('+1', '2025550123', 'CA').country).toBe('CA'));
  it.each(['ZZ', ''])('is of the US where nobody knows where we are: %j', (here) =>
    expect(phone('', '', here)).toEqual({ country: 'US', contact_dial_code: '+1', contact_phone: '' }),
  );
  it('stays as it is where no country is known', () =>
    expect(phoneOf({ ...whole, contact_dial_code: '', contact_phone: '999' }, [], 'BE')).toEqual({
      country: 'US',
      contact_dial_code: '',
      contact_phone: '999',
    }));
});

describe('journeys', () => {
  it('begins with the mailbox and the number of the profile', async () => {
    const { snapshot, sent } = await journey(fresh, [done('loadCountries', { countries, here: 'US' })]);
    expect(snapshot.context.business).toMatchObject({
      contact_email: 'ada@example.com',
      contact_dial_code: '+32',
      contact_phone: '470123456',
    });
    expect(sent.at(-1)).toMatchObject({ type: 'step.changed', ready: false });
    expect(begun(describedDraft, fresh.input.user)).toEqual(describedDraft.business);
  });

  it('begins empty for nobody', async () => {
    const { snapshot } = await journey(begin(null), [done('loadCountries', { countries, here: 'CA' })]);
    expect(snapshot.context).toMatchObject({
      user: '',
      country: 'CA',
      business: { contact_email: '', contact_phone: '' },
    });
  });

  it('is ready once nothing is missing, and says what is', async () => {
    const before = await journey(described, []);
    expect([missingWords(before.snapshot), before.sent.at(-1)]).toEqual([
      'logo',
      expect.objectContaining({ ready: false }),
    ]);
    const after = await journey(described, [chosen]);
    expect([missingWords(after.snapshot), after.sent.at(-1)]).toEqual(['', expect.objectContaining({ ready: true })]);
    const changed = await journey(described, [chosen, change('business_description', 'Rye.')]);
    expect(missingWords(changed.snapshot)).toBe('keywords of the new description');
    expect(changed.sent.at(-1)).toMatchObject({ ready: false });
  });

  it('tells what is wrong with a field when it was left, and with all after a submit', async () => {
    const typed = await journey(fresh, [change('business_name', '')]);
    expect(problemOf('business_name')(typed.snapshot)).toBeUndefined();
    const left = await journey(fresh, [leave('business_name')]);
    expect(problemOf('business_name')(left.snapshot)).toBe('Business name is required');
    expect(problemOf('business_address')(left.snapshot)).toBeUndefined();
    const sent = await journey(fresh, [submit]);
    expect(problemOf('business_address')(sent.snapshot)).toBe('Business address is required');
    expect(sent.sent.at(-1)).toEqual({ type: 'step.refused' });
  });

  it('has keywords made when the description was left or replaced', async () => {
    const settled = { type: 'description.settle', description: 'Rye.' };
    const left = await journey(described, [change('business_description', 'Rye.'), leave('business_description')]);
    expect(left.open.get('keywords')?.received).toEqual([settled]);
    const other = await journey(described, [leave('business_name')]);
    expect(other.open.get('keywords')?.received).toEqual([]);
    const replaced = await journey(described, [{ type: 'description.replaced', description: 'Rye.' }]);
    expect(replaced.open.get('keywords')?.received).toEqual([settled]);
    expect(replaced.snapshot.context.business.business_description).toBe('Rye.');
  });

  it('sends a chosen logo before it goes on', async () => {
    const sending = await journey(described, [chosen, submit]);
    expect(sending.open.get('uploadLogo')?.input).toEqual({ user: fresh.input.user?.uuid, blob: 'a' });
    const { sent } = await journey(described, [chosen, submit, done('uploadLogo', { url })]);
    expect(sent.at(-1)).toMatchObject({
      type: 'step.submitted',
      part: { business: { logo: { kind: 'uploaded', url, blob: 'a' } } },
    });
  });

  it('sends it once', async () => {
    const { sent, open } = await journey(described, [chosen, submit, done('uploadLogo', { url }), submit]);
    expect([sent.at(-1)?.type, open.has('uploadLogo')]).toEqual(['step.submitted', false]);
  });

  it('stays when it cannot be sent, and says so for 4 s', async () => {
    const { sent, state } = await journey(described, [chosen, submit, failed('uploadLogo')]);
    expect(sent.slice(-3)).toEqual([
      {
        type: 'toast.show',
        subject: 'logo',
        title: 'Error uploading image. Please try again.',
        variant: 'error',
        duration: 4000,
      },
      expect.objectContaining({ type: 'logo.refused' }),
      { type: 'step.refused' },
    ]);
    expect(state).toContain('form.editing');
  });

  it('says beside the logo what the server has against it', async () => {
    const problem = 'Please select a valid image file (jpg, png, svg, webp).';
    const error = { status: 400, message: 'No.', fields: { image: problem } };
    const { open, snapshot } = await journey(described, [chosen, submit, failed('uploadLogo', error)]);
    expect(open.get('logo')?.received).toEqual([{ type: 'logo.refused', problem }]);
    expect(snapshot.context.business.logo).toEqual(generated.logo);
    const other = await journey(described, [chosen, submit, failed('uploadLogo', { status: 503, message: 'Away.' })]);
    expect(other.open.get('logo')?.received).toEqual([
      { type: 'logo.refused', problem: 'Error uploading image. Please try again.' },
    ]);
  });

  it('stays, with the logo sent, when the keywords were removed meanwhile', async () => {
    const none = {
      type: 'keywords.changed',
      keywords: [],
      keywords_for: describedDraft.business.keywords_for,
    } as const;
    const { sent, snapshot } = await journey(described, [
      chosen,
      submit,
      { ...none, keywords: [] },
      done('uploadLogo', { url }),
    ]);
    expect(sent.at(-1)).toEqual({ type: 'step.refused' });
    expect(sent.filter(({ type }) => type === 'step.submitted')).toEqual([]);
    expect(snapshot.context.business.logo).toEqual({ kind: 'uploaded', url, blob: 'a' });
    expect(problemOf('keywords')(snapshot)).toBe('Keywords are required');
  });

  it('asks for a logo and for keywords once these were there and went', async () => {
    const before = await journey(fresh, []);
    expect([problemOf('logo')(before.snapshot), problemOf('keywords')(before.snapshot)]).toEqual([
      undefined,
      undefined,
    ]);
    const without: Pick<DraftBusiness, 'logo' | 'ai_logos'> = { logo: { kind: 'none' }, ai_logos: [] };
    const { snapshot } = await journey(described, [chosen, { type: 'logo.changed', ...without }]);
    expect(problemOf('logo')(snapshot)).toBe('Logo is required');
    const [kept] = defineModels(businessMachine, {
      worlds: { 'with a logo': { draft: { ...describedDraft, business: whole }, user: ada } },
    });
    if (!kept) throw new Error('The business step has no model.');
    const meanwhile = await journey(kept, [submit, { type: 'logo.changed', ...without }]);
    expect(problemOf('logo')(meanwhile.snapshot)).toBe('Logo is required');
    const once = await journey(begin(ada), [chosen, { type: 'logo.changed', ...without }]);
    expect(once.snapshot.context.touched).toEqual(['logo']);
    const refused = await journey(fresh, [submit]);
    expect(problemOf('logo')(refused.snapshot)).toBe('Logo is required');
    expect(problemOf('keywords')(refused.snapshot)).toBe('Keywords are required');
  });

  it.each(['logo', 'keywords', 'enhancement'])('lets nobody wait for an answer when %s stops', async (part) => {
    const sending = await journey(described, [chosen, submit, failed(part)]);
    expect([sending.state, sending.sent.at(-1)]).toEqual(['broken', { type: 'step.refused' }]);
    const { sent } = await journey(described, [chosen, failed(part), submit]);
    expect(sent.filter(({ type }) => type === 'step.refused')).toHaveLength(2);
  });

  it.each([
    { ...chosen, logo: { kind: 'generated', blob: 'b' } } as const,
    { type: 'description.replaced', description: 'Rye.' } as const,
  ])('stays when something is changed meanwhile: $type', async (event) => {
    const { sent, open } = await journey(described, [chosen, submit, event]);
    expect([sent.at(-1), open.has('uploadLogo')]).toEqual([{ type: 'step.refused' }, false]);
  });

  it('keeps what was typed when a part stops', async () => {
    const { snapshot, state } = await journey(described, [
      change('business_name', 'Rye & Co'),
      failed('logo'),
      { type: 'business.retry' },
    ]);
    expect(snapshot.context.business.business_name).toBe('Rye & Co');
    expect(state).toContain('form.editing');
  });
});
