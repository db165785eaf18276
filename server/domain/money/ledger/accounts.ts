/** Our own accounts, opened by the migrations 'ledger_rules' and 'renewals'. */
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
  /** What the operator gave back of orders by hand. */
  'refunds:orders',
  /** What the operator put right by hand, in either direction. */
  'operator:corrections',
] as const;
export type HouseAccount = (typeof houseAccounts)[number];

export type CustomerAccount = `customer:${string}`;
export type AccountCode = HouseAccount | CustomerAccount;

/** The account of a customer's prepaid balance. */
export const customerAccount = (userId: string): CustomerAccount => `customer:${userId}`;

export const isCustomerAccount = (account: string): account is CustomerAccount => account.startsWith('customer:');

export const ownerOf = (account: CustomerAccount) => account.slice('customer:'.length);
