import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { DetailedTransaction } from '../../../../contract/wire/money/transactions';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import { formatMoment } from '../../../lib/dates';
import { row as line } from '../../../ui/atoms.css';
import { DescriptionList, type DescriptionRow } from '../../../ui/DescriptionList/DescriptionList';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Money } from '../../../ui/Money/Money';
import * as css from './Billing.css';
import { methodWords, StatusBadge, TypeBadge } from './billingWords';
import { PdfButton } from './PdfButton';
import { FileProblem } from '../../shell/download/Download';

/** All that is known of one movement; what does not apply is left out. */
function rowsOf(of: DetailedTransaction, actor: BillingRef): DescriptionRow[] {
  const known: { term: string; value: DescriptionRow['value'] | null }[] = [
    { term: t('Date'), value: formatMoment(of.at) },
    { term: t('Website'), value: of.domain },
    { term: t('Type'), value: <TypeBadge type={of.type} /> },
    { term: t('Status'), value: <StatusBadge status={of.status} /> },
    { term: t('Amount'), value: <Money amount={of.type === 'DEBIT' ? -of.amount : of.amount} signed /> },
    { term: t('Balance after'), value: of.balance_after === null ? null : <Money amount={of.balance_after} /> },
    { term: t('Method'), value: methodWords[of.method] },
    { term: t('Paid in'), value: of.crypto_amount === null ? of.currency : `${of.crypto_amount} ${of.currency}` },
    {
      term: t('Rate'),
      value: of.rate === null ? null : t('1 {currency} = €{rate}', { currency: of.currency ?? '', rate: of.rate }),
    },
    { term: t('Network'), value: of.network },
    { term: t('Address'), value: of.address && <span className={css.code}>{of.address}</span> },
    { term: t('Transaction'), value: of.transaction_hash && <span className={css.code}>{of.transaction_hash}</span> },
    {
      term: t('Confirmations'),
      value:
        of.confirmations === null
          ? null
          : t('{confirmations} of {required}', {
              confirmations: of.confirmations,
              required: of.required_confirmations ?? of.confirmations,
            }),
    },
    {
      term: t('Invoice'),
      value: of.invoice && (
        <span className={line[8]}>
          {of.invoice.number}
          <PdfButton actor={actor} id={of.invoice.id} number={of.invoice.number} />
        </span>
      ),
    },
    { term: t('Order'), value: of.order_id && <span className={css.code}>{of.order_id}</span> },
  ];
  return known.flatMap(({ term, value }) => (value === null || value === '' ? [] : [{ term, value }]));
}

interface TransactionDetailsProps {
  transaction: DetailedTransaction;
  actor: BillingRef;
}

export function TransactionDetails({ transaction, actor }: TransactionDetailsProps) {
  const file = useSelector(actor, ({ children }) => children.download);
  return (
    <Dialog title={transaction.description} onClose={() => actor.send({ type: 'row.close' })}>
      <div className={css.details}>
        <FileProblem file={file} />
        <DescriptionList rows={rowsOf(transaction, actor)} />
      </div>
    </Dialog>
  );
}
