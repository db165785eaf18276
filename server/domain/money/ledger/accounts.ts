/** Our own accounts, opened by the migration 'ledger_rules'. */
export const houseAccounts = [
  /** What the payment gateway took in for us. */
  'gateway:clearing',
  'revenue:setup',
  'revenue:monthly',
  'revenue:domain',
  /** What coupons took off our revenue. */
  'discount:coupons',
  /** What the operator credited by hand. */
  'operator:funding',
] as const;
export type HouseAccount = (typeof houseAccounts)[number];

export type CustomerAccount = `customer:${string}`;
export type AccountCode = HouseAccount | CustomerAccount;

/** The account of a customer's prepaid balance. */
export const customerAccount = (userId: string): CustomerAccount => `customer:${userId}`;

export const isCustomerAccount = (account: string): account is CustomerAccount => account.startsWith('customer:');

export const ownerOf = (account: CustomerAccount) => account.slice('customer:'.length);
