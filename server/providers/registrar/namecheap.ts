import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import {
  type DomainCheck,
  NameGone,
  type Registrant,
  type Registration,
  type RegistrarProvider,
  RegistrarRefusal,
  RegistrarUnreachable,
  type RegistrationState,
} from './registrar';

export interface NamecheapOptions {
  /** Without the '/xml.response'. */
  address: string;
  user: string;
  key: string;
  /** Milliseconds for one answer (8 s). */
  timeout?: number;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  // A price is an attribute, too: <Price Duration="1" Price="10.28" />.
  isArray: (name, _path, _isLeaf, isAttribute) =>
    !isAttribute && ['DomainCheckResult', 'Error', 'ProductCategory', 'Product', 'Price'].includes(name),
});

const text = v.optional(v.string(), '');
const Envelope = v.object({
  ApiResponse: v.object({
    Status: v.string(),
    Errors: v.optional(v.unknown()),
    CommandResponse: v.optional(v.unknown()),
  }),
});
const Refusals = v.object({ Error: v.array(v.object({ Number: text, '#text': text })) });
const Checks = v.object({
  DomainCheckResult: v.array(
    v.object({
      Domain: v.string(),
      Available: v.string(),
      ErrorNo: text,
      IsPremiumName: text,
      PremiumRegistrationPrice: text,
      PremiumRenewalPrice: text,
    }),
  ),
});
const Pricing = v.object({
  UserGetPricingResult: v.object({
    ProductType: v.object({
      ProductCategory: v.array(
        v.object({
          Product: v.array(
            v.object({ Name: v.string(), Price: v.array(v.object({ Duration: v.string(), Price: v.string() })) }),
          ),
        }),
      ),
    }),
  }),
});
const Created = v.object({ DomainCreateResult: v.object({ Registered: v.string(), OrderID: text }) });
const Information = v.object({
  DomainGetInfoResult: v.object({
    Status: v.string(),
    IsOwner: text,
    ID: text,
    IsPremium: text,
    DomainDetails: v.optional(v.object({ CreatedDate: text, ExpiredDate: text }), {}),
  }),
});
type Information = v.InferOutput<typeof Information>['DomainGetInfoResult'];
const Renewed = v.object({ DomainRenewResult: v.object({ Renew: v.string() }) });

/** 'Domain name not available': it may be ours by an attempt that died before it was told so. */
const notAvailable = '3019166';
/** 'Domain not found' and 'Domain is not associated with your account'. */
const notOurs: readonly string[] = ['2019166', '2016166'];

/** '10.28' -> 1028, half a cent up; the registrar writes up to four places. */
function minorOf(price: string): number {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(price) ?? [];
  if (whole === undefined) throw new RegistrarUnreachable('The registrar answered a price that is none');
  return Number(whole) * 100 + Math.floor((Number(fraction.padEnd(3, '0').slice(0, 3)) + 5) / 10);
}

