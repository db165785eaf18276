import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { toMinor } from '../contract/rules/money/amount';
import { environments, type Exposure, exposureOf, isPublic } from './exposure';
import {
  hostingEnvironment,
  hostingMissing,
  hostingOf,
  hostingRefusals,
  hostingSecrets,
  type HostingSettings,
} from './providers/hosting/settings';
import {
  dnsEnvironment,
  dnsOf,
  dnsRefusals,
  type DnsSettings,
  type SitesSettings,
  sitesOf,
} from './providers/dns/settings';
import {
  type OAuthSettings,
  oauthEnvironment,
  oauthMissing,
  oauthOf,
  oauthRefusals,
  oauthSecrets,
} from './providers/oauth/settings';
import { inboundEnvironment, inboundOf, inboundSecrets, type InboundSettings } from './providers/mail/settings';
import { type Explorers, ExplorersSetting } from './providers/payments/explorers';
import type { GatewayName } from './providers/payments/payments';
import {
  btcpayEnvironment,
  btcpayMissing,
  btcpayOf,
  btcpayRefusals,
  type BtcpaySettings,
  btcpaySecrets,
  gatewayNameOf,
} from './providers/payments/settings';
import { pushEnvironment, pushMissing, pushOf, type PushSettings } from './providers/push/settings';
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

/** What invoices say of the operator. */
export interface BillingSettings {
  name: string;
  /** Its lines. */
  address: readonly string[];
  /** 'VAT BE 0123.456.789'; '' for none. */
  taxId: string;
  /** A sentence that the law asks for; '' for none. */
  taxNote: string;
  /** Tax within our prices, in hundredths of a per cent; 0 for none. */
  taxRate: number;
  /** Whose calendar dates documents and begins their series: 'Europe/Brussels'. */
  timeZone: string;
}

export interface Settings extends Exposure {
  /** Of the app; the content origin listens on the next, the sandbox on the one after it. */
  port: number;
  origins: Origins;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Connections of this process to PostgreSQL. */
  databasePool: number;
  mail: { kind: 'outbox' } | { kind: 'smtp'; address: string };
  mailFrom: string;
  /** Answers by mail to what we wrote in a ticket; undefined where none come in. */
  support: InboundSettings | undefined;
  /** Notices to browsers of which no page is open; undefined where nothing is pushed. */
  push: PushSettings | undefined;
  billing: BillingSettings;
  registrar: ServiceSettings;
  payments: ServiceSettings & { webhookSecret: string };
  /** BTCPay Server beside it, where that is set up. */
  btcpay: BtcpaySettings | undefined;
  /** Which of the two makes new invoices. */
  gateway: GatewayName;
  /** Where a customer can look at a transaction, by network. */
  explorers: Explorers;
  ai: ServiceSettings;
  photos: ServiceSettings;
  rates: ServiceSettings;
  hosting: HostingSettings;
  dns: DnsSettings;
  /** Undefined where customers cannot bring a domain of their own. */
  sites: SitesSettings | undefined;
  /** Sign-in with Google and GitHub: those that are set up. */
  oauth: OAuthSettings;
  /** Pace of the embedded pipeline, ms a step. */
  deployStepMs: number;
  /** A file with an offset in ms. */
  clockFile: string | undefined;
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
const address = v.pipe(required, v.regex(/^https?:\/\/./i, 'must start with https://'), v.url('must be an address'));
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

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const Environment = v.object({
  PORT: wholeNumber(1, 65_533),
  HOST: optional(v.string()),
  DATA_DIR: required,
  DATABASE_URL: optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://'))),
  DATABASE_POOL: v.optional(wholeNumber(2, 200), '20'),
  MAIL: v.pipe(required, v.regex(/^(?:outbox$|smtps?:\/\/.)/, "must be 'outbox' or smtp://...")),
  MAIL_FROM: required,
  ...inboundEnvironment,
  ...pushEnvironment,
  BILLING_NAME: required,
  BILLING_ADDRESS: required,
  BILLING_TAX_ID: v.optional(v.string(), ''),
  BILLING_TAX_NOTE: v.optional(v.string(), ''),
  BILLING_TAX_PERCENT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}(?:\.\d{1,2})?$/, 'must be a number of per cent below 100')),
    '0',
  ),
  BILLING_TIME_ZONE: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone, like Europe/Brussels')),
    'UTC',
  ),
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
  ...hostingEnvironment,
  ...dnsEnvironment,
  ...oauthEnvironment,
  ...btcpayEnvironment,
  EXPLORERS: ExplorersSetting,
  DEPLOY_STEP_MS: wholeNumber(0, 3_600_000),
  CLOCK_FILE: optional(v.string()),
  PUBLIC_URL: optional(address),
  CONTENT_URL: optional(address),
  NODE_ENV: v.optional(v.picklist(environments, 'must be production, development, test or empty'), ''),
  SANDBOX_EXPOSED: v.optional(v.picklist(['', '0', '1'], 'must be 0 or 1'), ''),
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
 * @throws {SettingsError} naming every setting that is missing, malformed or refused, with none of their values.
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
  const missing = [hostingMissing, oauthMissing, btcpayMissing, pushMissing].flatMap((of) => of(parsed.output));
  if (missing.length > 0)
    throw new SettingsError(`The settings do not allow a start: ${missing.join(' is missing; ')} is missing.`);
  const exposure = exposureOf({
    environment: parsed.output.NODE_ENV,
    host: parsed.output.HOST,
    publicUrl: parsed.output.PUBLIC_URL,
    mayExposeSandbox: parsed.output.SANDBOX_EXPOSED === '1',
    isFromSources: parsed.output.SITEWRIGHT_DEV === '1',
  });
  if ('refusal' in exposure) throw new SettingsError(exposure.refusal);
  if (exposure.isProduction) refuseForProduction(parsed.output);
  return settingsOf(parsed.output, exposure);
}

