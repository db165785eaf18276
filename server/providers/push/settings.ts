import * as v from 'valibot';

/** Who we are to the push services, and where they may be. */
export interface PushSettings {
  /** 'mailto:hello@sitewright.example' or an https address: Apple's service takes nothing without one that can be one. */
  contact: string;
  /** A pair of P-256, base64url (VAPID, RFC 8292). */
  publicKey: string;
  privateKey: string;
  /** Below it lie the stand-in's addresses; undefined where there is none. */
  standIn: string | undefined;
}

const keyOf = (length: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.regex(new RegExp(`^(?:|[\\w-]{${length}})$`), 'must be a VAPID key')), '');

export const pushEnvironment = {
  PUSH: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:|sandbox|mailto:\S+@\S+|https:\/\/\S+)$/, "must be empty, 'sandbox', mailto:... or https://..."),
    ),
    'sandbox',
  ),
  PUSH_PUBLIC_KEY: keyOf(87),
  PUSH_PRIVATE_KEY: keyOf(43),
};
type Environment = { [Key in keyof typeof pushEnvironment]: v.InferOutput<(typeof pushEnvironment)[Key]> };

/** Known to all, like everything of the sandbox. */
const sandboxKeys = {
  publicKey: 'BD5ApZlBIC3wIIcdU-EHFYTRa2rwWfcfZ35zrNcXKiLj_nTvX53BEbHHCFE7o34trs7odhhFG7wxm_cd2kqVBfA',
  privateKey: 'fl9dIz0H_bNmKk3dcT3mzTmpI9ICzRxwkC7C1yKvSN8',
};

const isReal = ({ PUSH }: Environment) => PUSH !== '' && PUSH !== 'sandbox';

/** What a contact needs beside it. */
export const pushMissing = (env: Environment): string[] =>
  isReal(env) ? (['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'] as const).filter((name) => env[name] === '') : [];

/** Undefined where nothing is pushed: in production nobody speaks for a stand-in. */
export function pushOf(env: Environment, sandbox: string, isProduction: boolean): PushSettings | undefined {
  const standIn = isProduction ? undefined : `${sandbox}/push/`;
  if (isReal(env))
    return { contact: env.PUSH, publicKey: env.PUSH_PUBLIC_KEY, privateKey: env.PUSH_PRIVATE_KEY, standIn };
  if (env.PUSH === '' || isProduction) return undefined;
  return { contact: 'mailto:hello@sitewright.example', ...sandboxKeys, standIn };
}
