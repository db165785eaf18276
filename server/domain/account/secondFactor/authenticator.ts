import { Secret, TOTP } from 'otpauth';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { AuthenticatorSecret } from '../../../../contract/wire/account/security';
import type { Queries } from '../../../db/client';
import { authenticators } from '../../../db/schema/accounts';
import type { RandomSource } from '../../../random';
import { drawQrCode } from './qrCode';

/** Seconds of a step. */
const period = 30;
/**
 * Steps that a code may be old: one that was read at the end of its step is entered in the next. The next step's is not
 * taken, since telephones set their clock by the network, and each further step would be as good to guess as a try more.
 */
const tolerance = 1;

/** What every authenticator app takes without asking: SHA-1, six digits. */
const appOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Sitewright', label, secret, algorithm: 'SHA1', digits: 6, period });

/** The step of a code that is right at `now` (ms), and null for a wrong one. */
function stepOf(secret: string, code: string, now: number): number | null {
  const delta = appOf(Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window: tolerance });
  return delta === null || delta > 0 ? null : Math.floor(now / 1_000 / period) + delta;
}

/**
 * A new secret for a customer whose app does not count yet; the one before it is forgotten.
 * @returns null when an app counts already
 */
export async function beginAuthenticator(
  db: Queries,
  { userId, email }: { userId: string; email: string },
  { now, random }: { now: number; random: RandomSource },
): Promise<AuthenticatorSecret | null> {
  const secret = new Secret({ buffer: Uint8Array.from(random.bytes(20)).buffer });
  const values = { secret: secret.base32, createdAt: now };
  const begun = await db
    .insert(authenticators)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: authenticators.userId, set: values, setWhere: isNull(authenticators.confirmedAt) })
    .returning({ userId: authenticators.userId });
  if (begun.length === 0) return null;
  const otpauth_url = appOf(secret, email).toString();
  return { secret: secret.base32, otpauth_url, secret_qr: drawQrCode(otpauth_url) };
}

/** Lets an app count from its first right code on. @returns whether this code, and no other at the same time, did it */
export async function confirmAuthenticator(db: Queries, userId: string, code: string, now: number): Promise<boolean> {
  return takeStep(db, userId, code, now, { isFirst: true });
}

/** Whether the code is right and was not used before, nor one of a later step: then it is used. */
export async function takeAppCode(db: Queries, userId: string, code: string, now: number): Promise<boolean> {
  return takeStep(db, userId, code, now, { isFirst: false });
}

async function takeStep(
  db: Queries,
  userId: string,
  code: string,
  now: number,
  { isFirst }: { isFirst: boolean },
): Promise<boolean> {
  const own = and(eq(authenticators.userId, userId), isFirst ? isNull(authenticators.confirmedAt) : undefined);
  const [app] = await db.select().from(authenticators).where(own);
  const step = app ? stepOf(app.secret, code, now) : null;
  if (!app || step === null) return false;
  // One statement compares and writes: of the same code at once one is taken.
  const used = await db
    .update(authenticators)
    .set({ lastStep: step, ...(isFirst && { confirmedAt: now }) })
    .where(and(own, eq(authenticators.secret, app.secret), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

export async function forgetAuthenticator(db: Queries, userId: string): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.userId, userId));
}
