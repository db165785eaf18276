import type { BillingSnapshot } from './billing.machine';
import { isFiltered } from './billing.query';

/** Whether the customer filters by anything but what the list begins with. */
export const isNarrowed = ({ context }: BillingSnapshot): boolean => isFiltered(context.query);
