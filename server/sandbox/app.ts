import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { createAi } from './ai/ai';
import { createCountries } from './countries/countries';
import { createFlags } from './countries/flags';
import { isThisMachine } from '../exposure';
import { createDns } from './dns/dns';
import { createFaults, type Faults } from './faults';
import { createStore } from './hosting/store';
import { createIcons } from './icons/icons';
import { createMail } from './mail/answers';
import { createNetwork } from './network/network';
import { createOAuth } from './oauth/oauth';
import { createOutbox } from './outbox';
import type { SandboxParts } from './parts';
import { createPayments } from './payments/payments';
import { createPhotos } from './photos/photos';
import { createPush } from './push/push';
import { createRates } from './rates/rates';
import { createRegistrar } from './registrar/registrar';

/**
 * The stand-ins of the outside services, by the folder of the sandbox origin that is theirs. Each speaks the real
 * service's wire format below it.
 */
const standIns: Readonly<Record<string, (parts: SandboxParts, faults: Faults) => Hono>> = {
  ai: (parts) => createAi(parts),
  countries: createCountries,
  flags: createFlags,
  hosting: createStore,
  icons: createIcons,
  mail: (parts) => createMail(parts),
  network: createNetwork,
  oauth: (parts) => createOAuth(parts),
  payments: (parts) => createPayments(parts),
  photos: createPhotos,
  push: (parts) => createPush(parts),
  rates: createRates,
  registrar: createRegistrar,
};

/**
 * A page of another site whose name has come to lead to this machine reads what it likes as its own, though its
 * browser sits here: the name that was asked for tells it apart. What no browser sends is for the listener to refuse.
 */
const thisMachineOnly: MiddlewareHandler = async (http, next) => {
  const host = http.req.header('host')?.replace(/:\d*$/, '');
  if (host === undefined || isThisMachine(host)) return next();
  return http.text('The sandbox answers by the names of this machine alone: localhost, 127.0.0.1 or [::1].', 403);
};

/** The sandbox origin: the stand-ins, planned faults, and the mail that would have been sent. */
export function createSandbox(parts: SandboxParts): Hono {
  const app = new Hono({ strict: false });
  if (!parts.settings.isSandboxExposed) app.use(thisMachineOnly);
  const faults = createFaults();
  const outbox = createOutbox(parts.settings.dataDir, parts.settings.origins.content);
  app.route('/faults', faults.app);
  app.route('/outbox', outbox);
  app.route('/dns', createDns(faults));
  app.get('/', (http) => http.redirect('/outbox'));
  for (const [service, create] of Object.entries(standIns)) {
    // The real services let any page's script read their answers; what lies in a store is its owner's alone.
    if (service !== 'hosting') app.use(`/${service}/*`, cors({ origin: '*', maxAge: 600 }));
    app.use(`/${service}/*`, faults.befall);
    app.route(`/${service}`, create(parts, faults));
  }
  app.notFound((http) => http.json({ message: 'Nothing here.' }, 404));
  app.onError((error, http) => {
    const { incoming } = http.env as { incoming?: { destroyed: boolean } };
    // Whoever asked has gone, or was dropped as planned.
    const level = incoming?.destroyed ? 'debug' : 'error';
    parts.log[level]({ err: error, path: http.req.path }, 'sandbox failed');
    return http.json({ message: 'The sandbox failed.' }, 500);
  });
  return app;
}