/** '11/25/2027', with a time behind it or without, as the begin of that day in ms; they write no time zone. */
function dayOf(date: string): number {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(date) ?? [];
  if (year === undefined) throw new RegistrarUnreachable('The registrar answered a date that is none');
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

const registrationOf = ({ DomainDetails: { CreatedDate, ExpiredDate } }: Information): Registration => ({
  registeredAt: dayOf(CreatedDate),
  expiresAt: dayOf(ExpiredDate),
});

/** Namecheap's API: XML over GET, one command a call. The sandbox registrar speaks the same. */
export function namecheap({ address, user, key, timeout = 8_000 }: NamecheapOptions): RegistrarProvider {
  async function command<Schema extends v.GenericSchema>(
    name: string,
    parameters: Record<string, string>,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<Schema>> {
    const query = new URLSearchParams({
      ApiUser: user,
      ApiKey: key,
      UserName: user,
      ClientIp: '127.0.0.1',
      Command: name,
      ...parameters,
    });
    const limit = AbortSignal.timeout(timeout);
    let body: string;
    try {
      const response = await fetch(`${address}/xml.response?${query}`, {
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      if (!response.ok) throw new RegistrarUnreachable(`The registrar answered ${response.status}`);
      body = await response.text();
    } catch (error) {
      throw error instanceof RegistrarUnreachable
        ? error
        : new RegistrarUnreachable('The registrar did not answer', { cause: error });
    }
    const envelope = v.safeParse(Envelope, parser.parse(body));
    if (!envelope.success) throw new RegistrarUnreachable('The registrar answered nonsense');
    const { Status, Errors, CommandResponse } = envelope.output.ApiResponse;
    if (Status !== 'OK') {
      const refusals = v.safeParse(Refusals, Errors);
      const first = refusals.success ? refusals.output.Error[0] : undefined;
      throw new RegistrarRefusal(first?.Number ?? '0', first?.['#text'] || 'The registrar refused');
    }
    const parsed = v.safeParse(schema, CommandResponse);
    if (!parsed.success) throw new RegistrarUnreachable('The registrar answered nonsense');
    return parsed.output;
  }

  /** What the registrar says of a name in our account; null for one that is not. */
  async function findOwn(domain: string, signal?: AbortSignal) {
    try {
      const { DomainGetInfoResult: found } = await command(
        'namecheap.domains.getInfo',
        { DomainName: domain },
        Information,
        signal,
      );
      return found.IsOwner.toLowerCase() === 'true' ? found : null;
    } catch (error) {
      if (error instanceof RegistrarRefusal && notOurs.includes(error.number)) return null;
      throw error;
    }
  }

  const ask = async (domains: readonly string[], signal?: AbortSignal) =>
    (await command('namecheap.domains.check', { DomainList: domains.join(',') }, Checks, signal)).DomainCheckResult;

  /** A year of a TLD, in minor units of USD. */
  async function yearOf(tld: string, action: 'REGISTER' | 'RENEW', signal?: AbortSignal): Promise<number> {
    const { UserGetPricingResult } = await command(
      'namecheap.users.getPricing',
      { ProductType: 'DOMAIN', ProductCategory: 'DOMAINS', ActionName: action, ProductName: tld },
      Pricing,
      signal,
    );
    const products = UserGetPricingResult.ProductType.ProductCategory.flatMap(({ Product }) => Product);
    const year = products
      .find(({ Name }) => Name.toLowerCase() === tld)
      ?.Price.find(({ Duration }) => Duration === '1');
    if (!year) throw new RegistrarRefusal('0', `.${tld} is not sold`);
    return minorOf(year.Price);
  }

  /** What the registry asks for another year of a name that it sells dearer; null for any other. */
  async function premiumRenewal(domain: string, signal?: AbortSignal): Promise<string | null> {
    const [found] = await ask([domain], signal);
    return found?.IsPremiumName.toLowerCase() === 'true' ? found.PremiumRenewalPrice : null;
  }

  return {
    async check(domains, signal) {
      const found = await ask(domains, signal);
      return found
        .filter(({ ErrorNo }) => ErrorNo === '' || ErrorNo === '0')
        .map((result): DomainCheck => {
          const isPremium = result.IsPremiumName.toLowerCase() === 'true';
          return {
            domain: result.Domain.toLowerCase(),
            isAvailable: result.Available.toLowerCase() === 'true',
            isPremium,
            premiumPrice: isPremium ? minorOf(result.PremiumRegistrationPrice) : null,
          };
        });
    },

    priceOf: (tld, signal) => yearOf(tld, 'REGISTER', signal),

    async register(domain, registrant, signal) {
      try {
        const { DomainCreateResult: made } = await command(
          'namecheap.domains.create',
          { DomainName: domain, Years: '1', ...contactsOf(registrant) },
          Created,
          signal,
        );
        if (made.Registered.toLowerCase() !== 'true') throw new RegistrarRefusal('0', `${domain} was not registered`);
        return made.OrderID;
      } catch (error) {
        if (!(error instanceof RegistrarRefusal) || error.number !== notAvailable) throw error;
        const mine = await findOwn(domain, signal);
        if (mine) return mine.ID;
        throw new NameGone(error.number, error.message);
      }
    },

    async state(domain, signal): Promise<RegistrationState> {
      const found = await findOwn(domain, signal);
      if (!found) return 'unknown';
      return found.Status.toLowerCase() === 'ok' ? 'registered' : 'pending';
    },

    async registration(domain, signal) {
      const found = await findOwn(domain, signal);
      return found ? registrationOf(found) : null;
    },

    async renewalPrice(domain, signal) {
      const premium = await premiumRenewal(domain, signal);
      return premium === null ? yearOf(domain.slice(domain.lastIndexOf('.') + 1), 'RENEW', signal) : minorOf(premium);
    },

    async renew(domain, expiresAt, signal) {
      const found = await findOwn(domain, signal);
      if (!found) throw new RegistrarRefusal('0', `${domain} is not in our account`);
      const before = registrationOf(found);
      if (before.expiresAt > expiresAt) return before;
      const premium = found.IsPremium.toLowerCase() === 'true' ? await premiumRenewal(domain, signal) : null;
      const { DomainRenewResult: renewed } = await command(
        'namecheap.domains.renew',
        {
          DomainName: domain,
          Years: '1',
          ...(premium !== null && { IsPremiumDomain: 'true', PremiumPrice: premium }),
        },
        Renewed,
        signal,
      );
      if (renewed.Renew.toLowerCase() !== 'true') throw new RegistrarRefusal('0', `${domain} was not renewed`);
      const after = await findOwn(domain, signal);
      if (!after) throw new RegistrarUnreachable('The registrar does not know what it renewed');
      return registrationOf(after);
    },
  };
}

/** Namecheap wants the same person four times. */
function contactsOf(person: Registrant): Record<string, string> {
  const one = {
    FirstName: person.firstName,
    LastName: person.lastName,
    Address1: person.address,
    City: person.city,
    StateProvince: person.city,
    PostalCode: '0000',
    Country: person.country,
    Phone: person.phone,
    EmailAddress: person.email,
  };
  return Object.fromEntries(
    ['Registrant', 'Tech', 'Admin', 'AuxBilling'].flatMap((role) =>
      Object.entries(one).map(([field, value]) => [role + field, value]),
    ),
  );
}
