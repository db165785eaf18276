/**
 * Minor units a year: a cheaper domain is included in the plan, one from 15.00 on is charged and marked Premium
 * (docs/product.md, Prices and totals).
 */
const premiumThreshold = 1_500;

export const isPremiumPrice = (price: number) => price >= premiumThreshold;
/** What the order charges for a domain of this yearly price, both in minor units. */
export const chargeablePrice = (price: number) => (isPremiumPrice(price) ? price : 0);

/**
 * Labels of letters, digits and hyphens, none of them at a label's end, and a TLD of 2 or more letters (or its xn-- form).
 * DNS allows 63 characters for a label and 253 for the name.
 */
const hostPattern = /^(?!-)(?:[a-z0-9-]{1,63}(?<!-)\.(?!-))+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
/** Whether a name has its TLD, as `blue-bakery` has not. */
export const isFullDomain = (name: string) => name.length <= 253 && hostPattern.test(name);

/** How many suggestions a page may show, as the customer chooses. */
export const suggestionPageSizes = [6, 12, 18] as const;
