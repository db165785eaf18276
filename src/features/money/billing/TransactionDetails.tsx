import type { DetailedTransaction } from '../../../../contract/wire/money/transactions';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import { formatMoment } from '../../../lib/dates';
import { row as line } from '../../../ui/atoms.css';
import { DescriptionList, type DescriptionRow } from '../../../ui/DescriptionList/DescriptionList';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Money } from '../../../ui/Money/Money';
import * as css from './Billing.css';
import { methodWords, StatusBadge, TypeBadge } from './billingWords';
import { ExportProblem, PdfButton } from './Export';

/** All that is known of one movement; what does not apply is left out. */
function rowsOf(of: DetailedTransaction, actor: BillingRef): DescriptionRow[] {
  const known: [term: string, value: DescriptionRow['value'] | null][] = [
    ['Date', formatMoment(of.at)],
    ['Website', of.domain],
    ['Type', <TypeBadge type={of.type} />],
    ['Status', <StatusBadge status={of.status} />],
    ['Amount', <Money amount={of.type === 'DEBIT' ? -of.amount : of.amount} signed />],
    ['Balance after', of.balance_after === null ? null : <Money amount={of.balance_after} />],
    ['Method', methodWords[of.method]],
    ['Paid in', of.crypto_amount === null ? of.currency : `${of.crypto_amount} ${of.currency}`],
    ['Rate', of.rate === null ? null : `1 ${of.currency} = €${of.rate}`],
    ['Network', of.network],
    ['Address', of.address && <span className={css.code}>{of.address}</span>],
    ['Transaction', of.transaction_hash && <span className={css.code}>{of.transaction_hash}</span>],
    [
      'Confirmations',
      of.confirmations === null ? null : `${of.confirmations} of ${of.required_confirmations ?? of.confirmations}`,
    ],
    [
      'Invoice',
      of.invoice && (
        <span className={line[8]}>
          {of.invoice.number}
          <PdfButton actor={actor} id={of.invoice.id} number={of.invoice.number} />
        </span>
      ),
    ],
    ['Order', of.order_id && <span className={css.code}>{of.order_id}</span>],
  ];
  return known.flatMap(([term, value]) => (value === null || value === '' ? [] : [{ term, value }]));
}

interface TransactionDetailsProps {
  transaction: DetailedTransaction;
  actor: BillingRef;
}

export function TransactionDetails({ transaction, actor }: TransactionDetailsProps) {
  return (
    <Dialog title={transaction.description} onClose={() => actor.send({ type: 'row.close' })}>
      <div className={css.details}>
        <ExportProblem actor={actor} />
        <DescriptionList rows={rowsOf(transaction, actor)} />
      </div>
    </Dialog>
  );
}
