import { plural, t } from '../../../../contract/languages/t';

/** What a list says of its rows. */
export interface ListWords {
  caption: string;
  /** '12 transactions' */
  found: (count: number) => string;
  /** Where counting stopped. */
  foundAtLeast: (count: number) => string;
  noMatch: string;
  /** Of the newest; the older ones were not looked at. */
  noMatchSoFar: string;
}

export const listWords = {
  transactions: {
    caption: t('Transactions'),
    found: (count) => plural(count, '1 transaction', '{count} transactions'),
    foundAtLeast: (count) => t('At least {count} transactions', { count }),
    noMatch: t('No transactions match'),
    noMatchSoFar: t('No transactions match so far'),
  },
  documents: {
    caption: t('Documents'),
    found: (count) => plural(count, '1 document', '{count} documents'),
    foundAtLeast: (count) => t('At least {count} documents', { count }),
    noMatch: t('No documents match'),
    noMatchSoFar: t('No documents match so far'),
  },
  subscriptions: {
    caption: t('Subscriptions'),
    found: (count) => plural(count, '1 subscription', '{count} subscriptions'),
    foundAtLeast: (count) => t('At least {count} subscriptions', { count }),
    noMatch: t('No subscriptions match'),
    noMatchSoFar: t('No subscriptions match so far'),
  },
  deposits: {
    caption: t('Deposits'),
    found: (count) => plural(count, '1 deposit', '{count} deposits'),
    foundAtLeast: (count) => t('At least {count} deposits', { count }),
    noMatch: t('No deposits match'),
    noMatchSoFar: t('No deposits match so far'),
  },
} satisfies Record<string, ListWords>;
