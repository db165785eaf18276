import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { type OAuthSettings, oauthEnvironment, oauthMissing, oauthOf, oauthRefusals } from './providers/oauth/settings';
import { projectRoot } from './root';

/** What the browser is told: addresses and keys of services, and the hosts that its pictures come from. */
export const browserKeys = [
  'VITE_API_URL',
  'VITE_AI_URL',
  'VITE_CRYPTO_WS_URL',
  'VITE_PAYMENT_URL',
  'VITE_CONTENT_URL',
  'VITE_STOCK_PHOTO_URL',
  'VITE_STOCK_PHOTO_KEY',
  'VITE_CURRENCY_URL',
  'VITE_CURRENCY_API_KEY',
  'VITE_COUNTRIES_URL',
  'VITE_NETWORK_URL',
  'VITE_FLAGS_URL',
  'VITE_ICONS_URL',
] as const;
export type BrowserSettings = Record<(typeof browserKeys)[number], string>;

export interface Origins {
  app: string;
  content: string;
  sandbox: string;
}

/** An outside service: ours at the sandbox origin, or the real one. Both speak the same wire format. */
export interface ServiceSettings {
  kind: 'sandbox' | 'real';
  /** Without a slash at its end. */
  address: string;
  key: string;
}

export interface Settings {
  /** Of the app; the content origin listens on the next, the sandbox on the one after it. */
  port: number;
  /** The address that all of them listen on; undefined is every one of this machine. */
  host: string | undefined;
  origins: Origins;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Connections of this process to PostgreSQL. */
  databasePool: number;
  mail: { kind: 'outbox' } | { kind: 'smtp'; address: string };
  mailFrom: string;
  registrar: ServiceSettings;
  payments: ServiceSettings & { webhookSecret: string };
  ai: ServiceSettings;
  photos: ServiceSettings;
  rates: ServiceSettings;
  /** Sign-in with Google and GitHub: those that are set up. */
  oauth: OAuthSettings;
  /** Pace of the embedded pipeline, ms a step. */
  deployStepMs: number;
  /** A file with an offset in ms. */
  clockFile: string | undefined;
  /** Reached by the public: no sandbox, no outbox, no clock file. */
  isProduction: boolean;
  logLevel: string;
  /** Whether X-Forwarded-For is a proxy's word that counts. */
  trustProxy: boolean;
  /** Whether the actors of each page report, and to whom: our own `/__machines`, or Stately's page. */
  inspector: 'off' | 'on' | 'stately';
  browser: BrowserSettings;
}

/** Thrown when the environment asks for what cannot be; names each setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const required = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'));
const wholeNumber = (least: number, most: number) =>
  v.pipe(
    required,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const address = v.pipe(required, v.url('must be an address'));
const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );
const service = v.pipe(
  required,
  v.check((text) => text === 'sandbox' || URL.canParse(text), "must be 'sandbox' or the service's address"),
);

const Environment = v.object({
  PORT: wholeNumber(1, 65_533),
  HOST: optional(v.string()),
  DATA_DIR: required,
  DATABASE_URL: optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://'))),
  DATABASE_POOL: v.optional(wholeNumber(2, 200), '20'),
  MAIL: v.pipe(required, v.regex(/^(?:outbox$|smtps?:\/\/.)/, "must be 'outbox' or smtp://...")),
  MAIL_FROM: required,
  REGISTRAR: service,
  REGISTRAR_KEY: required,
  PAYMENTS: service,
  PAYMENTS_KEY: required,
  PAYMENTS_SECRET: required,
  AI: service,
  AI_KEY: required,
  PHOTOS: service,
  PHOTOS_KEY: required,
  RATES: service,
  RATES_KEY: required,
  ...oauthEnvironment,
  DEPLOY_STEP_MS: wholeNumber(0, 3_600_000),
  CLOCK_FILE: optional(v.string()),
  PUBLIC_URL: optional(address),
  CONTENT_URL: optional(address),
  NODE_ENV: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'warn'),
  INSPECTOR: v.optional(v.picklist(['', 'off', 'on', 'stately'], "must be 'on', 'off' or 'stately'"), ''),
  SITEWRIGHT_DEV: v.optional(v.string(), ''),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  ...(Object.fromEntries(browserKeys.map((key) => [key, required])) as Record<keyof BrowserSettings, typeof required>),
});

type Environment = v.InferOutput<typeof Environment>;

/** The committed defaults of `.env`. */
export function readDefaults(path = join(projectRoot, '.env')): Record<string, string> {
  return parseEnv(readFileSync(path, 'utf8')) as Record<string, string>;
}

/**
 * The settings of this start: the environment over the defaults.
 * @throws {SettingsError} naming every setting that is missing, malformed or refused in production.
 */
