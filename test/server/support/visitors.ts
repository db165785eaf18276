import { request } from 'node:http';
import type { MessagePage } from '../../../contract/wire/websites/messages';
import type { MessageFolder } from '../../../contract/rules/websites/message';
import type { TestDatabase } from './database';
import type { Customer } from './shop';
import { openLive } from './versions';

/** What a form sends. */
export type Sent = Record<string, string>;

const seconds = (count: number) => count * 1_000;
let addresses = 0;
/** Of somebody who has not been here. */
export const newAddress = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`;
};

export const honest = {
  name: 'Grace Hopper',
  email: 'grace@navy.example',
  phone: '',
  message: 'Are you open on Sunday?',
};

/** A live website whose visitors can write, and what they do. */
export async function openForm(database: TestDatabase, contact: object = {}, site: object = {}) {
  const live = await openLive(database);
  live.services.settings.trustProxy = true;
  const turn = async (changes: object, others: object = site) => {
    const sections = { contact: { form: true, ...contact, ...changes } };
    await live.publish({}, undefined, { sections, ...others });
    await live.work();
  };
  await turn({});
  const address = `${live.origins.content}/contact/${live.id}/`;
  const page = async () => (await fetch(`${live.origins.content}/sites/${live.domain}/`)).text();
  const markIn = (text: string) => /name="shown" value="([^"]*)"/.exec(text)?.[1] ?? '';

  /** One request of a form, by whoever has that address. */
  async function post(fields: Sent | string, headers: Record<string, string> = {}, to = address) {
    const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
    const answer = await fetch(to, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': newAddress(),
        ...headers,
      },
      body,
    });
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      policy: answer.headers.get('content-security-policy') ?? '',
      text: await answer.text(),
    };
  }
  return {
    ...live,
    turn,
    address,
    page,
    markIn,
    post,
    /** Looks at the page, writes for a while, and sends. */
    async write(fields: Sent = {}, headers: Record<string, string> = {}) {
      const shown = markIn(await page());
      live.services.clock.advance(seconds(20));
      return post({ ...honest, remark: '', shown, ...fields }, headers);
    },
    async list(folder: MessageFolder = 'inbox', by: Customer = live.customer) {
      const answer = await by.send('GET', `/project/${live.id}/messages/?folder=${folder}&limit=50`);
      return { status: answer.status, ...((await answer.json()) as MessagePage) };
    },
    async deed(body: object, by: Customer = live.customer) {
      const answer = await by.send('POST', `/project/${live.id}/messages/`, body);
      return { status: answer.status, ...((await answer.json()) as { sent_to: string[] }) };
    },
    /** As a browser asks by a name of its own. */
    asHost: (host: string, path: string, body?: string) =>
      new Promise<{ status: number | undefined; location: string | undefined; text: string }>((resolve, reject) => {
        const headers = {
          host,
          'x-forwarded-for': newAddress(),
          ...(body !== undefined && {
            origin: `https://${host}`,
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          }),
        };
        const method = body === undefined ? 'GET' : 'POST';
        const asked = request(`${live.origins.content}${path}`, { method, headers }, (answer) => {
          let text = '';
          answer.on('data', (part: Buffer) => (text += part.toString()));
          answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location, text }));
        });
        asked.on('error', reject).end(body);
      }),
  };
}
export type OpenForm = Awaited<ReturnType<typeof openForm>>;
