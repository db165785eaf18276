import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../contract/wire/account/account';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { ada } from '../../session/session/session.model';
import { known, link, moved, picture, profileDelays, profileModels, renamed } from './profile.model';
import { awaitsSplit, canSave, canUndo, problemOf } from './profile.select';

walkMachine(profileModels, profileDelays, './profile.transitions.md');

const world = inWorld(profileModels, 'a profile');
const numberless = inWorld(profileModels, 'no number');
const type = (field: 'first_name' | 'phone' | 'city' | 'country', value: string) =>
  ({ type: 'field.change', field, value }) as const;
const rename = type('first_name', 'Augusta');
const submit = { type: 'form.submit' } as const;
const ask = { type: 'leave.ask', way: link } as const;
const countries = done('loadCountries', known);
const news = (profile: Profile) => ({ type: 'profile.changed', profile }) as const;
const play = (...events: Parameters<typeof journey<typeof world.machine>>[1]) => journey(world, events);
const form = ({ state }: { state: string }) => state.replace(/^working\.form\.|\s\+.*$/g, '');

describe('saving', () => {
  it('sends the whole profile, and a picture only when it is another', async () => {
    const { open } = await play(rename, submit);
    const { first_name: _, last_name, phone_number, address, country, city } = ada;
    const rest = { last_name, phone_number, address, country, city };
    expect(open.get('saveProfile')?.input).toEqual({ first_name: 'Augusta', ...rest });
    const other = await play({ type: 'picture.changed', url: picture, isUnsent: false }, submit);
    expect(other.open.get('saveProfile')?.input).toEqual({ first_name: 'Ada', ...rest, avatar_url: picture });
  });

  it('tells the session at once, so that the header and other tabs know, and offers Undo', async () => {
    const at = await play(rename, submit, done('saveProfile', renamed));
    expect(at.sent.at(-1)).toEqual({ type: 'profile.changed', profile: renamed });
    expect([form(at), canUndo(at.snapshot), canSave(at.snapshot)]).toEqual(['resting', true, false]);
  });

  it('does not offer Save before something differs, nor again once it no longer does', async () => {
    expect(canSave((await play()).snapshot)).toBe(false);
    expect(canSave((await play(rename)).snapshot)).toBe(true);
    const back = await play(rename, type('first_name', ' Ada '));
    expect([form(back), canSave(back.snapshot), back.open.has('holdPage')]).toEqual(['resting', false, false]);
  });

  it('does not save what is wrong, and says what it is', async () => {
    const { snapshot } = await play(type('first_name', ' '));
    expect([problemOf('first_name')(snapshot), canSave(snapshot), snapshot.can(submit)]).toEqual([
      'First name is required',
      false,
      false,
    ]);
  });

  it('shows the server’s words beside the field until it changes, and keeps what was typed', async () => {
    const error = { status: 400, message: 'No', fields: { city: 'No such city', phone_number: 'Too short' } };
    const events = [type('city', 'Gent'), submit, failed('saveProfile', error)] as const;
    const { snapshot, sent, ...at } = await play(...events);
    expect([form(at), snapshot.context.values.city]).toEqual(['changed.editing', 'Gent']);
    expect([problemOf('city')(snapshot), problemOf('phone')(snapshot)]).toEqual(['No such city', 'Too short']);
    expect(sent.at(-1)).toMatchObject({
      type: 'toast.show',
      subject: 'profile',
      title: 'Profile Error',
      variant: 'error',
      duration: 4000,
    });
    const after = await play(...events, type('city', 'Ghent'));
    expect([problemOf('city')(after.snapshot), problemOf('phone')(after.snapshot)]).toEqual([undefined, 'Too short']);
    expect(after.snapshot.context.refusal).toBeNull();
  });

  it('discards everything that is not saved', async () => {
    const at = await play(rename, type('city', 'Ghent'), { type: 'form.discard' });
    expect([form(at), at.snapshot.context.values.first_name, at.snapshot.context.values.city]).toEqual([
      'resting',
      'Ada',
      '',
    ]);
  });
});

