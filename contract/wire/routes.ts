import * as v from 'valibot';
import {
  CodeSent,
  CodeValidated,
  GenerateCode,
  Login,
  Logout,
  Profile,
  ProfileChange,
  Refresh,
  Register,
  SecondFactorNeeded,
  SignedIn,
  Tokens,
  ValidateCode,
  ValidateSecondFactor,
} from './account/account';
import { AppearanceChoice } from './account/appearance';
import { LogoReply, LogoRequest, TextReply, TextRequest } from './wizard/ai';
import { billingRoutes } from './money/billing';
import { Coupon, CouponParams } from './money/coupon';
import {
  DomainLabel,
  DomainQuery,
  DomainResult,
  DomainResults,
  DomainsToCheck,
  SuggestionPage,
  Suggestions,
} from './wizard/domain';
import { domainHoldRoutes } from './wizard/domainHolds';
import { draftRoutes } from './wizard/drafts';
import { identityRoutes } from './account/identity';
import { passkeyRoutes } from './account/passkeys';
import { Balance, CreateInvoice, Deposit, InvoiceCreated, SocketTicket, TopUpNetworks } from './money/money';
import { CreateOrder, OrderHeaders, PlacedOrder } from './wizard/order';
import { noticeRoutes } from './notices/notices';
import { pushRoutes } from './notices/push';
import { orderWishRoutes } from './wizard/orderWish';
import { Plan, Template } from './money/plan';
import { statisticsRoutes } from './statistics/statistics';
import { subscriptionRoutes } from './money/subscriptions';
import { previewRoutes } from './wizard/previews';
import { Dashboard, Project, ProjectHistory, ProjectParams, UserParams } from './websites/project';
import { editRoutes } from './websites/edits';
import { websiteListRoutes } from './websites/websiteList';
import { messageRoutes } from './websites/messages';
import { ownDomainRoutes } from './websites/ownDomain';
import { photoRoutes } from './websites/photos';
import type { Route } from './route';
import { versionRoutes } from './websites/versions';
import { ticketRoutes } from './support/tickets';
import { transactionRoutes } from './money/transactions';
import { securityRoutes } from './account/security';
import { UploadImage, UploadedImage } from './wizard/upload';

