import { t } from '../../languages/t';
/**
 * How long an order waits for money, ms. An invoice takes payments for 30 min, and one that was sent in time may be
 * confirmed hours later; a balance that is filled up another day is not meant for this order any more.
 */
export const wishLasts = 24 * 3_600_000;

/** Why an order that waited was not placed. */
export const wishOver = t('The balance did not cover it in time.');
