/** What the registrar says of a name. */
export interface DomainCheck {
  domain: string;
  isAvailable: boolean;
  /** The registry's own premium list, which sets a price by name. */
  isPremium: boolean;
  /** A year in minor units of USD; null when the price follows from the TLD. */
  premiumPrice: number | null;
}

/** A name in our account: days as milliseconds, at their begin (UTC). */
export interface Registration {
  registeredAt: number;
  expiresAt: number;
}

export interface Registrant {
  firstName: string;
  lastName: string;
  email: string;
  /** '+32.470123456' */
  phone: string;
  address: string;
  city: string;
  /** ISO 3166 alpha-2. */
  country: string;
}

export type RegistrationState = 'registered' | 'pending' | 'unknown';

export interface RegistrarProvider {
  /** Availability of up to 50 names; a name that is left out got no answer. */
  check(domains: readonly string[], signal?: AbortSignal): Promise<DomainCheck[]>;
  /** A year's registration of a TLD, in minor units of USD. */
  priceOf(tld: string, signal?: AbortSignal): Promise<number>;
  /**
   * Registers a name for a year. A name that is ours already is no error: the same order may ask again after a crash.
   * @returns the registrar's number @throws {RegistrarRefusal}
   */
  register(domain: string, registrant: Registrant, signal?: AbortSignal): Promise<string>;
  state(domain: string, signal?: AbortSignal): Promise<RegistrationState>;
  /** What is known of a name in our account; null for one that is not. */
  registration(domain: string, signal?: AbortSignal): Promise<Registration | null>;
  /** Another year of a name in our account, in minor units of USD. */
  renewalPrice(domain: string, signal?: AbortSignal): Promise<number>;
  /**
   * Adds a year to a name that expires at `expiresAt`. One that expires later has had it already: the same year may be asked
   * for again after a crash. @returns what is known of it then @throws {RegistrarRefusal}
   */
  renew(domain: string, expiresAt: number, signal?: AbortSignal): Promise<Registration>;
}

/** The registrar understood and said no: trying again changes nothing until someone acts. */
export class RegistrarRefusal extends Error {
  override name = 'RegistrarRefusal';
  readonly number: string;
  constructor(number: string, message: string) {
    super(message);
    this.number = number;
  }
}

/** The name is sold, and not to us: no later try will have it. */
export class NameGone extends RegistrarRefusal {
  override name = 'NameGone';
}

/** The registrar could not be asked, or answered nonsense. */
export class RegistrarUnreachable extends Error {
  override name = 'RegistrarUnreachable';
}
