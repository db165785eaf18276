import { useMemo } from 'react';
import { Combobox } from '../Combobox/Combobox';
import * as css from './PhoneInput.css';
import type { PhoneCountry } from './PhoneInput';

type CountryListProps = { countries: readonly PhoneCountry[] | undefined; onChoose: (code: string) => void };

/** Up to 200 countries, or 20 that match (specification 2, Account step). In a chunk of its own. */
export function CountryList({ countries, onChoose }: CountryListProps) {
  const choices = useMemo(
    () =>
      countries?.map((country) => ({
        id: country.code,
        title: country.name,
        media: <img className={css.flag} src={country.flag} alt="" width={20} height={15} loading="lazy" />,
        end: country.dialCode,
        words: `${country.dialCode} ${country.code}`,
      })),
    [countries],
  );
  return (
    <Combobox
      label="Country"
      placeholder="Search country or code"
      choices={choices}
      onChoose={onChoose}
      searchLimit={20}
      loadingText="Loading countries..."
      emptyText="No countries found."
    />
  );
}