describe('Undo', () => {
  const saved = [rename, submit, done('saveProfile', renamed)] as const;
  it('writes the former values back, and is offered once', async () => {
    const asked = await play(...saved, { type: 'form.undo' });
    expect(asked.open.get('saveProfile')?.input).toMatchObject({ first_name: 'Ada', phone_number: ada.phone_number });
    const at = await play(...saved, { type: 'form.undo' }, done('saveProfile', ada));
    expect([form(at), canUndo(at.snapshot), at.snapshot.context.values.first_name]).toEqual(['resting', false, 'Ada']);
    expect(at.sent.slice(-2)).toEqual([
      { type: 'profile.changed', profile: ada },
      { type: 'toast.show', subject: 'profile', title: 'Changes undone', variant: 'success' },
    ]);
  });
  it('can be tried again when nobody answered', async () => {
    const at = await play(...saved, { type: 'form.undo' }, failed('saveProfile'));
    expect([form(at), canUndo(at.snapshot), at.snapshot.context.profile.first_name]).toEqual([
      'resting',
      true,
      'Augusta',
    ]);
  });
  it.each([
    [type('city', 'Gent'), type('city', '')],
    [{ type: 'picture.changed', url: '', isUnsent: true } as const, { type: 'form.discard' } as const],
    [news(moved), news(renamed)],
  ])('is over with the next change, here or elsewhere, %#', async (next, back) => {
    const at = await play(...saved, next, back);
    expect([form(at), canUndo(at.snapshot)]).toEqual(['resting', false]);
  });
  it('takes the former picture back too', async () => {
    const { open } = await play(
      { type: 'picture.changed', url: picture, isUnsent: false },
      submit,
      done('saveProfile', { ...ada, avatar_url: picture }),
      { type: 'form.undo' },
    );
    expect(open.get('saveProfile')?.input).toMatchObject({ avatar_url: '' });
  });
  it('is not offered for what could not be saved again', async () => {
    const at = await journey(numberless, [type('phone', '470123'), submit, done('saveProfile', ada)]);
    expect(canUndo(at.snapshot)).toBe(false);
  });
});

describe('leaving with something unsaved', () => {
  it('holds the page exactly as long as something is unsaved', async () => {
    expect((await play()).open.has('holdPage')).toBe(false);
    expect((await play(rename)).open.has('holdPage')).toBe(true);
    expect((await play(rename, submit)).open.has('holdPage')).toBe(true);
    expect((await play(rename, submit, done('saveProfile', renamed))).open.has('holdPage')).toBe(false);
  });
  it('stays on request, with everything as it was', async () => {
    const at = await play(rename, ask, { type: 'leave.stay' });
    expect([form(at), at.snapshot.context.values.first_name, at.snapshot.context.way]).toEqual([
      'changed.editing',
      'Augusta',
      null,
    ]);
  });
  it('leaves without saving, and no longer holds the page then', async () => {
    const at = await play(rename, ask, { type: 'leave.discard' });
    expect([form(at), at.open.get('leavePage')?.input, at.open.has('holdPage'), at.open.has('saveProfile')]).toEqual([
      'leaving',
      link,
      false,
      false,
    ]);
  });
  it('saves first, and leaves once it is saved', async () => {
    const saving = [rename, ask, { type: 'leave.save' }] as const;
    expect(form(await play(...saving))).toBe('changed.saving');
    const at = await play(...saving, done('saveProfile', renamed));
    expect([form(at), at.open.get('leavePage')?.input]).toEqual(['leaving', link]);
    expect(at.sent.at(-1)).toEqual({
      type: 'toast.show',
      subject: 'profile',
      title: 'Profile saved',
      variant: 'success',
      goesAlong: true,
    });
  });
  it('stays when that could not be saved', async () => {
    const at = await play(rename, ask, { type: 'leave.save' }, failed('saveProfile'));
    expect([form(at), at.open.has('leavePage'), at.snapshot.context.way]).toEqual(['changed.editing', false, null]);
  });
  it('does not save what is wrong on the way out', async () => {
    const { snapshot } = await play(type('first_name', ''), ask);
    expect([snapshot.can({ type: 'leave.save' }), canSave(snapshot)]).toEqual([false, false]);
  });
  it('goes the way that was asked for last, also while it is being saved', async () => {
    const way = { kind: 'signOut' } as const;
    const again = { type: 'leave.ask', way } as const;
    const asked = await play(rename, ask, again, { type: 'leave.discard' });
    expect(asked.open.get('leavePage')?.input).toEqual(way);
    const at = await play(rename, submit, again, done('saveProfile', renamed));
    expect(at.open.get('leavePage')?.input).toEqual(way);
  });
});