export function readSettings(
  environment: Record<string, string | undefined> = process.env,
  defaults: Record<string, string> = readDefaults(),
): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined));
  const parsed = v.safeParse(Environment, { ...defaults, ...given });
  if (!parsed.success) {
    // The sentence names the setting and never its value: it may be a secret.
    const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${plain(issue)}`);
    throw new SettingsError(`The settings do not allow a start: ${lines.join('; ')}.`);
  }
  const missing = oauthMissing(parsed.output);
  if (missing.length > 0)
    throw new SettingsError(`The settings do not allow a start: ${missing.join(' is missing; ')} is missing.`);
  const settings = settingsOf(parsed.output);
  if (settings.isProduction) refuseForProduction(parsed.output);
  return settings;
}

/** Our own sentence; valibot's default one repeats what was given. */
function plain(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  return issue.message.startsWith('Invalid') ? 'is not valid' : issue.message;
}

const trimmed = (origin: string) => origin.replace(/\/+$/, '');

function settingsOf(env: Environment): Settings {
  const local = (port: number) => `http://localhost:${port}`;
  const origins: Origins = {
    app: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : local(env.PORT),
    content: env.CONTENT_URL ? new URL(env.CONTENT_URL).origin : local(env.PORT + 1),
    sandbox: local(env.PORT + 2),
  };
  const expand = (text: string) =>
    text.replace(/\{(app|socket|content|sandbox)\}/g, (_, name: string) =>
      name === 'socket' ? origins.app.replace(/^http/, 'ws') : origins[name as keyof Origins],
    );
  const serviceOf = (value: string, key: string, place: string): ServiceSettings =>
    value === 'sandbox'
      ? { kind: 'sandbox', address: `${origins.sandbox}/${place}`, key }
      : { kind: 'real', address: trimmed(value), key };
  return {
    port: env.PORT,
    // Without a public address all that the browser is told is this machine, and the outbox holds codes: nobody else's.
    host: env.HOST ?? (env.PUBLIC_URL ? undefined : '127.0.0.1'),
    origins,
    dataDir: resolve(projectRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    mail: env.MAIL === 'outbox' ? { kind: 'outbox' } : { kind: 'smtp', address: env.MAIL },
    mailFrom: env.MAIL_FROM,
    registrar: serviceOf(env.REGISTRAR, env.REGISTRAR_KEY, 'registrar'),
    payments: { ...serviceOf(env.PAYMENTS, env.PAYMENTS_KEY, 'payments'), webhookSecret: env.PAYMENTS_SECRET },
    ai: serviceOf(env.AI, env.AI_KEY, 'ai/v1'),
    photos: serviceOf(env.PHOTOS, env.PHOTOS_KEY, 'photos'),
    rates: serviceOf(env.RATES, env.RATES_KEY, 'rates'),
    oauth: oauthOf(env, origins.sandbox),
    deployStepMs: env.DEPLOY_STEP_MS,
    clockFile: env.CLOCK_FILE,
    isProduction: isProduction(env),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY === '1',
    // For the public only when somebody says so; in development unless somebody says no.
    inspector: env.INSPECTOR || (env.SITEWRIGHT_DEV === '1' && !isProduction(env) ? 'on' : 'off'),
    browser: Object.fromEntries(browserKeys.map((key) => [key, trimmed(expand(env[key]))])) as BrowserSettings,
  };
}

const loopback = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const isProduction = (env: Environment) =>
  env.NODE_ENV === 'production' && env.PUBLIC_URL !== undefined && !loopback.test(new URL(env.PUBLIC_URL).hostname);

function refuseForProduction(env: Environment): void {
  const services = (['REGISTRAR', 'PAYMENTS', 'AI', 'PHOTOS', 'RATES'] as const).filter(
    (key) => env[key] === 'sandbox',
  );
  const refused: string[] = [
    ...services,
    ...browserKeys.filter((key) => env[key].includes('{sandbox}')),
    ...oauthRefusals(env),
    ...(env.MAIL === 'outbox' ? ['MAIL'] : []),
    ...(env.CLOCK_FILE === undefined ? [] : ['CLOCK_FILE']),
    ...(env.PAYMENTS_SECRET.startsWith('sandbox') ? ['PAYMENTS_SECRET'] : []),
    ...(env.CONTENT_URL === undefined ? ['CONTENT_URL'] : []),
  ];
  if (refused.length === 0) return;
  throw new SettingsError(
    `In production there is no sandbox, outbox or clock file, and the content has an address of its own. Set: ${refused.join(', ')}` +
      (env.CLOCK_FILE === undefined ? '.' : ' (CLOCK_FILE: to nothing).'),
  );
}
