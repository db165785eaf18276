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
  pages: string;
}

export const listWords = {
  transactions: {
    caption: t('Transactions'),
    found: (count) => plural(count, '1 transaction', '{count} transactions'),
    foundAtLeast: (count) => plural(count, 'At least 1 transaction', 'At least {count} transactions'),
    noMatch: t('No transactions match'),
    noMatchSoFar: t('No transactions match so far'),
    pages: t('Pages of transactions'),
  },
  documents: {
    caption: t('Documents'),
    found: (count) => plural(count, '1 document', '{count} documents'),
    foundAtLeast: (count) => plural(count, 'At least 1 document', 'At least {count} documents'),
    noMatch: t('No documents match'),
    noMatchSoFar: t('No documents match so far'),
    pages: t('Pages of documents'),
  },
  subscriptions: {
    caption: t('Subscriptions'),
    found: (count) => plural(count, '1 subscription', '{count} subscriptions'),
    foundAtLeast: (count) => plural(count, 'At least 1 subscription', 'At least {count} subscriptions'),
    noMatch: t('No subscriptions match'),
    noMatchSoFar: t('No subscriptions match so far'),
    pages: t('Pages of subscriptions'),
  },
  deposits: {
    caption: t('Deposits'),
    found: (count) => plural(count, '1 deposit', '{count} deposits'),
    foundAtLeast: (count) => plural(count, 'At least 1 deposit', 'At least {count} deposits'),
    noMatch: t('No deposits match'),
    noMatchSoFar: t('No deposits match so far'),
    pages: t('Pages of deposits'),
  },
} satisfies Record<string, ListWords>;
