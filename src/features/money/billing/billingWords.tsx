import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { DocumentKind, DocumentStatus } from '../../../../contract/wire/money/billing';
import type { DepositState } from '../../../../contract/wire/money/money';
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
  balance: 'Account balance',
  operator: 'Sitewright',
};

export const documentKindWords: Record<DocumentKind, string> = { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' };

const documents: Record<DocumentStatus, [Tone, string]> = {
  PAID: ['good', 'Paid'],
  PARTLY_REFUNDED: ['warn', 'Partly refunded'],
  REFUNDED: ['neutral', 'Refunded'],
  ISSUED: ['good', 'Issued'],
};

export const DocumentBadge = ({ status }: { status: DocumentStatus }) => (
  <Badge tone={documents[status][0]}>{documents[status][1]}</Badge>
);

interface DepositWords {
  tone: Tone;
  word: string;
  /** What it means for the customer, and what there is to do. */
  sentence: string;
}

export const depositWords: Record<DepositState, DepositWords> = {
  waiting: { tone: 'warn', word: 'Waiting', sentence: 'No payment was seen yet. You can still send it.' },
  seen: { tone: 'warn', word: 'Seen', sentence: 'The network has seen your payment. There is nothing to do.' },
  confirming: {
    tone: 'warn',
    word: 'Confirming',
    sentence: 'Your payment is being confirmed. There is nothing to do.',
  },
  settled: { tone: 'good', word: 'Settled', sentence: 'It is on your balance.' },
  partial: { tone: 'warn', word: 'Partial', sentence: 'A part has arrived. You can send the rest.' },
  over: { tone: 'good', word: 'Over', sentence: 'More than asked has arrived. All of it is on your balance.' },
  late: { tone: 'good', word: 'Late', sentence: 'It came after the deadline, and is on your balance.' },
  expired: { tone: 'neutral', word: 'Expired', sentence: 'No payment came in time. Start a new top-up.' },
  failed: { tone: 'bad', word: 'Failed', sentence: 'The network took the payment back. Please pay again.' },
};

const subscriptions: Record<Subscription['state'], [Tone, string]> = {
  active: ['good', 'Active'],
  past_due: ['warn', 'Payment due'],
  suspended: ['bad', 'Suspended'],
  cancelled: ['neutral', 'Ended'],
};

export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const [tone, word] = subscriptions[subscription.state];
  const isEnding = subscription.cancels_at_period_end && subscription.state !== 'cancelled';
  return <Badge tone={isEnding ? 'neutral' : tone}>{isEnding ? 'Cancelled' : word}</Badge>;
}
