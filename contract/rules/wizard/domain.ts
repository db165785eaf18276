/**
 * Minor units: under 15.00 a year the domain is included, from 15.00 on it is charged and marked Premium
 * (docs/product.md, Prices and totals).
 */
export const domainPriceThreshold = 1_500;

/** What the order charges for a domain of this yearly price, in minor units. */
export const chargeablePrice = (price: number) => (price >= domainPriceThreshold ? price : 0);
export const isPremiumPrice = (price: number) => price >= domainPriceThreshold;

/** Labels with letters, digits and hyphens and a TLD of 2 or more letters (or its xn-- form). */
const host = /^(?!-)(?:[a-z0-9-]{1,63}(?<!-)\.(?!-))+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
export const isFullDomain = (name: string) => name.length <= 253 && host.test(name);

/** Suggestions are shown by 6, 12 or 18. */
export const suggestionPageSizes = [6, 12, 18] as const;
