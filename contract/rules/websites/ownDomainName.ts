import { t } from '../../languages/t';
export const notADomain = t('Please enter a domain like shop.example.com, without https:// and without a path');

/** The domain in what somebody typed or pasted: an address is one too. */
export const namedDomain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/\.$/, '');
