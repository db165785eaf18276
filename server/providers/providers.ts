import type { ProviderName } from '../../contract/rules/account/providerNames';
import type { AiProvider } from './ai/ai';
import type { DnsProvider } from './dns/dns';
import type { FileStore } from './files/files';
import type { HostingProvider } from './hosting/hosting';
import type { MailProvider } from './mail/mail';
import type { OAuthProvider } from './oauth/oauth';
import type { PaymentGateways } from './payments/payments';
import type { PushProvider } from './push/push';
import type { RatesProvider } from './rates/rates';
import type { RegistrarProvider } from './registrar/registrar';

/**
 * The outside services, an interface each, whose adapter talks to the real service or to its stand-in. Each is declared in
 * a folder of its own beside this one and listed here.
 */
export interface Providers {
  ai: AiProvider;
  dns: DnsProvider;
  hosting: HostingProvider;
  /** What customers uploaded, and below 'drafts' the pictures of orders that are not placed yet. */
  uploads: FileStore;
  /** Websites as the wizard shows them, for a while. */
  previews: FileStore;
  mail: MailProvider;
  /** Those that are set up. */
  oauth: Partial<Record<ProviderName, OAuthProvider>>;
  payments: PaymentGateways;
  /** Null where nothing is pushed. */
  push: PushProvider | null;
  rates: RatesProvider;
  registrar: RegistrarProvider;
}
