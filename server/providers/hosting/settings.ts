import * as v from 'valibot';

/** Where customers' websites lie: a folder of this machine, or a bucket of a store that speaks S3. */
export interface HostingSettings {
  kind: 'folder' | 's3';
  /** Of the store, without a slash at its end and without the bucket. */
  address: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

const text = v.optional(v.pipe(v.string(), v.trim()), '');

/** The part of the environment that is about the hosting. */
export const hostingEnvironment = {
  HOSTING: v.pipe(text, v.picklist(['', 'folder', 's3'], "must be 'folder' or 's3'")),
  HOSTING_ADDRESS: v.pipe(
    text,
    v.check(
      (address) => ['', 'sandbox'].includes(address) || (/^https?:\/\/./.test(address) && URL.canParse(address)),
      "must be 'sandbox' or the store's address",
    ),
  ),
  HOSTING_BUCKET: v.pipe(
    text,
    v.check((name) => name === '' || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name), 'must be the name of a bucket'),
  ),
  HOSTING_REGION: v.pipe(
    text,
    v.check((name) => name === '' || /^[a-z0-9-]+$/.test(name), 'must be the name of a region'),
  ),
  HOSTING_KEY: text,
  HOSTING_SECRET: text,
};
type Environment = { [Key in keyof typeof hostingEnvironment]: v.InferOutput<(typeof hostingEnvironment)[Key]> };

const parts = ['HOSTING_ADDRESS', 'HOSTING_BUCKET', 'HOSTING_REGION', 'HOSTING_KEY', 'HOSTING_SECRET'] as const;

/** @param sandbox the origin of the stand-ins */
export const hostingOf = (env: Environment, sandbox: string): HostingSettings => ({
  kind: env.HOSTING || 'folder',
  address: env.HOSTING_ADDRESS === 'sandbox' ? `${sandbox}/hosting` : env.HOSTING_ADDRESS.replace(/\/+$/, ''),
  bucket: env.HOSTING_BUCKET,
  region: env.HOSTING_REGION,
  key: env.HOSTING_KEY,
  secret: env.HOSTING_SECRET,
});

/** A store of which something is unknown cannot be asked. */
export const hostingMissing = (env: Environment): string[] =>
  env.HOSTING === 's3' ? parts.filter((part) => env[part] === '') : [];

/** What production refuses: the stand-in. */
export const hostingRefusals = (env: Environment): string[] =>
  env.HOSTING === 's3' && env.HOSTING_ADDRESS === 'sandbox' ? ['HOSTING_ADDRESS'] : [];

/** Its secret, by the name of its setting; none for a folder. */
export const hostingSecrets = (env: Environment): Record<string, string> =>
  env.HOSTING === 's3' ? { HOSTING_SECRET: env.HOSTING_SECRET } : {};
