import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { tldPrices } from '../../domain/wizard/domains/tlds';
import type { Faults } from '../faults';
import type { SandboxParts } from '../parts';
import { commonWords } from './words';
import { createRegistrations, type Registration } from './state';

/** Milliseconds that a name beginning with 'slow-' takes (operations.md). */
const slowness = 5_000;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const tag = (name: string, attributes: Record<string, string>, inner = '') =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('')}${inner ? `>${inner}</${name}>` : ' />'}`;

/** A number from 0 to 1 that is the same for the same name for ever. */
const fate = (name: string) => createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;

const labelOf = (domain: string) => domain.slice(0, domain.indexOf('.'));
const tldOf = (domain: string) => domain.slice(domain.lastIndexOf('.') + 1);

/** Someone has it already: short names and everyday words nearly always, in .com more than elsewhere. */
function isTaken(domain: string): boolean {
  const label = labelOf(domain);
  if (label.startsWith('taken-')) return true;
  if (/^(?:premium|broken|pending|slow)-/.test(label)) return false;
  const pull = { com: 0.3, net: 0.15, org: 0.15, io: 0.1, co: 0.1 }[tldOf(domain)] ?? 0.03;
  if (label.length <= 3) return fate(domain) < 0.6 + pull;
  if (commonWords.has(label)) return fate(domain) < 0.55 + pull;
  return fate(domain) < (label.length <= 6 ? 0.25 : 0.06) + pull * (label.includes('-') ? 0.2 : 0.6);
}

/** A year in USD by a premium name: 29.00 to 229.00. */
const premiumPrice = (domain: string) => (29 + Math.floor(fate(`price ${domain}`) * 200)).toFixed(2);
const isPremium = (domain: string) => labelOf(domain).startsWith('premium-');

/** A year in USD of a TLD: the list's price, or one made up for those that it does not know. */
function priceOf(tld: string): string {
  const listed = tldPrices.find(([name]) => name === tld)?.[1] ?? 0;
  return (listed || 9 + Math.floor(fate(`tld ${tld}`) * 40)).toFixed(2);
}

/** As they write a day: '11/25/2027'. */
const dateText = (at: Date) => [at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCFullYear()].join('/');

function detailsOf({ at, years = 1 }: Registration): string {
  const [created, expired] = [new Date(at), new Date(at)];
  expired.setUTCFullYear(expired.getUTCFullYear() + years);
  return `<DomainDetails><CreatedDate>${dateText(created)}</CreatedDate><ExpiredDate>${dateText(expired)}</ExpiredDate><NumYears>0</NumYears></DomainDetails>`;
}

/** The stand-in of the registrar, in Namecheap's wire format: `GET /xml.response?Command=...`. */
export function createRegistrar({ settings, clock, random }: SandboxParts, { hinders }: Pick<Faults, 'hinders'>): Hono {
  const app = new Hono();
  const registrations = createRegistrations(join(settings.dataDir, 'sandbox', 'registrar.json'));

  const answer = (command: string, inner: string) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<ApiResponse Status="OK" xmlns="http://api.namecheap.com/xml.response"><Errors /><Warnings /><RequestedCommand>${escape(command)}</RequestedCommand>${tag('CommandResponse', { Type: command }, inner)}<Server>SANDBOX</Server><ExecutionTime>0.01</ExecutionTime></ApiResponse>`;
  const refusal = (command: string, number: string, message: string) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<ApiResponse Status="ERROR" xmlns="http://api.namecheap.com/xml.response"><Errors><Error Number="${number}">${escape(message)}</Error></Errors><RequestedCommand>${escape(command)}</RequestedCommand></ApiResponse>`;

  const commands: Record<string, (query: Record<string, string>) => string> = {
    'namecheap.domains.check': ({ DomainList = '' }) =>
      DomainList.split(',')
        .filter(Boolean)
        .map((domain) =>
          tag('DomainCheckResult', {
            Domain: domain,
            Available: String(!registrations.find(domain) && !isTaken(domain)),
            ErrorNo: '0',
            Description: '',
            IsPremiumName: String(isPremium(domain)),
            PremiumRegistrationPrice: isPremium(domain) ? premiumPrice(domain) : '0',
            PremiumRenewalPrice: isPremium(domain) ? premiumPrice(domain) : '0',
          }),
        )
        .join(''),
    'namecheap.users.getPricing': ({ ProductName = '' }) =>
      tag(
        'UserGetPricingResult',
        {},
        tag(
          'ProductType',
          { Name: 'domains' },
          tag(
            'ProductCategory',
            { Name: 'register' },
            tag(
              'Product',
              { Name: ProductName },
              tag('Price', { Duration: '1', DurationType: 'YEAR', Price: priceOf(ProductName), Currency: 'USD' }),
            ),
          ),
        ),
      ),
    'namecheap.domains.create': ({ DomainName = '', RegistrantPhone = '' }) => {
      if (!/^\+\d{1,3}\.\d{4,14}$/.test(RegistrantPhone))
        return '!2015182 Contact phone is invalid. The phone number format is +NNN.NNNNNNNNNN';
      if (labelOf(DomainName).startsWith('broken-') && hinders(DomainName))
        return '!4023271 The registry refused the registration.';
      if (registrations.find(DomainName) || isTaken(DomainName)) return '!3019166 Domain not available';
      const id = String(Buffer.from(random.bytes(4)).readUInt32BE(0));
      registrations.add(DomainName, { id, at: clock.now() });
      return tag('DomainCreateResult', { Domain: DomainName, Registered: 'true', DomainID: id, OrderID: id });
    },
    'namecheap.domains.getInfo': ({ DomainName = '' }) => {
      const found = registrations.find(DomainName);
      if (!found) return '!2019166 Domain not found';
      return tag(
        'DomainGetInfoResult',
        {
          Status: labelOf(DomainName).startsWith('pending-') && hinders(DomainName) ? 'Pending' : 'Ok',
          ID: found.id,
          DomainName,
          OwnerName: 'sandbox',
          IsOwner: 'true',
          IsPremium: String(isPremium(DomainName)),
        },
        detailsOf(found),
      );
    },
    'namecheap.domains.renew': ({ DomainName = '', Years = '1', PremiumPrice = '' }) => {
      const found = registrations.find(DomainName);
      if (!found) return '!2016166 Domain is not associated with your account';
      if (isPremium(DomainName) && PremiumPrice !== premiumPrice(DomainName))
        return '!2011170 PremiumPrice is not the price of the domain';
      const renewed = { ...found, years: (found.years ?? 1) + Number(Years) };
      registrations.add(DomainName, renewed);
      return tag(
        'DomainRenewResult',
        {
          DomainName,
          DomainID: found.id,
          Renew: 'true',
          OrderID: found.id,
          TransactionID: found.id,
          ChargedAmount: '0',
        },
        detailsOf(renewed),
      );
    },
  };

  app.get('/xml.response', async (http) => {
    const query = http.req.query();
    const command = query['Command'] ?? '';
    http.header('content-type', 'text/xml; charset=utf-8');
    if (query['ApiKey'] !== settings.registrar.key)
      return http.body(refusal(command, '1011102', 'API Key is invalid or API access has not been enabled'));
    const names = (query['DomainList'] ?? query['DomainName'] ?? '').toLowerCase();
    if (names.split(',').some((name) => name.startsWith('slow-')))
      await new Promise((resolve) => setTimeout(resolve, slowness));
    const run = commands[command];
    if (!run) return http.body(refusal(command, '1010104', 'Parameter Command is invalid'));
    const inner = run({ ...query, DomainList: names, DomainName: names });
    const refused = /^!(\d+) (.*)$/.exec(inner);
    return http.body(refused ? refusal(command, refused[1] ?? '', refused[2] ?? '') : answer(command, inner));
  });
  return app;
}
