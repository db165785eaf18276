import { Hono } from 'hono';
import { wholeDraft } from '../../machines/wizard/order/order.model';
import { ada, firstTokens, nextTokens } from '../../machines/session/session/session.model';
import * as draftKeys from '../../src/effects/storage/draftKeys';

/** An order that Ada had begun in this browser. */
export const mine = { ...wholeDraft, user: ada.uuid, order_id: null };
export const position = { step: 'website', visited: ['domain'] };
export const copy = { id: '3d7a1a0e-2b1c-4c55-8f0e-4a2f9d1e7b60', revision: 4, pictures: [] };
const { access_token: token, refresh_token } = firstTokens;
/** What the storage has of her session, by key. */
export const session = {
  token,
  access_token: token,
  refresh_token,
  'auth-storage': JSON.stringify({ epoch: 'e', user: { ...ada, token, refresh_token } }),
};
/** The same of her order. */
export const stored = {
  [draftKeys.draftKey]: JSON.stringify(mine),
  [draftKeys.positionKey]: JSON.stringify(position),
  [draftKeys.copyKey]: JSON.stringify(copy),
  [draftKeys.savesKey]: `${copy.id}:6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11`,
};

/** Of a customer without a website: there is room for one, so that the wizard opens at once. */
const figures = {
  balance: '0.00',
  subscription: null,
  websites: { total: 0, active: 0, pending: 0, issue: 0 },
  plan: { monthly_fee: '10.00', setup_fee: '20.00', projectLimit: 3 },
  next_billing_amount: '0.00',
  last_payment_date: null,
  projects: [],
  pending_deposit: null,
};

/** A server that knows one customer, and nothing of what else is asked for. */
export const server = new Hono()
  .get('/api/profile/', (http) => {
    const known = [firstTokens, nextTokens].map((tokens) => `Bearer ${tokens.access_token}`);
    return known.includes(http.req.header('Authorization') ?? '')
      ? http.json(ada)
      : http.json({ message: 'Sign in.' }, 401);
  })
  .post('/api/auth/login/refresh-token', async (http) => {
    const body = await http.req.json<{ refresh_token?: unknown }>();
    return body.refresh_token === refresh_token ? http.json(nextTokens) : http.json({ message: 'Sign in.' }, 401);
  })
  .post('/api/auth/login/', (http) =>
    http.json({ ...ada, token: nextTokens.access_token, refresh_token: nextTokens.refresh_token }),
  )
  .get('/api/dashboard/', (http) => http.json(figures))
  .get('/api/drafts/', (http) => http.json([]))
  .put('/api/drafts/:id/', (http) =>
    http.json({ id: http.req.param('id'), revision: 5, saved_at: '2026-11-22T05:00:00.000Z' }),
  )
  .all('*', (http) => http.json({ message: 'Not here.' }, 404));
