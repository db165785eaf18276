import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from '../Field/Field';
import type { PhoneCountry } from './country';
import { PhoneInput } from './PhoneInput';

afterEach(cleanup);

const named = ['Guinea', 'Papua New Guinea', 'Côte d’Ivoire', 'Germany'];
const countries: PhoneCountry[] = Array.from({ length: 230 }, (_, at) => ({
  code: `X${at}`,
  name: named[at] ?? `Land ${at}`,
  dialCode: `+${at + 100}`,
  flag: '/flag.svg',
}));

function Held({ list }: { list: readonly PhoneCountry[] | undefined }) {
  const [country, setCountry] = useState('X3');
  const [digits, setDigits] = useState('');
  return (
    <Field label="Phone" error="Phone number must be at least 6 digits">
      <PhoneInput
        countries={list}
        country={country}
        onCountryChange={setCountry}
        digits={digits}
        onDigitsChange={setDigits}
      />
    </Field>
  );
}

const picker = () => screen.getByRole('button', { name: /^Country code/ });

describe('PhoneInput', () => {
  it('keeps digits only, and is described by its error', async () => {
    const person = userEvent.setup();
    render(<Held list={countries} />);
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await person.type(number, '(030) 12-34 ext');
    expect(number.value).toBe('0301234');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(number.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Phone number must be at least 6 digits');
  });

  it('opens up to 200 countries, searches to at most 20, chooses by keyboard and gives the focus back', async () => {
    const person = userEvent.setup();
    render(<Held list={countries} />);
    expect(picker().getAttribute('aria-label')).toBe('Country code: Germany +103');
    await person.click(picker());
    const search = await screen.findByRole('combobox', { name: 'Country' });
    const options = () => within(screen.getByRole('listbox')).queryAllByRole('option');
    await waitFor(() => expect(options()).toHaveLength(200));
    await person.type(search, 'land');
    expect(options()).toHaveLength(20);
    await person.clear(search);
    await person.type(search, 'guinea');
    expect(options().map((option) => option.textContent)).toEqual(['Guinea+100', 'Papua New Guinea+101']);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(picker().getAttribute('aria-label')).toBe('Country code: Papua New Guinea +101');
    expect(document.activeElement).toBe(picker());
  });

  it('finds without accents and by dial code; says when there is none; Escape closes', async () => {
    const person = userEvent.setup();
    render(<Held list={countries} />);
    await person.click(picker());
    const search = await screen.findByRole('combobox', { name: 'Country' });
    await person.type(search, 'cote');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Côte d’Ivoire+102']);
    await person.clear(search);
    await person.type(search, '+103');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Germany+103']);
    await person.clear(search);
    await person.type(search, 'zzz');
    expect(screen.getByText('No countries found.')).toBeDefined();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(picker());
  });

  it('says that the countries load, and can be left again', async () => {
    const person = userEvent.setup();
    render(<Held list={undefined} />);
    await person.click(picker());
    expect(await screen.findByText('Loading countries...')).toBeDefined();
    await person.click(document.body);
    expect(screen.queryByText('Loading countries...')).toBeNull();
  });
});
