import * as v from 'valibot';
import type { GatewayName } from './payments';

export interface BtcpaySettings {
  /** Without a slash at its end. */
  address: string;
  /** The store's id. */
  store: string;
  key: string;
  webhookSecret: string;
}

const text = v.optional(v.pipe(v.string(), v.trim()), '');

/** The part of the environment that is about BTCPay Server. */
export const btcpayEnvironment = {
  BTCPAY: v.pipe(
    text,
    v.check((address) => address === '' || /^https?:\/\/./.test(address), 'must start with https://'),
    v.check((address) => address === '' || URL.canParse(address), 'must be an address'),
  ),
  BTCPAY_STORE: text,
  BTCPAY_KEY: text,
  BTCPAY_SECRET: text,
  PAYMENTS_GATEWAY: v.pipe(text, v.picklist(['', 'wire', 'btcpay'], "must be 'btcpay' or 'wire'")),
};
type Environment = { [Key in keyof typeof btcpayEnvironment]: v.InferOutput<(typeof btcpayEnvironment)[Key]> };

const parts = ['BTCPAY_STORE', 'BTCPAY_KEY', 'BTCPAY_SECRET'] as const;

/** undefined where it is not set up. */
export const btcpayOf = (env: Environment): BtcpaySettings | undefined =>
  env.BTCPAY === ''
    ? undefined
    : {
        address: env.BTCPAY.replace(/\/+$/, ''),
        store: env.BTCPAY_STORE,
        key: env.BTCPAY_KEY,
        webhookSecret: env.BTCPAY_SECRET,
      };

/** Which makes new invoices. */
export const gatewayNameOf = (env: Environment): GatewayName => env.PAYMENTS_GATEWAY || 'wire';

/** A half of it would take top-ups that nobody can look after. */
export const btcpayMissing = (env: Environment): string[] => {
  if (env.BTCPAY !== '') return parts.filter((part) => env[part] === '');
  return gatewayNameOf(env) === 'btcpay' ? ['BTCPAY'] : [];
};

/** What production refuses: an address at which anybody on the way may change the answers. */
export const btcpayRefusals = (env: Environment): string[] => (env.BTCPAY.startsWith('http:') ? ['BTCPAY'] : []);

/** Its secrets, by the name of their setting; none where it is not set up. */
export const btcpaySecrets = (env: Environment): Record<string, string> =>
  env.BTCPAY === '' ? {} : { BTCPAY_KEY: env.BTCPAY_KEY, BTCPAY_SECRET: env.BTCPAY_SECRET };
