import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { type FieldName, problemsIn } from '../../../machines/settings/profile/profile.form';
import type { ProfileSnapshot } from '../../../machines/settings/profile/profile.machine';
import { profileDelays, profileModels } from '../../../machines/settings/profile/profile.model';
import { awaitsSplit, canSave, canUndo, problemOf } from '../../../machines/settings/profile/profile.select';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { within } from '../../../test/walk/system';
import '../../ui/Dialog/Dialog';
import '../../ui/PhoneInput/CountryList';
import { Profile } from './Profile';

const labels = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone number',
  address: 'Address',
  city: 'City',
} satisfies Partial<Record<FieldName, string>>;
const fields = Object.keys(labels) as (keyof typeof labels)[];
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';
const picker = () => screen.getByRole('button', { name: /^Country code/, hidden: true });

/** The root, as far as the frame asks it: where the browser is. */
const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));

/** What was typed, beside each field what is wrong with it, and what may be done. */
const form = (busy: boolean) => (at: ProfileSnapshot) => {
  const there = fields.filter((name) => name !== 'phone' || !awaitsSplit(at));
  expect(there.map((name) => field(name).value)).toEqual(there.map((name) => at.context.values[name]));
  expect(there.map((name) => wordsAt(labels[name]))).toEqual(there.map((name) => problemOf(name)(at) ?? ''));
  expect(screen.queryByRole('button', { name: /^Country code/, hidden: true }) === null).toBe(awaitsSplit(at));
  expect(field('first_name').readOnly).toBe(busy);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual([at.context.profile.email, true]);
  expect(screen.queryByText('Not saved yet') !== null).toBe(at.matches({ working: { form: 'changed' } }));
  expect(button('Undo') !== null).toBe(canUndo(at));
  const { refusal } = at.context;
  if (refusal) expect(screen.getAllByRole('alert', { hidden: true }).map((one) => one.textContent)).toContain(refusal);
};
const still = (at: ProfileSnapshot) => {
  form(false)(at);
  expect(isOff('Save changes')).toBe(!canSave(at));
  expect(screen.queryByRole('alertdialog')).toBeNull();
};

walkScreen(profileModels, {
  render: Profile,
  wrap: within({ app }),
  delays: profileDelays,
  sight: {
    shows: (at) => [
      Object.keys(problemsIn(at.context.values)),
      [canSave(at), canUndo(at), at.context.isPictureUnsent],
      [at.context.refusal, at.context.known !== null],
    ],
    // Without the list there is no dial code to choose, nor a number to type; the same again is no change.
    possible: (at, event) => {
      if (event.type === 'dial.choose') return at.context.known !== null;
      if (event.type !== 'field.change') return true;
      const isThere = event.field !== 'phone' || !awaitsSplit(at);
      return isThere && event.value !== at.context.values[event.field];
    },
  },
  hands: {
    'field.change': async ({ field: name, value }) => {
      if (name !== 'country') return retype(labels[name], value);
      throw new Error('The model chooses no country.');
    },
    'dial.choose': async () => {
      await userEvent.click(picker());
      await userEvent.type(await screen.findByPlaceholderText('Search country or code'), 'united{Enter}');
    },
    'form.submit': () => press('Save changes'),
    'form.discard': () => press('Discard changes'),
    'form.undo': () => press('Undo'),
    'leave.stay': () => press('Stay'),
    'leave.discard': () => press('Leave without saving'),
    'leave.save': () => press('Save and leave'),
    'countries.retry': () => press('Retry'),
    'profile.retry': () => press('Try again'),
    'address.changed': 'elsewhere',
  },
  eyes: {
    'working.form.resting': still,
    'working.form.changed.editing': still,
    'working.form.changed.asking': async (at) => {
      form(false)(at);
      expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
      const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save and leave' });
      expect(save.disabled).toBe(!canSave(at));
    },
    'working.form.changed.saving': (at) => {
      form(true)(at);
      expect(button('Save changes')?.getAttribute('aria-busy')).toBe('true');
    },
    'working.form.leaving': form(true),
    'working.form.undoing': (at) => {
      form(true)(at);
      expect(button('Undo')?.getAttribute('aria-busy')).toBe('true');
    },
    'working.countries.loading': () => expect(screen.queryByText(/could not be loaded/)).toBeNull(),
    'working.countries.known': ({ context: { values, known } }) => {
      const country = known?.countries.find(({ code }) => code === values.dialCountry);
      const chosen = country ? `Country code: ${country.name} ${country.dialCode}` : 'Country code';
      expect(picker().getAttribute('aria-label')).toBe(chosen);
    },
    'working.countries.unknown': () => {
      expect(picker().textContent).toBe('+');
      expect(screen.getByText(/^The country codes could not be loaded/)).toBeTruthy();
    },
    broken: () => {
      expect(screen.getByText('What you have typed is kept.')).toBeTruthy();
      expect(screen.queryByRole('form')).toBeNull();
    },
  },
});
