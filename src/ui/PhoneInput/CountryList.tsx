import { useMemo } from 'react';
import { Combobox } from '../Combobox/Combobox';
import * as css from './PhoneInput.css';
import type { PhoneCountry } from './country';

type CountryListProps = {
  countries: readonly PhoneCountry[] | undefined;
  onChoose: (code: string) => void;
  /** Without dial codes, and with a choice of this name for none, whose code is empty. */
  none?: string | undefined;
};

/** Up to 200 countries, or 20 that match. In a chunk of its own. */
export function CountryList({ countries, onChoose, none }: CountryListProps) {
  const choices = useMemo(() => {
    const all = countries?.map((country) => ({
      id: country.code,
      title: country.name,
      media: <img className={css.flag} src={country.flag} alt="" width={20} height={15} loading="lazy" />,
      end: none === undefined && country.dialCode,
      words: none === undefined ? `${country.dialCode} ${country.code}` : country.code,
    }));
    return none === undefined ? all : all && [{ id: '', title: none }, ...all];
  }, [countries, none]);
  return (
    <Combobox
      label="Country"
      placeholder={none === undefined ? 'Search country or code' : 'Search country'}
      choices={choices}
      onChoose={onChoose}
      searchLimit={20}
      loadingText="Loading countries..."
      emptyText="No countries found."
    />
  );
}
