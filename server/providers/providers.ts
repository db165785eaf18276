import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Log } from '../log';
import type { RandomSource } from '../random';
import type { Settings } from '../settings';
import type { MailProvider } from './mail/mail';
import { outboxMail } from './mail/outbox';
import { smtpMail } from './mail/smtp';

/**
 * The outside services, an interface each: the real adapter or the embedded default. Each is declared in a folder of its
 * own beside this one and listed here.
 */
export interface Providers {
  mail: MailProvider;
}

export interface ProviderOptions {
  settings: Settings;
  clock: Clock;
  random: RandomSource;
  log: Log;
}

/** The providers that the settings ask for. */
export function createProviders({ settings }: ProviderOptions): Providers {
  const { mail } = settings;
  return {
    mail:
      mail.kind === 'outbox'
        ? outboxMail(join(settings.dataDir, 'outbox.jsonl'))
        : smtpMail(mail.address, settings.mailFrom),
  };
}