/** Our own sentence; valibot's default one repeats what was given. */
function plain(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  return issue.message.startsWith('Invalid') ? 'is not valid' : issue.message;
}

const trimmed = (origin: string) => origin.replace(/\/+$/, '');

function settingsOf(env: Environment, exposure: Exposure): Settings {
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
  const browser = Object.fromEntries(browserKeys.map((key) => [key, trimmed(expand(env[key]))])) as BrowserSettings;
  return {
    ...exposure,
    port: env.PORT,
    origins,
    dataDir: resolve(projectRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    mail: env.MAIL === 'outbox' ? { kind: 'outbox' } : { kind: 'smtp', address: env.MAIL },
    mailFrom: env.MAIL_FROM,
    support: inboundOf(env, exposure.isProduction),
    push: pushOf(env, origins.sandbox, exposure.isProduction),
    billing: {
      name: env.BILLING_NAME,
      address: env.BILLING_ADDRESS.split('|').map((line) => line.trim()),
      taxId: env.BILLING_TAX_ID,
      taxNote: env.BILLING_TAX_NOTE,
      taxRate: toMinor(env.BILLING_TAX_PERCENT),
      timeZone: env.BILLING_TIME_ZONE,
    },
    registrar: serviceOf(env.REGISTRAR, env.REGISTRAR_KEY, 'registrar'),
    payments: { ...serviceOf(env.PAYMENTS, env.PAYMENTS_KEY, 'payments'), webhookSecret: env.PAYMENTS_SECRET },
    btcpay: btcpayOf(env),
    gateway: gatewayNameOf(env),
    explorers: env.EXPLORERS,
    ai: serviceOf(env.AI, env.AI_KEY, 'ai/v1'),
    photos: serviceOf(env.PHOTOS, env.PHOTOS_KEY, 'photos'),
    rates: serviceOf(env.RATES, env.RATES_KEY, 'rates'),
    hosting: hostingOf(env, origins.sandbox),
    dns: dnsOf(env, origins, exposure.isProduction),
    sites: sitesOf(env, origins.content, exposure.isProduction),
    oauth: oauthOf(env, origins.sandbox),
    deployStepMs: env.DEPLOY_STEP_MS,
    clockFile: env.CLOCK_FILE,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY === '1',
    // For the public only when somebody says so; in development unless somebody says no.
    inspector: env.INSPECTOR || (env.SITEWRIGHT_DEV === '1' ? 'on' : 'off'),
    browser: { ...browser, VITE_PAYMENT_URL: panelsOf(browser.VITE_PAYMENT_URL, env) },
  };
}

/** Where payment panels come from, a blank between two: an open top-up stays with the gateway that made it. */
const panelsOf = (own: string, env: Environment) => {
  const btcpay = btcpayOf(env)?.address;
  return btcpay === undefined || own.split(' ').includes(btcpay) ? own : `${own} ${btcpay}`;
};

/** In characters: a secret that is shorter can be tried out. The webhooks' one is chosen by the operator, not by a service. */
const shortest = { webhookSecret: 32, key: 16 };

/** One host in whichever letters, with a dot at its end or without: to browsers and to DNS they are one. */
const hostOf = (url: string) => new URL(url).hostname.replace(/\.$/, '');

function refuseForProduction(env: Environment): void {
  // Where BTCPay makes the invoices there need be no other gateway; its stand-in is not made then (createGateways).
  const isBtcpayAlone = env.PAYMENTS === 'sandbox' && gatewayNameOf(env) === 'btcpay';
  const services = (['REGISTRAR', 'PAYMENTS', 'AI', 'PHOTOS', 'RATES'] as const).filter(
    (name) => name !== 'PAYMENTS' || !isBtcpayAlone,
  );
  const isWeak = (text: string, least: number) => text.length < least || /^sandbox/i.test(text);
  const keys: Record<string, string> = {
    ...Object.fromEntries(services.map((name) => [`${name}_KEY`, env[`${name}_KEY`]])),
    ...hostingSecrets(env),
    ...oauthSecrets(env),
    ...btcpaySecrets(env),
    ...inboundSecrets(env),
  };
  const refused: string[] = [
    ...services.filter((key) => env[key] === 'sandbox'),
    ...browserKeys.filter((key) => env[key].includes('{sandbox}')),
    ...hostingRefusals(env),
    ...dnsRefusals(env),
    ...oauthRefusals(env),
    ...btcpayRefusals(env),
    ...(env.MAIL === 'outbox' ? ['MAIL'] : []),
    ...(env.CLOCK_FILE === undefined ? [] : ['CLOCK_FILE (to nothing)']),
    ...(env.SANDBOX_EXPOSED === '1' ? ['SANDBOX_EXPOSED (to nothing)'] : []),
    ...Object.keys(keys)
      .filter((key) => isWeak(keys[key] ?? '', shortest.key))
      .map((key) => `${key} (the service's own, at least ${shortest.key} characters)`),
    ...(!isBtcpayAlone && isWeak(env.PAYMENTS_SECRET, shortest.webhookSecret)
      ? [`PAYMENTS_SECRET (your own, at least ${shortest.webhookSecret} characters)`]
      : []),
    ...(isContentApart(env) ? [] : ['CONTENT_URL (of another host than PUBLIC_URL, not of this machine)']),
  ];
  if (refused.length === 0) return;
  throw new SettingsError(
    `In production there is no sandbox, outbox or clock file, secrets cannot be guessed, and the content has a host of its own. Set: ${refused.join(', ')}.`,
  );
}

const isContentApart = ({ PUBLIC_URL: app, CONTENT_URL: content }: Environment) =>
  app !== undefined && content !== undefined && isPublic(content) && hostOf(content) !== hostOf(app);
