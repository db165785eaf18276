import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Log } from '../log';
import type { RandomSource } from '../random';
import type { Settings } from '../settings';
import { outboxMail } from './mail/outbox';
import { smtpMail } from './mail/smtp';
import type { Providers } from './providers';

export interface ProviderParts {
  settings: Settings;
  clock: Clock;
  random: RandomSource;
  log: Log;
}

/** Makes each provider as the settings ask; touches no network. */
export function createProviders({ settings }: ProviderParts): Providers {
  return {
    mail:
      settings.mail.kind === 'outbox'
        ? outboxMail(join(settings.dataDir, 'outbox.jsonl'))
        : smtpMail(settings.mail.address, settings.mailFrom),
  };
}