const Nothing = v.object({});
const InvoiceParams = v.object({ invoice: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)) });
const PlanParams = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** The one table that server and browser share. */
export const routes = {
  login: {
    method: 'POST',
    base: '/api',
    path: '/auth/login/',
    session: 'none',
    body: Login,
    replies: { 200: SignedIn, 202: SecondFactorNeeded },
  },
  register: {
    method: 'POST',
    base: '/api',
    path: '/auth/register/',
    session: 'none',
    body: Register,
    replies: { 201: Tokens },
  },
  /** The same by an older path. */
  registerRequest: {
    method: 'POST',
    base: '/api',
    path: '/register_request/',
    session: 'none',
    body: Register,
    replies: { 201: Tokens },
  },
  refresh: {
    method: 'POST',
    base: '/api',
    path: '/auth/login/refresh-token',
    session: 'none',
    body: Refresh,
    replies: { 200: Tokens },
  },
  logout: {
    method: 'POST',
    base: '/api',
    path: '/auth/logout/',
    session: 'optional',
    body: Logout,
    replies: { 204: null },
  },
  generateCode: {
    method: 'POST',
    base: '/api',
    path: '/otp/generate',
    session: 'optional',
    body: GenerateCode,
    replies: { 200: CodeSent },
  },
  validateCode: {
    method: 'POST',
    base: '/api',
    path: '/otp/validate',
    session: 'optional',
    body: ValidateCode,
    replies: { 200: CodeValidated },
  },
  validateSecondFactor: {
    method: 'POST',
    base: '/api',
    path: '/otp/validate-two-factor',
    session: 'none',
    body: ValidateSecondFactor,
    replies: { 200: SignedIn },
  },
  ...securityRoutes,
  ...identityRoutes,
  ...passkeyRoutes,
  ...draftRoutes,
  ...orderWishRoutes,
  ...domainHoldRoutes,
  ...noticeRoutes,
  ...pushRoutes,
  profile: { method: 'GET', base: '/api', path: '/profile/', session: 'required', replies: { 200: Profile } },
  changeProfile: {
    method: 'PUT',
    base: '/api',
    path: '/profile/',
    session: 'required',
    body: ProfileChange,
    replies: { 200: Profile },
  },
  /** What is left out stays as it is: two devices that change different things undo nothing of each other. */
  changeAppearance: {
    method: 'PUT',
    base: '/api',
    path: '/profile/appearance/',
    session: 'required',
    body: AppearanceChoice,
    replies: { 200: Profile },
  },
  uploadImage: {
    method: 'POST',
    base: '/api',
    path: '/api/images/profile/:user',
    session: 'required',
    params: UserParams,
    body: UploadImage,
    replies: { 201: UploadedImage },
  },
  dashboard: { method: 'GET', base: '/api', path: '/dashboard/', session: 'required', replies: { 200: Dashboard } },
  checkDomain: {
    method: 'GET',
    base: '/api',
    path: '/namecheap/check_domain_availability',
    session: 'required',
    query: DomainQuery,
    replies: { 200: DomainResult },
  },
  suggestDomains: {
    method: 'GET',
    base: '/api',
    path: '/namecheap/domain_tld_list/:name',
    session: 'required',
    params: DomainLabel,
    query: SuggestionPage,
    replies: { 200: Suggestions },
  },
  checkDomains: {
    method: 'POST',
    base: '/api',
    path: '/namecheap/multi_domain_check_price',
    session: 'required',
    body: DomainsToCheck,
    replies: { 200: DomainResults },
  },
  plans: { method: 'GET', base: '/api', path: '/plans/', session: 'none', replies: { 200: v.array(Plan) } },
  plan: {
    method: 'GET',
    base: '/api',
    path: '/plans/:id',
    session: 'none',
    params: PlanParams,
    replies: { 200: Plan },
  },
  templates: { method: 'GET', base: '/api', path: '/template/', session: 'none', replies: { 200: v.array(Template) } },
  ...previewRoutes,
  ...statisticsRoutes,
  validateCoupon: {
    method: 'GET',
    base: '/api',
    path: '/coupons/validate/:code',
    session: 'required',
    params: CouponParams,
    replies: { 200: Coupon },
  },
  placeOrder: {
    method: 'POST',
    base: '/api',
    path: '/orders/',
    session: 'required',
    headers: OrderHeaders,
    body: CreateOrder,
    replies: { 200: PlacedOrder, 201: PlacedOrder },
  },
  projects: {
    method: 'GET',
    base: '/api',
    path: '/project/by-user/:user',
    session: 'required',
    params: UserParams,
    replies: { 200: v.array(Project) },
  },
  ...websiteListRoutes,
  websites: {
    method: 'GET',
    base: '/api',
    path: '/website/uuid/:user',
    session: 'required',
    params: UserParams,
    replies: { 200: v.array(Project) },
  },
  projectEvents: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/events/',
    session: 'required',
    params: ProjectParams,
    replies: { 200: ProjectHistory },
  },
  retryProject: {
    method: 'POST',
    base: '/api',
    path: '/project/:id/retry/',
    session: 'required',
    params: ProjectParams,
    body: Nothing,
    replies: { 202: Project },
  },
  ...versionRoutes,
  ...editRoutes,
  ...ownDomainRoutes,
  ...messageRoutes,
  ...photoRoutes,
  ...subscriptionRoutes,
  balance: {
    method: 'GET',
    base: '/api',
    path: '/transactions/balance/',
    session: 'required',
    replies: { 200: Balance },
  },
  ...transactionRoutes,
  ...billingRoutes,
  ...ticketRoutes,
  createInvoice: {
    method: 'POST',
    base: '/api',
    path: '/crypto-payment/create-invoice',
    session: 'required',
    body: CreateInvoice,
    replies: { 201: InvoiceCreated },
  },
  lookupInvoice: {
    method: 'GET',
    base: '/api',
    path: '/crypto-payment/lookup-invoice/:invoice',
    session: 'required',
    params: InvoiceParams,
    replies: { 200: Deposit },
  },
  /** Additive: named before an invoice is made. */
  topUpNetworks: {
    method: 'GET',
    base: '/api',
    path: '/crypto-payment/networks/',
    session: 'required',
    replies: { 200: TopUpNetworks },
  },
  socketTicket: {
    method: 'POST',
    base: '/api',
    path: '/crypto-payment/ws-ticket',
    session: 'required',
    body: Nothing,
    replies: { 201: SocketTicket },
  },
  generateLogo: {
    method: 'POST',
    base: '/ai',
    path: '/api/generate/logo',
    session: 'required',
    body: LogoRequest,
    replies: { 200: LogoReply },
  },
  generateText: {
    method: 'POST',
    base: '/ai',
    path: '/api/generate/text',
    session: 'required',
    body: TextRequest,
    replies: { 200: TextReply },
  },
  health: {
    method: 'GET',
    base: '/api',
    path: '/health',
    session: 'none',
    replies: { 200: v.object({ ok: v.literal(true), at: v.string() }) },
  },
} as const satisfies Record<string, Route>;
export type Routes = typeof routes;
export type RouteName = keyof Routes;
