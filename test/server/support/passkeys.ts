import { createApp } from '../../../server/app';
import { type SoftKey, softKey, type Tampering } from './authenticator';
import type { TestDatabase } from './database';
import { openDoors, password } from './identity';
import { openBrowser } from './oauth';

type Answer = ReturnType<SoftKey['get']>;

/** The product's doors, and browsers with authenticators at them. */
export function openPasskeys(database: TestDatabase) {
  const doors = openDoors(database);
  const app = createApp(doors.services);
  const { origins } = doors.services.settings;

  const browser = () => {
    const there = openBrowser((path, init) => app.request(path, init), doors.services.settings);
    const send = (method: string, path: string, body?: unknown, token?: string) =>
      there.request(`/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const optionsOf = async (response: Response) => {
      if (response.status !== 200) throw new Error(`No challenge: ${response.status} ${await response.text()}`);
      return (await response.json()) as { challenge: string; [more: string]: unknown };
    };
    const ask = async (email?: string) =>
      optionsOf(await send('POST', '/auth/passkeys/ask/', email ? { user_email: email } : {}));
    const show = (credential: Answer) => send('POST', '/auth/passkeys/sign-in/', { credential });
    return {
      jar: there.jar,
      send,
      ask,
      show,
      begin: async (token: string) => optionsOf(await send('POST', '/auth/passkeys/begin/', {}, token)),
      /** Makes one and has it added. */
      async add(token: string, key: SoftKey, { name = 'A phone', ...wrong }: Tampering & { name?: string } = {}) {
        const options = await optionsOf(await send('POST', '/auth/passkeys/begin/', {}, token));
        return send('POST', '/auth/passkeys/', { name, credential: key.create(options, wrong) }, token);
      },
      /** Asks for one and shows it. */
      signIn: async (key: SoftKey, wrong?: Tampering) => show(key.get(await ask(), wrong)),
      /** The password, where a second factor follows. */
      givePassword: (email: string) => send('POST', '/auth/login/', { email, password }),
    };
  };

  const key = (isSynced = false) => softKey({ origin: origins.app, isSynced });

  return {
    ...doors,
    browser,
    key,
    /** A customer who has signed in just now and has added a passkey. */
    async owner({ isSynced = false, twoFactor = 'none' }: { isSynced?: boolean; twoFactor?: 'none' | 'email' } = {}) {
      const { id, email } = await doors.member(twoFactor);
      const { access_token: token } = await doors.openSession(id);
      const there = browser();
      const own = key(isSynced);
      const added = await there.add(token, own);
      if (added.status !== 201) throw new Error(`Not added: ${added.status} ${await added.text()}`);
      const { id: passkey } = (await added.json()) as { id: string };
      return { id, email, token, there, key: own, passkey };
    },
  };
}
