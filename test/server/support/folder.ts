import type { HostedFile } from '../../../server/providers/hosting/hosting';

export const owner = '5a3c2f0e-7d1b-4c7e-9f39-0f6c2b8f1a50';

/** A version of many files, each of which says its name again and again. */
export const filesOf = (name: string): HostedFile[] =>
  ['index.html', ...Array.from({ length: 30 }, (_, index) => `pictures/${String(index).padStart(2, '0')}.webp`)].map(
    (path) => ({ path, contentType: '', body: `${name} `.repeat(2_000) }),
  );

/** What a file of it says. */
export const nameOf = (body: string | Uint8Array) => Buffer.from(body).toString().split(' ')[0] ?? '';
