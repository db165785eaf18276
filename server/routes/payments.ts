import { accountCurrency, isEnded } from '../../contract/wire/money/money';
import { toDecimal } from '../../contract/rules/money/amount';
import { routes } from '../../contract/wire/routes';
import { requireVerified } from '../domain/account/accounts';
import { createDeposit } from '../domain/money/deposits/create';
import { receiveNotice } from '../domain/money/deposits/notice';
import { depositOf, findInvoice } from '../domain/money/deposits/read';
import { issueTicket } from '../domain/money/deposits/tickets';
import { refresh, webhookPath } from '../domain/money/deposits/watch';
import { customerBalance } from '../domain/money/ledger/read';
import { spend } from '../domain/limits/limits';
import { limitBody } from '../http/body';
import { notFound, Problem } from '../http/problem';
import { type App, route } from '../http/route';
import { GatewayRefused, GatewayUnavailable } from '../providers/payments/payments';
import { signatureHeader } from '../providers/payments/signature';

/** Bytes of what the gateway tells; a notice has about a hundredth of it. */
const noticeLimit = 64 * 1024;

const minute = 60_000;
const limits = {
  invoices: { name: 'invoice', points: 30, window: 60 * minute },
  tickets: { name: 'payment-ticket', points: 120, window: 10 * minute },
};

const isGatewayFault = (error: unknown) => error instanceof GatewayRefused || error instanceof GatewayUnavailable;

const gatewayAway = (cause: unknown) =>
  new Problem(503, 'The payment service does not answer. Please try again in a moment.', {
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
    if (isEnded(invoice.state)) return reply(200, depositOf(invoice));
    // What we know is an answer too when the gateway is away.
    await refresh(services, invoice).catch((error: unknown) => {
      if (!isGatewayFault(error)) throw error;
      log.warn({ err: error }, 'deposit could not be looked up');
    });
    return reply(200, depositOf((await findInvoice(db, params.invoice, user.id)) ?? invoice));
  });

  route(app, routes.socketTicket, async ({ db, user, session, now, services: { random }, reply }) => {
    await spend(db, limits.tickets, user.id, now);
    const ticket = await issueTicket(db, { userId: user.id, sessionId: session.id }, { now, random });
    return reply(201, { ticket });
  });

  // Of the gateway, not of the browser: no part of the contract. The signature is over the bytes as they came.
  app.post(webhookPath, limitBody(noticeLimit), async (http) => {
    http.set('routePattern', webhookPath);
    const services = http.get('services');
    const body = await http.req.text();
    const notice = services.providers.payments.readNotice(body, http.req.header(signatureHeader), services.clock.now());
    if (!notice) throw new Problem(401, 'The signature does not hold.', { code: 'signature' });
    try {
      return http.json({ received: await receiveNotice(services, notice) });
    } catch (error) {
      if (error instanceof GatewayRefused) throw notFound();
      throw isGatewayFault(error) ? gatewayAway(error) : error;
    }
  });
}
