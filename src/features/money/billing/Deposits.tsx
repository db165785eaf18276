import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { DetailedDeposit } from '../../../../contract/wire/money/billing';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { Filters as Filtered } from '../../../../machines/money/billing/billing.query';
import { RouteLink, useOverlay } from '../../../system/refs';
import { formatDate } from '../../../lib/dates';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Filters } from '../../../ui/Filters/Filters';
import { Money } from '../../../ui/Money/Money';
import { moneyText } from '../../../ui/Money/moneyText';
import type { Column } from '../../../ui/Table/Table';
import * as css from './Billing.css';
import { depositWords } from '../deposits/depositWords';
import { List } from './List';
import { listWords } from './listWords';
import { periodFilter } from './periodFilter';

const columns: readonly Column<DetailedDeposit>[] = [
  {
    id: 'amount',
    title: t('Top-up'),
    cell: ({ amount, currency, network }) => (
      <span>
        <Money amount={amount} />{' '}
        <span className={css.beneath}>{network ? t('{currency} on {network}', { currency, network }) : currency}</span>
      </span>
    ),
  },
  {
    id: 'created',
    title: t('Started'),
    cell: ({ created_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
    from: 44,
  },
  {
    id: 'state',
    title: t('State'),
    cell: (deposit) => {
      const { tone, word } = depositWords(deposit);
      return <Badge tone={tone}>{word}</Badge>;
    },
  },
  { id: 'credited', title: t('Credited'), cell: ({ credited }) => <Money amount={credited} />, figures: true },
  {
    id: 'next',
    title: t('What to do'),
    cell: (deposit) => (
      <span className={css.next}>
        {depositWords(deposit).sentence}
        <span className={css.ways}>
          <GoOn deposit={deposit} />
          <DetailsLink deposit={deposit} />
        </span>
      </span>
    ),
  },
];

const states = [
  { value: '', label: t('All Deposits') },
  { value: 'open', label: t('Open') },
  { value: 'ended', label: t('Ended') },
];

/** Every top-up with its state, and the way on with it. */
export function Deposits({ actor }: { actor: BillingRef }) {
  const { query, today, listing } = useSelector(actor, ({ context }) => context);
  return (
    <List
      actor={actor}
      found={listing?.tab === 'deposits' ? listing : null}
      words={listWords.deposits}
      columns={columns}
      keyOf={({ invoice_id: id }) => id}
      head={(found) => (
        <Filters
          label={t('Filter deposits')}
          choices={[
            {
              label: t('State'),
              value: query.state,
              options: states,
              onChange: (state) =>
                actor.send({ type: 'filters.change', filters: { state: state as Filtered['state'] } }),
            },
          ]}
          period={periodFilter(query, today, 'all', (event) => actor.send(event))}
          found={found}
          onClear={() => actor.send({ type: 'filters.clear' })}
        />
      )}
    />
  );
}

/** To all that is known of it. */
function DetailsLink({ deposit: { deposit_id: id, amount } }: { deposit: DetailedDeposit }) {
  const href = `/billing?tab=deposits&deposit=${id}`;
  return (
    <RouteLink href={href} asChild>
      <Button size="small" href={href} aria-label={t('Details: top-up of {amount}', { amount: moneyText(amount) })}>
        {t('Details')}
      </Button>
    </RouteLink>
  );
}

/** Back to the panel of one that can still be paid. */
function GoOn({ deposit: { payment_url, invoice_id, amount, state } }: { deposit: DetailedDeposit }) {
  const overlay = useOverlay();
  if (payment_url === null) return null;
  const isRest = state === 'partial';
  const money = moneyText(amount);
  return (
    <Button
      size="small"
      aria-label={
        isRest
          ? t('Send the rest: top-up of {amount}', { amount: money })
          : t('Go on: top-up of {amount}', { amount: money })
      }
      onClick={() => overlay.open('topup', { invoiceId: invoice_id })}
    >
      {isRest ? t('Send the rest') : t('Go on')}
    </Button>
  );
}
