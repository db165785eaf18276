/** The services that may open an account. */
export const providerNames = ['google', 'github'] as const;
export type ProviderName = (typeof providerNames)[number];
