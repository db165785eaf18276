import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { BusinessSnapshot } from '../../../../machines/wizard/business/business.machine';
import { businessModels } from '../../../../machines/wizard/business/business.model';
import { missingWords, problemOf } from '../../../../machines/wizard/business/business.select';
import { type FieldName, fieldNames, type TextField } from '../../../../machines/wizard/business/business.form';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import '../../../ui/PhoneInput/CountryList';
import { BusinessStep } from './BusinessStep';

// The chunk of the list is imported here as well, so that nothing waits for the network.
const labels: Record<TextField, string> = {
  business_name: 'Business name',
  contact_email: 'Email',
  contact_phone: 'Phone',
  business_description: 'Description',
  business_address: 'Business address',
};
const fields = Object.keys(labels) as TextField[];
const field = (name: TextField) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const picker = () => screen.getByRole('button', { name: /^Country code/ });
/** Of keywords that are on their way nothing is said yet. */
const isSaid = (at: BusinessSnapshot, name: FieldName) =>
  name !== 'keywords' || at.children.keywords?.getSnapshot().value === 'resting';
const problems = (at: BusinessSnapshot) =>
  fieldNames.filter((name) => isSaid(at, name)).flatMap((name) => problemOf(name)(at) ?? []);

/** What was typed, what is wrong with it, and what Next still waits for. */
const form = (at: BusinessSnapshot, isSending: boolean) => {
  expect(fields.map((name) => field(name).value)).toEqual(fields.map((name) => at.context.business[name]));
  for (const problem of problems(at)) expect(screen.getByText(problem)).toBeTruthy();
  const words = missingWords(at);
  expect(screen.queryByText(/^Still needed/)?.textContent ?? '').toBe(words && `Still needed: ${words}.`);
  expect(field('business_description').readOnly).toBe(isSending);
};

walkScreen(businessModels, {
  render: BusinessStep,
  sight: {
    shows: (at) => problems(at).length > 0,
    // Without the list there is no country to choose.
    possible: ({ context }, { type }) => type !== 'country.choose' || context.countries !== null,
  },
  hands: {
    'field.change': ({ field: name, value }) => fireEvent.change(field(name), { target: { value } }),
    'field.leave': ({ field: name }) => fireEvent.blur(field(name)),
    'country.choose': async () => {
      await userEvent.click(picker());
      await userEvent.type(await screen.findByRole('combobox', { name: 'Country' }), 'united{Enter}');
    },
    'countries.retry': () => press('Retry'),
    'business.retry': () => press('Try again'),
  },
  eyes: {
    'working.form.editing': (at) => form(at, false),
    'working.form.uploading': (at) => form(at, true),
    'working.countries.loading': () => expect(screen.queryByText(/country codes could not be loaded/)).toBeNull(),
    'working.countries.known': ({ context: { country, countries } }) => {
      const known = countries?.find(({ code }) => code === country);
      expect(picker().getAttribute('aria-label')).toBe(`Country code: ${known?.name} ${known?.dialCode}`);
    },
    'working.countries.unknown': () => expect(screen.getByText(/^The country codes could not be loaded/)).toBeTruthy(),
    broken: () => {
      expect(screen.getByRole('alert').textContent).toContain('A part of this page stopped.');
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  },
});
