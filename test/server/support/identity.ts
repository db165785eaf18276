import { and, asc, eq } from 'drizzle-orm';
import type { SignedIn, Tokens } from '../../../contract/wire/account/account';
import { createApp } from '../../../server/app';
import { outgoingMail, securityEvents } from '../../../server/db/schema/accounts';
import { transact } from '../../../server/db/transaction';
import { hashPassword } from '../../../server/domain/account/accounts';
import { openSession, rotate } from '../../../server/domain/session/sessions';
import type { TestDatabase } from './database';
import { addCustomer } from './people';
import { seededRandom, testServices } from './services';

const somewhere = { device: 'test', address: '127.0.0.1' };
export const password = 'a long password';

let scenes = 0;

/** The product's doors with a clock and randomness of their own, and what a person does at them. */
export function openDoors(
  database: TestDatabase,
  options: Pick<Parameters<typeof testServices>[1] & object, 'settings'> = {},
) {
  scenes += 1;
  const services = testServices(database, { random: seededRandom(`identity ${scenes}`), ...options });
  const { db, random, clock } = services;
  const app = createApp(services);

  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const read = (path: string, token: string) =>
    app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });

  /** As the browser that holds an access token asks. */
  const ask = (token: string, method: string, path: string, body?: unknown) =>
    app.request(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const lettersTo = async (email: string, kind: string) => {
    const mails = await db
      .select()
      .from(outgoingMail)
      .where(and(eq(outgoingMail.recipient, email), eq(outgoingMail.kind, kind)))
      .orderBy(asc(outgoingMail.createdAt));
    return mails.map(({ text }) => text);
  };

  /** The codes that went to a mailbox, of one kind of letter or of any, oldest first. */
  const codesSentTo = async (email: string, kind?: string) => {
    const mails = await db
      .select()
      .from(outgoingMail)
      .where(and(eq(outgoingMail.recipient, email), kind === undefined ? undefined : eq(outgoingMail.kind, kind)))
      .orderBy(asc(outgoingMail.createdAt));
    return mails.flatMap(({ code }) => code ?? []);
  };

  return {
    services,
    send,
    read,
    ask,
    lettersTo,
    codesSentTo,
    codeSentTo: async (email: string, kind?: string) => (await codesSentTo(email, kind)).at(-1) ?? '',

    async signUp(email: string): Promise<Tokens> {
      const response = await send('/auth/register/', {
        email,
        password,
        first_name: 'Ada',
        last_name: 'Baker',
        phone_number: '+32470123456',
      });
      if (response.status !== 201) throw new Error(`The sign-up was answered ${response.status}`);
      return (await response.json()) as Tokens;
    },

    /** A proved account with the password above. */
    member: async (twoFactor: 'none' | 'email' = 'none') =>
      addCustomer(db, clock.now(), { passwordHash: await hashPassword(password), twoFactor }),

    /** Signs in with the password above. @returns the pair of tokens */
    async signIn(email: string, headers: Record<string, string> = {}): Promise<Tokens> {
      const login = await send('/auth/login/', { email, password }, headers);
      if (login.status !== 200) throw new Error(`The sign-in was answered ${login.status}`);
      const { token, refresh_token } = (await login.json()) as SignedIn;
      return { access_token: token, refresh_token };
    },

    /** What happened to an account, oldest first. */
    eventsOf: async (userId: string) => {
      const rows = await db
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(asc(securityEvents.id));
      return rows.map(({ kind }) => kind);
    },

    /** Gives the password of an account with a second factor. @returns the headers of the browser that did */
    async givePassword(email: string) {
      const login = await send('/auth/login/', { email, password });
      if (login.status !== 202) throw new Error(`The password was answered ${login.status}`);
      return { cookie: (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
    },

    /** A session without a sign-in: what signs in is not what the test is about. */
    openSession: (userId: string) =>
      transact(db, (tx) => openSession(tx, userId, somewhere, { now: clock.now(), random })),

    /** A family of tokens, from its first pair on. */
    async family() {
      const user = await addCustomer(db, clock.now());
      const first = await transact(db, (tx) => openSession(tx, user.id, somewhere, { now: clock.now(), random }));
      const refresh = (token: string) => transact(db, (tx) => rotate(tx, token, { now: clock.now(), random }));
      return { user, first, refresh };
    },
  };
}
