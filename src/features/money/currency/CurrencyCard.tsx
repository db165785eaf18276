import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { t } from '../../../../contract/languages/t';
import { accountCurrency, type DisplayCurrency, displayCurrencies } from '../../../../contract/rules/money/currency';
import type { DisplayCurrencyRef } from '../../../../machines/money/displayCurrency/displayCurrency.machine';
import { muted, row, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Field } from '../../../ui/Field/Field';
import { moneyText } from '../../../ui/Money/moneyText';
import { Select } from '../../../ui/TextInput/Select';
import { Converted } from './Converted';
import * as css from './CurrencyCard.css';
import { CurrencyIcon } from './CurrencyIcon';
import { lackOf, mend } from './lack';

const names: Record<DisplayCurrency, string> = {
  USD: t('US dollar'),
  EUR: t('Euro'),
  JPY: t('Japanese yen'),
  GBP: t('Pound sterling'),
  CNY: t('Chinese yuan'),
  CAD: t('Canadian dollar'),
  AUD: t('Australian dollar'),
};
const options = displayCurrencies.map((value) => ({ value, label: `${names[value]} (${value})` }));

/** Cents. */
const sample = 10_000;

/** What sums are shown in beside euros, with a sample. */
export function CurrencyCard({ actor }: { actor: DisplayCurrencyRef }) {
  const select = useRef<HTMLSelectElement>(null);
  const currency = useSelector(actor, ({ context }) => context.currency);
  const lack = useSelector(actor, lackOf);
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  const retry = () => {
    mend(actor);
    // The button goes with the lack, and the focus would go with it.
    select.current?.focus();
  };
  return (
    <Card title={t('Display currency')}>
      <div className={css.choice}>
        <Field label={t('Show amounts in')}>
          <Select
            ref={select}
            options={options}
            value={currency}
            aria-disabled={isBroken || undefined}
            onChange={({ target }) =>
              actor.send({ type: 'currency.choose', currency: target.value as DisplayCurrency })
            }
          />
        </Field>
        <div className={stack[8]}>
          <p role="status" className={css.sample}>
            {lack === null ? <Sample actor={actor} currency={currency} /> : <span className={muted}>{lack}</span>}
          </p>
          {lack !== null && (
            <Button size="small" className={css.retry} onClick={retry}>
              {t('Try again')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Sample({ actor, currency }: { actor: DisplayCurrencyRef; currency: DisplayCurrency }) {
  if (currency === accountCurrency)
    return <span className={muted}>{t('Your account is kept and charged in euros.')}</span>;
  return (
    <>
      <span className={row[8]}>
        <CurrencyIcon currency={currency} />
        <span>{moneyText(sample)}</span>
        <Converted amount={sample} actor={actor} />
      </span>
      <span className={muted}>{t('What is charged is always in euros.')}</span>
    </>
  );
}
