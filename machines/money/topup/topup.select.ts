import { shortfall, suggestion } from './topup.amount';
import type { TopUpSnapshot } from './topup.machine';

/** What stands in the amount's field: what was typed, else what the order lacks. */
export const shownAmount = ({ context }: TopUpSnapshot) => context.typed ?? suggestion(context);

/** What the order lacks, minor units. */
export const amountNeeded = ({ context }: TopUpSnapshot) => shortfall(context);
