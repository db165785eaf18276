import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { DocumentKind, DocumentStatus } from '../../../../contract/wire/money/billing';
import type { Subscription } from '../../../../contract/wire/money/subscriptions';
import type {
  DetailedTransaction,
  TransactionStatus,
  TransactionType,
} from '../../../../contract/wire/money/transactions';
import { Badge, type Tone } from '../../../ui/Badge/Badge';

const statuses: Record<TransactionStatus, [Tone, string]> = {
  COMPLETED: ['good', 'Completed'],
  FAILED: ['bad', 'Failed'],
  PENDING: ['warn', 'Pending'],
};

export const StatusBadge = ({ status }: { status: TransactionStatus }) => (
  <Badge tone={statuses[status][0]}>{statuses[status][1]}</Badge>
);

export const TypeBadge = ({ type }: { type: TransactionType }) => (
  <Badge tone="neutral" icon={type === 'CREDIT' ? ArrowDownLeft : ArrowUpRight}>
    {type === 'CREDIT' ? 'Credit' : 'Debit'}
  </Badge>
);

export const methodWords: Record<DetailedTransaction['method'], string> = {
  crypto: 'Cryptocurrency',
  balance: t('Account balance'),
  operator: 'Sitewright',
};

export const documentKindWords: Record<DocumentKind, string> = { INVOICE: 'Invoice', CREDIT_NOTE: t('Credit note') };

const documents: Record<DocumentStatus, [Tone, string]> = {
  PAID: ['good', 'Paid'],
  PARTLY_REFUNDED: ['warn', t('Partly refunded')],
  REFUNDED: ['neutral', 'Refunded'],
  ISSUED: ['good', 'Issued'],
};

export const DocumentBadge = ({ status }: { status: DocumentStatus }) => (
  <Badge tone={documents[status][0]}>{documents[status][1]}</Badge>
);

const subscriptions: Record<Subscription['state'], [Tone, string]> = {
  active: ['good', 'Active'],
  past_due: ['warn', t('Payment due')],
  suspended: ['bad', 'Suspended'],
  cancelled: ['neutral', 'Ended'],
};

export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const [tone, word] = subscriptions[subscription.state];
  const isEnding = subscription.cancels_at_period_end && subscription.state !== 'cancelled';
  return <Badge tone={isEnding ? 'neutral' : tone}>{isEnding ? 'Cancelled' : word}</Badge>;
}
