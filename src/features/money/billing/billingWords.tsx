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
  COMPLETED: ['good', t('Completed')],
  FAILED: ['bad', t('Failed')],
  PENDING: ['warn', t('Pending')],
};

export const StatusBadge = ({ status }: { status: TransactionStatus }) => (
  <Badge tone={statuses[status][0]}>{statuses[status][1]}</Badge>
);

export const TypeBadge = ({ type }: { type: TransactionType }) => (
  <Badge tone="neutral" icon={type === 'CREDIT' ? ArrowDownLeft : ArrowUpRight}>
    {type === 'CREDIT' ? t('Credit') : t('Debit')}
  </Badge>
);

export const methodWords: Record<DetailedTransaction['method'], string> = {
  crypto: t('Cryptocurrency'),
  balance: t('Account balance'),
  operator: 'Sitewright',
};

export const documentKindWords: Record<DocumentKind, string> = { INVOICE: t('Invoice'), CREDIT_NOTE: t('Credit note') };

const documents: Record<DocumentStatus, [Tone, string]> = {
  PAID: ['good', t('Paid')],
  PARTLY_REFUNDED: ['warn', t('Partly refunded')],
  REFUNDED: ['neutral', t('Refunded')],
  ISSUED: ['good', t('Issued')],
};

export const DocumentBadge = ({ status }: { status: DocumentStatus }) => (
  <Badge tone={documents[status][0]}>{documents[status][1]}</Badge>
);

const subscriptions: Record<Subscription['state'], [Tone, string]> = {
  active: ['good', t('Active')],
  past_due: ['warn', t('Payment due')],
  suspended: ['bad', t('Suspended')],
  cancelled: ['neutral', t('Ended')],
};

export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const [tone, word] = subscriptions[subscription.state];
  const isEnding = subscription.cancels_at_period_end && subscription.state !== 'cancelled';
  return <Badge tone={isEnding ? 'neutral' : tone}>{isEnding ? t('Cancelled') : word}</Badge>;
}
