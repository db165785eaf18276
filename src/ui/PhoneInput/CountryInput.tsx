import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { t } from '../../../contract/languages/t';
import { grow, truncate } from '../atoms.css';
import { classes } from '../classes';
import { useField } from '../Field/field.context';
import { chunk } from '../../lib/chunk';
import { countryName } from '../../lib/countryName';
import { frame as frameStyle, under } from '../Floating/under.css';
import { lazily } from '../Lazy/lazily';
import * as css from './PhoneInput.css';
import type { PhoneCountry } from './country';

type CountryInputProps = {
  /** Undefined while they load. */
  countries: readonly PhoneCountry[] | undefined;
  /** Code of the chosen country, or a name from elsewhere; empty for none. */
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean | undefined;
};

const CountryList = lazily(
  chunk(() => import('./CountryList')),
  ({ CountryList }) => CountryList,
);

/** One country of the list, or none. Put it into a Field, which names it. */
export function CountryInput({ countries, value, onChange, disabled }: CountryInputProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const list = useId();
  const chosen = countries?.find(({ code, name }) => code === value || name === value);
  return (
    <div ref={frame} className={frameStyle}>
      <button
        {...useField()}
        ref={anchor}
        type="button"
        role="combobox"
        className={css.chooser}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={list}
        onPointerEnter={CountryList.preload}
        onFocus={CountryList.preload}
        onClick={() => setOpen(!open)}
      >
        {chosen && <img className={css.flag} src={chosen.flag} alt="" width={20} height={15} />}
        <span className={classes(grow, truncate)}>{chosen ? countryName(chosen) : value || t('Choose a country')}</span>
        <ChevronDown aria-hidden />
      </button>
      {open && (
        <div className={under}>
          <CountryList
            countries={countries}
            onChoose={onChange}
            id={list}
            none={t('No country')}
            frame={frame}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
    </div>
  );
}
