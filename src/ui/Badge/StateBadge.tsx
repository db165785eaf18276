import {
  ArrowDownLeft,
  ArrowUpRight,
  Ban,
  BookOpen,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Eye,
  type LucideIcon,
  MessageCircle,
  Share2,
  ShoppingBag,
  Star,
  TriangleAlert,
  Tv,
} from 'lucide-react';
import { Badge, type Tone } from './Badge';

type Sign = readonly [tone: Tone, word: string, icon?: LucideIcon];

/** Every state that a list shows, by what it is a state of. Green is done, amber waits, red needs somebody. */
const vocabulary = {
  website: {
    live: ['good', 'deployed'],
    pending: ['warn', 'pending'],
    failed: ['bad', 'Setup needed'],
    draft: ['neutral', 'Draft'],
    suspended: ['bad', 'Suspended', Ban],
  },
  transaction: {
    completed: ['good', 'Completed'],
    pending: ['warn', 'Pending'],
    failed: ['bad', 'Failed', CircleX],
  },
  /** Which way money went: by word, sign and arrow, not by colour. */
  entry: {
    credit: ['neutral', 'Credit', ArrowDownLeft],
    debit: ['neutral', 'Debit', ArrowUpRight],
  },
  deposit: {
    waiting: ['warn', 'Waiting'],
    seen: ['warn', 'Seen', Eye],
    confirming: ['warn', 'Confirming', CircleDashed],
    settled: ['good', 'Settled'],
    partial: ['warn', 'Paid in part', TriangleAlert],
    over: ['good', 'Paid too much', CircleCheck],
    late: ['good', 'Paid late', CircleCheck],
    expired: ['neutral', 'Expired', Clock],
    failed: ['bad', 'Failed', CircleX],
  },
  invoice: {
    paid: ['good', 'Paid'],
    open: ['warn', 'Open'],
    void: ['neutral', 'Void', Ban],
  },
  subscription: {
    active: ['good', 'Active'],
    ending: ['warn', 'Ends with the period'],
    suspended: ['bad', 'Suspended', Ban],
    ended: ['neutral', 'Ended', Ban],
  },
  domain: {
    available: ['good', 'Available'],
    premium: ['accent', 'Premium', Star],
    checking: ['neutral', 'Checking'],
    taken: ['bad', 'Taken', Ban],
  },
  ticket: {
    open: ['warn', 'Open'],
    waiting: ['bad', 'Waiting for you', MessageCircle],
    answered: ['good', 'Answered', MessageCircle],
    closed: ['neutral', 'Closed', CircleCheck],
  },
  category: {
    education: ['neutral', 'Education', BookOpen],
    ecommerce: ['neutral', 'E-commerce', ShoppingBag],
    media: ['neutral', 'Media', Tv],
    social: ['neutral', 'Social', Share2],
  },
} as const satisfies Record<string, Record<string, Sign>>;

export type Subject = keyof typeof vocabulary;
export type StateOf<Of extends Subject> = keyof (typeof vocabulary)[Of] & string;

/** Every state of a subject, in the order of the vocabulary. */
export const statesOf = <Of extends Subject>(of: Of) => Object.keys(vocabulary[of]) as StateOf<Of>[];
export const subjects = Object.keys(vocabulary) as Subject[];

/** A state of the vocabulary: tone, icon and word are the same wherever it stands. */
export function StateBadge<Of extends Subject>({ of, state }: { of: Of; state: StateOf<Of> }) {
  const [tone, word, icon] = vocabulary[of][state] as Sign;
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
