/** Minor units: below it a balance is low, for who has set nothing else; 0 is never. */
export const defaultLowBalance = 1_000;
/** Minor units. */
export const highestLowBalance = 1_000_000;
