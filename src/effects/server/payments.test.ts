// @vitest-environment happy-dom
import type { DetachedWindowAPI } from 'happy-dom';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import { ada } from '../../../machines/session/session/session.model';
import { addresses, signedIn } from '../../../test/walk/signedIn';
import { connect } from './call';
import { createInvoice, watchPanel } from './payments';

// Nothing is loaded into the panel: it has only to be there.
(window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
const gateway = 'https://pay.example';
const btcpay = 'https://btcpay.example';
const settings = document.createElement('script');
settings.id = 'settings';
settings.type = 'application/json';
const required = ['API_URL', 'AI_URL', 'CRYPTO_WS_URL', 'STOCK_PHOTO_URL', 'STOCK_PHOTO_KEY', 'CURRENCY_API_KEY'];
settings.textContent = JSON.stringify({
  ...Object.fromEntries(required.map((name) => [`VITE_${name}`, 'data:,'])),
  VITE_PAYMENT_URL: `${gateway}/checkout ${btcpay}`,
});
document.head.append(settings);

const actors: { stop(): unknown }[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});

/** What an invoice of 25.00 becomes whose payment address is this, and what the server was sent for it. */
async function invoiceWith(paymentUrl: string) {
  const sent: unknown[] = [];
  const app = new Hono().post('/api/crypto-payment/create-invoice', async (http) => {
    sent.push(await http.req.json());
    return http.json({ payment_url: paymentUrl }, 201);
  });
  const session = await signedIn();
  actors.push(session);
  connect({ addresses, session: () => session, fetch: async (input, init) => app.request(new Request(input, init)) });
  const actor = createActor(createInvoice, { input: { profile: ada, amount: 2_500, currency: 'LTC' } });
  actor.subscribe({ error: () => undefined });
  const invoice = toPromise(actor);
  actor.start();
  return { invoice, sent };
}

it('an invoice is asked for in the customer’s name, in the United States, and is what follows io/', async () => {
  const paymentUrl = `${gateway}/io/inv_1`;
  const { invoice, sent } = await invoiceWith(paymentUrl);
  expect(await invoice).toEqual({ invoiceId: 'inv_1', paymentUrl });
  expect(sent).toEqual([
    {
      user_uuid: ada.uuid,
      amount: '25.00',
      currency: 'LTC',
      first_name: ada.first_name,
      last_name: ada.last_name,
      email: ada.email,
      phone: ada.phone_number,
      countryIso2: 'US',
    },
  ]);
});

it('the panel of the other gateway, which made it, is opened too', async () => {
  const paymentUrl = `${btcpay}/i/inv_1#/io/inv_1`;
  expect(await (await invoiceWith(paymentUrl)).invoice).toEqual({ invoiceId: 'inv_1', paymentUrl });
});

it.each(['https://pay.example.evil/io/inv_1', `${gateway}/inv_1`])('no panel is opened at %s', async (paymentUrl) =>
  expect((await invoiceWith(paymentUrl)).invoice).rejects.toMatchObject({
    message: 'The payment service gave no address that we know.',
  }),
);

it.each([
  ['ours', `${gateway}/io/inv_1`, { type: 'cryptocurrency-payment', invoiceId: 'inv_1' }],
  ['BTCPay’s', `${btcpay}/i/inv_1#/io/inv_1`, { invoiceId: 'inv_1', status: 'Processing' }],
])('hears that it is paid from the panel alone, %s: its window, its origin, its invoice', (_, address, paid) => {
  const panel = document.createElement('iframe');
  panel.dataset['panel'] = '';
  const inside = {} as Window;
  Object.defineProperty(panel, 'contentWindow', { value: inside });
  document.body.append(panel);
  // Said afterwards, so that nothing is loaded.
  Object.defineProperty(panel, 'src', { value: address });
  const heard: string[] = [];
  const listening = createMachine({
    invoke: { src: watchPanel, input: { invoiceId: 'inv_1' } },
    on: { '*': { actions: ({ event }) => heard.push(event.type) } },
  });
  const actor = createActor(listening).start();
  actors.push(actor, { stop: () => panel.remove() });
  const genuine = { origin: new URL(address).origin, source: inside, data: paid };
  const say = (change: MessageEventInit) =>
    window.dispatchEvent(new MessageEvent('message', { ...genuine, ...change }));
  for (const origin of [gateway, btcpay, 'https://pay.example.evil']) {
    if (origin !== genuine.origin) say({ origin });
  }
  say({ source: window });
  say({ data: { ...paid, invoiceId: 'inv_2' } });
  say({ data: { ...paid, type: 'payment', status: 'Expired' } });
  for (const data of ['cryptocurrency-payment', 'loaded', 'close']) say({ data });
  expect(heard).toEqual([]);
  say({});
  expect(heard).toEqual(['panel.paid']);
});
