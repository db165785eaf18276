import { t } from '../../contract/languages/t';
import { accountCurrency, gatewayNames } from '../../contract/wire/money/money';
import { toDecimal } from '../../contract/rules/money/amount';
import { routes } from '../../contract/wire/routes';
import { requireVerified } from '../domain/account/accounts';
import { createDeposit } from '../domain/money/deposits/create';
import { receiveNotice } from '../domain/money/deposits/notice';
import { topUpNetworks } from '../domain/money/deposits/networks';
import { depositDetailsOf, depositOf, findDeposit, findInvoice } from '../domain/money/deposits/read';
import { issueTicket } from '../domain/money/deposits/tickets';
import { lookAgain, webhookPaths } from '../domain/money/deposits/watch';
import { customerBalance } from '../domain/money/ledger/read';
import { spend } from '../domain/limits/limits';
import { limitBody } from '../http/body';
import { notFound, Problem } from '../http/problem';
import { type App, route } from '../http/route';
import { GatewayRefused, GatewayUnavailable } from '../providers/payments/payments';

/** Bytes of what the gateway tells; a notice has about a hundredth of it. */
const noticeLimit = 64 * 1024;

const minute = 60_000;
const limits = {
  invoices: { name: 'invoice', points: 30, window: 60 * minute },
  tickets: { name: 'payment-ticket', points: 120, window: 10 * minute },
};

const isGatewayFault = (error: unknown) => error instanceof GatewayRefused || error instanceof GatewayUnavailable;

const gatewayAway = (cause: unknown) =>
  new Problem(503, t('The payment service does not answer. Please try again in a moment.'), {
    code: 'gateway_away',
    cause,
  });

export function paymentRoutes(app: App): void {
  route(app, routes.balance, async ({ db, user, reply }) =>
    reply(200, { balance: toDecimal(await customerBalance(db, user.id)), currency: accountCurrency }),
  );

  route(app, routes.createInvoice, async ({ body, db, user, now, services, reply }) => {
    // The owner is who holds the token; another's id answers like one that is not there.
    if (body.user_uuid.toLowerCase() !== user.id) throw notFound();
    requireVerified(user);
    await spend(db, limits.invoices, user.id, now);
    const { amount, currency } = body;
    try {
      return reply(201, { payment_url: await createDeposit(services, { userId: user.id, amount, currency }) });
    } catch (error) {
      throw isGatewayFault(error) ? gatewayAway(error) : error;
    }
  });

  route(app, routes.lookupInvoice, async ({ params, db, user, services, log, reply }) => {
    const invoice = await findInvoice(db, params.invoice, user.id);
    if (!invoice) throw notFound();
    const latest = await lookAgain(services, invoice, log);
    return reply(200, depositOf(latest, { now: services.clock.now(), settings: services.settings }));
  });

  route(app, routes.deposit, async ({ params, db, user, services, log, reply }) => {
    const invoice = await findDeposit(db, params.id, user.id);
    if (!invoice) throw notFound();
    const latest = await lookAgain(services, invoice, log);
    return reply(200, await depositDetailsOf(db, latest, { now: services.clock.now(), settings: services.settings }));
  });

  route(app, routes.topUpNetworks, async ({ services, reply }) => {
    try {
      return reply(200, { networks: await topUpNetworks(services) });
    } catch (error) {
      throw isGatewayFault(error) ? gatewayAway(error) : error;
    }
  });

  route(app, routes.socketTicket, async ({ db, user, session, now, services: { random }, reply }) => {
    await spend(db, limits.tickets, user.id, now);
    const ticket = await issueTicket(db, { userId: user.id, sessionId: session.id }, { now, random });
    return reply(201, { ticket });
  });

  // Of the gateways, not of the browser: no part of the contract. A signature is over the bytes as they came.
  for (const gateway of gatewayNames) {
    const path = webhookPaths[gateway];
    app.post(path, limitBody(noticeLimit), async (http) => {
      http.set('routePattern', path);
      const services = http.get('services');
      const provider = services.providers.payments.all[gateway];
      if (!provider) throw notFound();
      const body = await http.req.text();
      const notice = provider.readNotice(body, http.req.header(provider.signatureHeader), services.clock.now());
      if (!notice) throw new Problem(401, 'The signature does not hold.', { code: 'signature' });
      try {
        return http.json({ received: await receiveNotice(services, gateway, notice) });
      } catch (error) {
        throw isGatewayFault(error) ? gatewayAway(error) : error;
      }
    });
  }
}
