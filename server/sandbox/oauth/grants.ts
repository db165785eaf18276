import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { secret } from '../../random';
import type { SandboxParts } from '../parts';

/** Who the tester says is signing in. */
export const Choice = v.object({
  email: v.optional(v.pipe(v.string(), v.trim()), ''),
  is_verified: v.optional(v.string(), ''),
  name: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** Empty: one that belongs to the e-mail. */
  subject: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,21}$/, 'must be digits')), ''),
});
export type Choice = v.InferOutput<typeof Choice>;

export interface StandInPerson {
  subject: string;
  email: string;
  isVerified: boolean;
  name: string;
}

/** The same mailbox is the same person unless the tester says another subject. */
export function personOf({ email, is_verified, name, subject }: Choice, digits: number): StandInPerson {
  const number = BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)}`);
  const own = `1${String(number)
    .padStart(30, '0')
    .slice(0, digits - 1)}`;
  return { subject: subject || own, email, isVerified: is_verified === 'on', name };
}

/** What a product asks a provider's page for. */
export interface Grant {
  clientId: string;
  redirectUri: string;
  scope: string;
  nonce: string;
  challenge: string;
  person: StandInPerson;
}

/** Milliseconds in which a code is exchanged. */
const codeLifetime = 10 * 60_000;

/** Codes and access tokens of one provider; each code is good for one exchange. */
export function createGrants({ clock, random }: Pick<SandboxParts, 'clock' | 'random'>) {
  const codes = new Map<string, Grant & { until: number }>();
  const tokens = new Map<string, Grant>();
  return {
    /** @returns the code that goes back with the browser */
    issueCode(grant: Grant): string {
      const code = secret(random);
      codes.set(code, { ...grant, until: clock.now() + codeLifetime });
      return code;
    },
    /** The grant of a code that is exchanged as it was asked for; null for any other. The code is used up either way. */
    exchange(given: { code: string; clientId: string; redirectUri: string; verifier: string }) {
      const grant = codes.get(given.code);
      codes.delete(given.code);
      if (!grant || grant.until <= clock.now()) return null;
      const challenge = createHash('sha256').update(given.verifier).digest('base64url');
      const isSame =
        grant.clientId === given.clientId && grant.redirectUri === given.redirectUri && grant.challenge === challenge;
      if (!isSame) return null;
      const token = secret(random);
      tokens.set(token, grant);
      return { token, grant };
    },
    /** Whose token it is. */
    grantOf: (token: string | undefined) => (token ? tokens.get(token) : undefined),
  };
}
export type Grants = ReturnType<typeof createGrants>;
