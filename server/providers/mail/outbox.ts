import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MailProvider } from './mail';

/** Each mail as a line of JSON at the end of `path`: its plain text, and where its picture can be seen. */
export function outboxMail(path: string): MailProvider {
  return {
    async send({ at, html: _, picture, ...mail }) {
      await mkdir(dirname(path), { recursive: true });
      const line = { ...mail, at: new Date(at).toISOString(), ...(picture && { picture: picture.address }) };
      await appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    },
  };
}
