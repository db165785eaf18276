import { createHash } from 'node:crypto';
import { normalize } from 'node:path';
import type { HostedFile } from './hosting';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  woff2: 'font/woff2',
};
const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const versionName = /^(?:[0-9a-f-]{36}\.)?[0-9a-f]{16}$/;

/** Whether a website can have this name. */
export const isHostName = (name: string) => hostName.test(name);

/** The name of a site, to be a part of a path. @throws {Error} for what is none */
export function asHostName(name: string): string {
  if (!isHostName(name)) throw new Error('Not a host name');
  return name;
}

/** The name of a version, to be a part of a path. @throws {Error} for what is none */
export function asVersion(name: string): string {
  if (!versionName.test(name)) throw new Error('Not a version');
  return name;
}

/** The same files of the same owner are the same version. */
export function versionOf(owner: string, files: readonly HostedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, body } of files) hash.update(`${path}\0`).update(body).update('\0');
  return `${owner}.${hash.digest('hex').slice(0, 16)}`;
}

/** What a file is served as, by its name. */
export const typeOf = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** A path that stays within its folder; null for any other. */
export function relative(path: string): string | null {
  const clean = normalize(path);
  return clean.startsWith('..') || clean.startsWith('/') || clean.includes('\0') ? null : clean;
}

/** The same of a file that is put. @throws {Error} for a path that does not stay within its folder */
export function inside(path: string): string {
  const clean = relative(path);
  if (clean === null) throw new Error('Not a path of the site');
  return clean;
}
