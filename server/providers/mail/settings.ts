import * as v from 'valibot';

/** Mail that comes in: where answers go, and what its service signs with. */
export interface InboundSettings {
  /** 'reply@sitewright.example', in small letters; answers go to 'reply+<token>@...'. */
  address: string;
  key: string;
}

export const inboundEnvironment = {
  SUPPORT_REPLY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.regex(/^(?:|sandbox|[a-z0-9._-]+@[a-z0-9.-]+)$/, "must be empty, 'sandbox' or a mail address"),
    ),
    'sandbox',
  ),
  SUPPORT_REPLY_KEY: v.optional(v.string(), 'sandbox'),
};
type Environment = { SUPPORT_REPLY: string; SUPPORT_REPLY_KEY: string };

const sandboxAddress = 'reply@sitewright.example';

/** Undefined where no mail comes in: in production nobody speaks for a stand-in. */
export function inboundOf(
  { SUPPORT_REPLY: address, SUPPORT_REPLY_KEY: key }: Environment,
  isProduction: boolean,
): InboundSettings | undefined {
  if (address === '' || (address === 'sandbox' && isProduction)) return undefined;
  return { address: address === 'sandbox' ? sandboxAddress : address, key };
}

/** What must not be guessable in production, by setting. */
export const inboundSecrets = ({
  SUPPORT_REPLY: address,
  SUPPORT_REPLY_KEY: key,
}: Environment): Record<string, string> => (address.includes('@') ? { SUPPORT_REPLY_KEY: key } : {});
