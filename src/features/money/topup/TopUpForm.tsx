import { useSelector } from '@xstate/react';
import { type FormEvent, useContext } from 'react';
import { t } from '../../../../contract/languages/t';
import { type TopUpCurrency, topUpCurrencies } from '../../../../contract/wire/money/money';
import { amountNeeded, shownAmount } from '../../../../machines/money/topup/topup.select';
import type { TopUpRef } from '../../../../machines/money/topup/topup.machine';
import { muted, stack } from '../../../ui/atoms.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/Button/Button';
import { ChoiceCards } from '../../../ui/Choice/ChoiceCards';
import { cancel } from '../../../ui/Dialog/cancel';
import { DialogDescription } from '../../../ui/Dialog/Dialog';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Field } from '../../../ui/Field/Field';
import { Money } from '../../../ui/Money/Money';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { Coin } from './Coin';
import { CoinIcons } from './coinIcons.context';
import * as css from './TopUpDialog.css';

const names: Record<TopUpCurrency, string> = {
  BTC: 'Bitcoin',
  LTC: 'Litecoin',
  ADA: 'Cardano',
  ETH: 'Ether',
  USDT: 'Tether',
  USDC: 'USD Coin',
};

/** 'Top Up Your Account': an amount and a currency, beside what an order still needs. */
export function TopUpForm({ actor }: { actor: TopUpRef }) {
  const { orderTotal, balance, currency, networks, problem } = useSelector(actor, ({ context }) => context);
  const needed = useSelector(actor, amountNeeded);
  const amount = useSelector(actor, shownAmount);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const iconOf = useContext(CoinIcons);
  const unknown = <Skeleton width="5rem" />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'topup.proceed' });
  };
  return (
    <form method="post" className={stack[24]} onSubmit={submit} noValidate>
      <DialogDescription>{t('Your balance is kept in euros and topped up with cryptocurrency.')}</DialogDescription>
      {orderTotal > 0 && (
        <DescriptionList
          rows={[
            { term: t('Current balance'), value: balance === null ? unknown : <Money amount={balance} /> },
            { term: t('Total due'), value: <Money amount={orderTotal} /> },
            // An unknown balance is not 0: nobody can say yet what is missing.
            { term: t('Amount needed'), value: balance === null ? unknown : <Money amount={needed} />, total: true },
          ]}
        />
      )}
      <Field label={t('Amount in EUR')} hint={t('At least 10.00')} error={problem}>
        <TextInput
          inputMode="decimal"
          enterKeyHint="go"
          autoComplete="off"
          min={10}
          value={amount}
          readOnly={isBusy}
          end="EUR"
          onChange={({ target }) => actor.send({ type: 'amount.type', amount: target.value })}
        />
      </Field>
      <ChoiceCards
        label={t('Pay with')}
        className={css.currencies}
        value={currency}
        onChange={(value) => actor.send({ type: 'currency.choose', currency: value })}
        choices={topUpCurrencies.map((value) => ({
          value,
          title: value,
          description:
            networks?.[value] && networks[value] !== names[value]
              ? t('{currency} on {network}', { currency: names[value], network: networks[value] })
              : names[value],
          media: <Coin address={iconOf(value)} />,
        }))}
      />
      {/* Before there is an address to send to: on another network it would be lost. Its place is there from the beginning. */}
      <p className={classes(muted, css.network)}>
        {networks?.[currency] !== undefined &&
          t('You will send {currency} on {network}. What is sent on another network is lost.', {
            currency,
            network: networks[currency],
          })}
      </p>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'topup.close' })}>{cancel}</Button>
        <Button type="submit" kind="primary" busy={isBusy && t('Preparing')}>
          {t('Proceed to Payment')}
        </Button>
      </div>
    </form>
  );
}
