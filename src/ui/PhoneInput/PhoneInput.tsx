import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../../../contract/languages/t';
import { grow, numeric } from '../atoms.css';
import { classes } from '../classes';
import { chunk } from '../../lib/chunk';
import { countryName } from '../../lib/countryName';
import { under } from '../Floating/under.css';
import { lazily } from '../Lazy/lazily';
import { TextInput } from '../TextInput/TextInput';
import type { PhoneCountry } from './country';
import * as css from './PhoneInput.css';

type PhoneInputProps = {
  /** Undefined while they load. */
  countries: readonly PhoneCountry[] | undefined;
  /** Code of the chosen country. */
  country: string;
  onCountryChange: (code: string) => void;
  /** Digits of the number without the dial code. */
  digits: string;
  onDigitsChange: (digits: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

const CountryList = lazily(
  chunk(() => import('./CountryList')),
  ({ CountryList }) => CountryList,
);

/** A dial code and digits. Put it into a Field, which names the number. */
export function PhoneInput(props: PhoneInputProps) {
  const { countries, country, onCountryChange, digits, onDigitsChange, onBlur, name, placeholder, disabled } = props;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const chosen = countries?.find((one) => one.code === country);
  return (
    <div ref={frame} className={css.frame}>
      <button
        ref={anchor}
        type="button"
        className={css.picker}
        disabled={disabled}
        aria-label={
          chosen
            ? t('Country code: {name} {code}', { name: countryName(chosen), code: chosen.dialCode })
            : t('Country code')
        }
        aria-haspopup="listbox"
        aria-expanded={open}
        onPointerEnter={CountryList.preload}
        onFocus={CountryList.preload}
        onClick={() => setOpen(!open)}
      >
        {chosen ? (
          <img className={css.flag} src={chosen.flag} alt="" width={20} height={15} />
        ) : (
          <span className={css.flag} />
        )}
        <span className={classes(numeric, grow)}>
          <bdi>{chosen?.dialCode ?? country}</bdi>
        </span>
        <ChevronDown aria-hidden />
      </button>
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        className={css.number}
        name={name}
        placeholder={placeholder}
        disabled={disabled}
        value={digits}
        onBlur={onBlur}
        onChange={(event) => onDigitsChange(event.target.value.replace(/\D/g, ''))}
      />
      {open && (
        <div className={under}>
          <CountryList
            countries={countries}
            onChoose={onCountryChange}
            frame={frame}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
    </div>
  );
}
