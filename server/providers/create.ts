import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Log } from '../log';
import type { Pictures } from '../pictures/pictures';
import type { RandomSource } from '../random';
import type { Settings } from '../settings';
import { openAi } from './ai/openai';
import { bucketFiles } from './files/bucket';
import { folderFiles } from './files/folder';
import { bucketHosting } from './hosting/bucket';
import { dnsOverHttps } from './dns/overHttps';
import { resolverDns } from './dns/resolver';
import { folderHosting } from './hosting/folder';
import { s3Bucket } from './hosting/s3';
import { outboxMail } from './mail/outbox';
import { smtpMail } from './mail/smtp';
import { githubSignIn } from './oauth/github';
import { googleSignIn } from './oauth/google';
import { btcpayPayments } from './payments/btcpay';
import { gatewayPayments } from './payments/gateway';
import type { PaymentGateways } from './payments/payments';
import type { Providers } from './providers';
import { webPushServices } from './push/webPush';
import { freecurrency } from './rates/freecurrency';
import { namecheap } from './registrar/namecheap';
import { namecheapPace, paced, sandboxPace } from './registrar/paced';

export interface ProviderParts {
  settings: Settings;
  clock: Clock;
  random: RandomSource;
  log: Log;
  pictures: Pictures;
}

/** Makes each provider as the settings ask; touches no network. */
export function createProviders({ settings, clock, pictures }: ProviderParts): Providers {
  const { ai, registrar, rates, oauth, push } = settings;
  return {
    ai: openAi({ address: ai.address, key: ai.key, pictures }),
    ...createStores(settings, clock),
    dns: settings.dns.kind === 'https' ? dnsOverHttps(settings.dns.address) : resolverDns(),
    oauth: {
      ...(oauth.google && { google: googleSignIn(oauth.google, clock) }),
      ...(oauth.github && { github: githubSignIn(oauth.github, clock) }),
    },
    payments: createGateways(settings),
    push: push ? webPushServices(push) : null,
    rates: freecurrency({ address: rates.address, key: rates.key, clock }),
    registrar: paced(
      namecheap({ address: registrar.address, user: 'sitewright', key: registrar.key }),
      registrar.kind === 'sandbox' ? sandboxPace : namecheapPace,
    ),
    mail:
      settings.mail.kind === 'outbox'
        ? outboxMail(join(settings.dataDir, 'outbox.jsonl'))
        : smtpMail(settings.mail.address, settings.mailFrom),
  };
}

/** The gateways that are set up; touches no network. */
export function createGateways({
  payments,
  btcpay,
  gateway,
  isProduction,
}: Pick<Settings, 'payments' | 'btcpay' | 'gateway' | 'isProduction'>): PaymentGateways {
  // In production nobody speaks for a sandbox: its secret is known to all.
  const isWired = payments.kind === 'real' || !isProduction;
  return {
    current: gateway,
    all: { ...(isWired && { wire: gatewayPayments(payments) }), ...(btcpay && { btcpay: btcpayPayments(btcpay) }) },
  };
}

/** Where all lies that the content origin serves; touches no network. */
export function createStores(
  { hosting, dataDir }: Pick<Settings, 'hosting' | 'dataDir'>,
  clock: Clock,
): Pick<Providers, 'hosting' | 'uploads' | 'previews'> {
  if (hosting.kind === 'folder')
    return {
      hosting: folderHosting(join(dataDir, 'sites')),
      uploads: folderFiles(join(dataDir, 'uploads')),
      previews: folderFiles(join(dataDir, 'previews')),
    };
  const bucket = s3Bucket({ ...hosting, clock });
  return {
    hosting: bucketHosting(bucket),
    uploads: bucketFiles(bucket, 'uploads'),
    previews: bucketFiles(bucket, 'previews'),
  };
}