describe('a profile that arrives meanwhile', () => {
  it('takes nothing away that is typed, and brings the rest', async () => {
    const { snapshot } = await play(rename, news({ ...moved, first_name: 'Adah' }));
    expect(snapshot.context.values).toMatchObject({ first_name: 'Augusta', city: 'Ghent' });
    expect(snapshot.context.profile.first_name).toBe('Adah');
  });
  it('keeps a number that is typed whole, with its dial code', async () => {
    const other = news({ ...ada, phone_number: '+14155550100' });
    const typed = await play(countries, type('phone', '470999999'), other);
    expect(typed.snapshot.context.values).toMatchObject({ dialCode: '+32', phone: '470999999' });
    const plain = await play(countries, other);
    expect(plain.snapshot.context.values).toMatchObject({ dialCode: '+1', phone: '4155550100' });
  });
  it('ends what no longer differs', async () => {
    const at = await play(rename, news(renamed));
    expect([form(at), at.open.has('holdPage')]).toEqual(['resting', false]);
  });
});

describe('the number and its country', () => {
  it('is split when the countries are known, which changes nothing', async () => {
    const before = await play();
    expect(before.snapshot.context.values).toMatchObject({ dialCountry: '+', phone: '32470123456' });
    const at = await play(countries);
    expect(at.snapshot.context.values).toMatchObject({ dialCountry: 'BE', dialCode: '+32', phone: '470123456' });
    expect(form(at)).toBe('resting');
  });
  it('is not shown before it can be, unless somebody types it', async () => {
    expect(awaitsSplit((await play()).snapshot)).toBe(true);
    expect(awaitsSplit((await play(countries)).snapshot)).toBe(false);
    // There is nothing to split, and whoever clears the field goes on typing in it.
    expect(awaitsSplit((await journey(numberless, [])).snapshot)).toBe(false);
    expect(awaitsSplit((await play(failed('loadCountries'))).snapshot)).toBe(false);
    const again = [failed('loadCountries'), type('phone', '3247'), { type: 'countries.retry' }] as const;
    expect(awaitsSplit((await play(...again)).snapshot)).toBe(false);
  });
  it('starts with the country that the network says we are in when there is none', async () => {
    const { snapshot } = await journey(numberless, [countries]);
    expect(snapshot.context.values).toMatchObject({ dialCountry: 'BE', dialCode: '+32', phone: '' });
  });
  it('asks for six digits beside the dial code', async () => {
    const { snapshot } = await journey(numberless, [countries, type('phone', '12345')]);
    expect(problemOf('phone')(snapshot)).toBe('Phone number must be at least 6 digits');
    const enough = await journey(numberless, [countries, type('phone', '123456'), submit]);
    expect(enough.open.get('saveProfile')?.input).toMatchObject({ phone_number: '+32123456' });
  });
  it('keeps what was typed when a part of the page broke', async () => {
    const at = await play(rename, failed('holdPage', new Error('broken')));
    expect(at.state).toBe('broken');
    const again = await play(rename, failed('holdPage', new Error('broken')), { type: 'profile.retry' });
    expect([form(again), again.snapshot.context.values.first_name]).toEqual(['changed.editing', 'Augusta']);
  });
  it('no longer waits for a picture that was on its way when a part of the page broke', async () => {
    const at = await play(
      { type: 'picture.changed', url: '', isUnsent: true },
      failed('holdPage', new Error('broken')),
      { type: 'profile.retry' },
    );
    expect([form(at), at.open.has('holdPage')]).toEqual(['resting', false]);
  });
});
