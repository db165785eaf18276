import { Hono } from 'hono';
import { routes } from '../contract/wire/routes';
import { sentence } from '../contract/rules/problems';
import { isBrokenOff } from './http/body';
import { apiHeaders, problemResponse, requestScope, sameOriginOnly } from './http/guard';
import { brokenOff, Problem } from './http/problem';
import { type App, type AppEnv, route } from './http/route';
import { accountRoutes } from './routes/account';
import { aiRoutes } from './routes/ai';
import { authRoutes } from './routes/auth';
import { billingRoutes } from './routes/billing';
import { catalogueRoutes } from './routes/catalogue';
import { codeRoutes } from './routes/codes';
import { couponRoutes } from './routes/coupons';
import { domainHoldRoutes } from './routes/domainHolds';
import { domainRoutes } from './routes/domains';
import { draftRoutes } from './routes/drafts';
import { handoverRoutes } from './routes/handover';
import { identityRoutes } from './routes/identities';
import { noticeRoutes } from './routes/notices';
import { pushRoutes } from './routes/push';
import { oauthRoutes } from './routes/oauth';
import { orderRoutes } from './routes/orders';
import { paymentRoutes } from './routes/payments';
import { previewRoutes } from './routes/preview';
import { editRoutes } from './routes/edits';
import { messageRoutes } from './routes/messages';
import { ownDomainRoutes } from './routes/ownDomains';
import { profileRoutes } from './routes/profile';
import { photoRoutes } from './routes/photos';
import { projectRoutes } from './routes/projects';
import { passkeyRoutes } from './routes/passkeys';
import { passkeySignInRoutes } from './routes/passkeySignIn';
import { passwordRoutes } from './routes/passwords';
import { secondFactorRoutes } from './routes/secondFactor';
import { sessionRoutes } from './routes/sessions';
import { socketRoutes } from './routes/socket';
import { statisticsRoutes } from './routes/statistics';
import { subscriptionRoutes } from './routes/subscriptions';
import { supportRoutes } from './routes/support';
import { uploadRoutes } from './routes/uploads';
import { versionRoutes } from './routes/versions';
import type { Services } from './services';

/** The handlers of each area, in files of their own under routes/. */
const areas: readonly ((app: App) => void)[] = [
  healthRoutes,
  authRoutes,
  codeRoutes,
  passwordRoutes,
  secondFactorRoutes,
  sessionRoutes,
  identityRoutes,
  oauthRoutes,
  handoverRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  profileRoutes,
  accountRoutes,
  catalogueRoutes,
  previewRoutes,
  aiRoutes,
  domainRoutes,
  domainHoldRoutes,
  draftRoutes,
  couponRoutes,
  uploadRoutes,
  orderRoutes,
  projectRoutes,
  paymentRoutes,
  statisticsRoutes,
  subscriptionRoutes,
  versionRoutes,
  editRoutes,
  messageRoutes,
  ownDomainRoutes,
  photoRoutes,
  billingRoutes,
  noticeRoutes,
  pushRoutes,
  supportRoutes,
  (app) => socketRoutes(app),
];

/** The main API under /api and the AI service under /ai, bound to the contract. Opens no port, reads no global. */
export function createApp(services: Services): App {
  const app: App = new Hono<AppEnv>({ strict: false });
  app.use(requestScope(services));
  for (const base of ['/api/*', '/ai/*']) {
    app.use(base, apiHeaders());
    app.use(base, sameOriginOnly());
  }
  for (const bind of areas) bind(app);
  app.notFound((http) => problemResponse(missing(app, http.req.method, http.req.path), http.req.raw, http.get('log')));
  app.onError((error, http) => {
    if (error instanceof Problem || !isBrokenOff(http.env))
      return problemResponse(error, http.req.raw, http.get('log'));
    return problemResponse(brokenOff(error), http.req.raw, http.get('log'));
  });
  return app;
}

function healthRoutes(app: App): void {
  route(app, routes.health, async ({ reply, now }) => reply(200, { ok: true, at: new Date(now).toISOString() }));
}

/** 405 for a path that has another method, else 404. */
function missing(app: App, method: string, path: string): Problem {
  const allowed = app.routes
    .filter((bound) => bound.method !== 'ALL' && bound.method !== method && matches(bound.path, path))
    .map((bound) => bound.method);
  if (allowed.length === 0) return new Problem(404, 'Content not found.', { code: 'not_found' });
  return new Problem(405, sentence('default', 405), {
    code: 'method_not_allowed',
    headers: { allow: [...new Set(allowed)].join(', ') },
  });
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((text) => text.split('/').filter(Boolean));
  if (!wanted || !given || wanted.length !== given.length) return false;
  return wanted.every((segment, index) => segment.startsWith(':') || segment === given[index]);
}
