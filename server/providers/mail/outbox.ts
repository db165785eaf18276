import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MailProvider } from './mail';

/** Each mail as a line of JSON at the end of `path`. */
export function outboxMail(path: string): MailProvider {
  return {
    async send({ at, ...mail }) {
      await mkdir(dirname(path), { recursive: true });
      await appendFile(path, `${JSON.stringify({ ...mail, at: new Date(at).toISOString() })}\n`, { mode: 0o600 });
    },
  };
}
