import { useMemo } from 'react';
import { t } from '../../../contract/languages/t';
import { countryName } from '../../lib/countryName';
import { Combobox } from '../Combobox/Combobox';
import { type FloatingProps, useFloating } from '../Floating/useFloating';
import { list } from './CountryList.css';
import { flag } from './PhoneInput.css';
import type { PhoneCountry } from './country';

type CountryListProps = FloatingProps & {
  countries: readonly PhoneCountry[] | undefined;
  onChoose: (code: string) => void;
  /** Without dial codes, and with a choice of this name for none, whose code is empty. */
  none?: string | undefined;
  /** Of what floats, when it is a dialog. */
  id?: string | undefined;
};

/** What the button of a country opens: up to 200 of them, or 20 that match. In a chunk of its own. */
export function CountryList({ countries, onChoose, none, id, ...place }: CountryListProps) {
  const floating = useFloating(place);
  const choose = (code: string) => {
    onChoose(code);
    place.onClose();
    place.anchor.current?.focus();
  };
  const choices = useMemo(() => {
    const all = countries?.map((country) => ({
      id: country.code,
      title: countryName(country),
      media: <img className={flag} src={country.flag} alt="" width={20} height={15} loading="lazy" />,
      end: none === undefined && <bdi>{country.dialCode}</bdi>,
      words: `${none === undefined ? `${country.dialCode} ` : ''}${country.code} ${country.name}`,
    }));
    return none === undefined ? all : all && [{ id: '', title: none }, ...all];
  }, [countries, none]);
  return (
    <div
      ref={floating}
      popover="manual"
      className={list}
      {...(id && { id, role: 'dialog', 'aria-label': t('Countries') })}
    >
      <Combobox
        label={t('Country')}
        placeholder={none === undefined ? t('Search country or code') : t('Search country')}
        choices={choices}
        onChoose={choose}
        searchLimit={20}
        loadingText={t('Loading countries...')}
        emptyText={t('No countries found.')}
      />
    </div>
  );
}
