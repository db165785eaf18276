/** What a plan charges, in minor units: once, and for each month of a website. */
export interface Fees {
  setup_fee: number;
  monthly_fee: number;
}

/** What a website costs in its first months, minor units; a domain that is charged comes on top. */
export const costOf = ({ setup_fee, monthly_fee }: Fees, months: number): number => setup_fee + months * monthly_fee;

/**
 * How many whole months of a new website a balance pays, its setup first; null when there is no end to it.
 *
 * @param balance minor units
 */
export function monthsPaid(balance: number, { setup_fee, monthly_fee }: Fees): number | null {
  const rest = balance - setup_fee;
  if (rest < 0) return 0;
  return monthly_fee === 0 ? null : Math.floor(rest / monthly_fee);
}
