import * as v from 'valibot';
import { Money } from '../money/money';
import { subscriptionStates } from '../money/subscriptions';
import type { Route } from '../route';
import { ChosenImage, CreateOrder } from '../wizard/order';
import { goodParts } from '../../rules/websites/missingParts';
import { siteLanguages, trades } from '../../rules/websites/site';
import { siteFields, type SiteSections } from './sections';
import { projectStatuses } from '../../rules/websites/projectStatus';
import { ProjectParams } from './project';

/** unpaid: the website's month is not; balance: it does not cover the year; registrar: the registry says no. */
export const renewalProblems = ['unpaid', 'balance', 'registrar'] as const;

/** A website with all that its own screen tells; one that was taken down too, while its files can be had. */
export const ProjectDetail = v.object({
  id: v.string(),
  domain: v.string(),
  business_name: v.string(),
  project_status: v.picklist(projectStatuses),
  template: v.object({ uuid: v.string(), name: v.string() }),
  created_at: v.string(),
  /** Where it opens; null while nothing of it is online. */
  live_address: v.nullable(v.string()),
  /** The live page as a frame of the app may show it; null as above. */
  picture_url: v.nullable(v.string()),
  subscription: v.nullable(
    v.object({
      id: v.string(),
      state: v.picklist(subscriptionStates),
      next_billing_date: v.string(),
      monthly_fee: Money,
      /** When it ends, of one that was cancelled; null of one that goes on. */
      cancel_at: v.nullable(v.string()),
    }),
  ),
  /** What visitors see: the version's number, and when it went live. */
  live: v.nullable(v.object({ number: v.number(), published_at: v.string() })),
  domain_details: v.object({
    /** When the registry confirmed the name. */
    registered_at: v.nullable(v.string()),
    expires_at: v.nullable(v.string()),
    /** Whether it is renewed with the website. */
    auto_renews: v.boolean(),
    /** Additive: from when on it is renewed; null of one that is not, or of which that is not known yet. */
    renews_at: v.optional(v.nullable(v.string())),
    /** Additive: what another year takes from the balance, 0 when it is included; null until it is known, a month ahead. */
    renewal_price: v.optional(v.nullable(Money)),
    /** Additive: why it should be renewed and is not yet. */
    renewal_problem: v.optional(v.nullable(v.picklist(renewalProblems))),
    /** Additive: it ran out and is not ours any more. */
    has_ended: v.optional(v.boolean()),
  }),
  /** Why its deployment failed, as the customer reads it. */
  failure: v.nullable(v.string()),
  /** When it was taken down; null of one that is online or on its way. */
  taken_down_at: v.nullable(v.string()),
  /** The last moment at which one that was taken down can be exported; null of any other. */
  export_until: v.nullable(v.string()),
  /** Additive: how many messages of its visitors nobody has looked at. */
  unread_messages: v.optional(v.number()),
  /** Additive: what a good page has and it does not; none of one that is not online. */
  missing: v.optional(v.array(v.picklist(goodParts))),
});
export type ProjectDetail = v.InferOutput<typeof ProjectDetail>;

const { business_details, business_images, template_uuid, website_name } = CreateOrder.entries;
const PictureCredit = v.omit(ChosenImage, ['id']);

/** What a website says, by the names that its order has. */
export const ProjectContent = v.object({
  /** Number of the newest version, which this is: published, being published, or one that could not be. */
  version: v.number(),
  business_details: v.object({
    business_name: v.string(),
    business_description: v.string(),
    contact_email: v.string(),
    contact_phone: v.string(),
    business_address: v.string(),
    logo: v.string(),
    keywords: v.array(v.string()),
  }),
  business_images: v.object({ business_logo: v.string(), images: v.array(v.string()) }),
  template_uuid: v.string(),
  website_name: v.nullable(v.string()),
  /** Alternative text and author of its pictures. */
  credits: v.array(PictureCredit),
  /** Additive; absent of a website that says nothing of it. */
  sections: v.optional(v.custom<SiteSections>((given) => typeof given === 'object' && given !== null)),
  language: v.optional(v.picklist(siteLanguages)),
  trade: v.optional(v.picklist(trades)),
  palette: v.optional(v.string()),
});
export type ProjectContent = v.InferOutput<typeof ProjectContent>;

/** What shall be published, checked like an order; what is left out stays as it is. */
export const ChangeContent = v.object({
  /** `version` of the content that was changed. */
  base_version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  business_details,
  business_images,
  template_uuid,
  website_name,
  /** Of pictures that are new; those of the others stay. */
  credits: v.optional(v.pipe(v.array(PictureCredit), v.maxLength(24))),
  /** Additive: of the editor's edits that this publishes, which end with it. */
  edits_revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ...siteFields,
});
export type ChangeContent = v.InferInput<typeof ChangeContent>;

/** publishing: it is made, what was live stays meanwhile; published: it is or was live; failed: it never was, see `failure`. */
export const versionStates = ['publishing', 'published', 'failed'] as const;

export const ProjectVersion = v.object({
  number: v.number(),
  state: v.picklist(versionStates),
  /** When it was published; null before, and of one that could not be. */
  published_at: v.nullable(v.string()),
  /** When somebody asked for it. */
  created_at: v.string(),
  by: v.picklist(['you', 'operator']),
  /** What changed, a sentence each; never empty. */
  changes: v.array(v.string()),
  is_live: v.boolean(),
  /** Whether it can be looked at and restored: its files are there. */
  is_whole: v.boolean(),
  /** Why it could not be published, as the customer reads it. */
  failure: v.nullable(v.string()),
});
export type ProjectVersion = v.InferOutput<typeof ProjectVersion>;

const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number));
const VersionParams = v.object({ ...ProjectParams.entries, number: digits });
const limit = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(50));
const Numbered = v.object({ version: v.number() });

/** The life of a website after its order. All are additive; an id of somebody else's answers like an unknown one. */
export const versionRoutes = {
  project: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/',
    session: 'required',
    params: ProjectParams,
    replies: { 200: ProjectDetail },
  },
  projectContent: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/content/',
    session: 'required',
    params: ProjectParams,
    replies: { 200: ProjectContent },
  },
  /**
   * Publishes a new version, which is made meanwhile: the list of versions says how far it is. 409 with a code:
   * 'newer-version' when `base_version` is not the newest, 'not-live' before it is and once it is taken down. 400 with a
   * code and `fields` for pictures, as an order has them: 'pictures-number', 'foreign-picture', 'picture-gone',
   * 'foreign-logo', 'logo-gone'; 503 'pictures-away'.
   */
  publishContent: {
    method: 'PUT',
    base: '/api',
    path: '/project/:id/content/',
    session: 'required',
    params: ProjectParams,
    body: ChangeContent,
    replies: { 202: Numbered },
  },
  /** Newest first, 20 at first. Those that are older than the last row: `before` its number; number 1 is the oldest. */
  projectVersions: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/versions/',
    session: 'required',
    params: ProjectParams,
    query: v.object({ before: v.optional(digits), limit: v.optional(limit, '20') }),
    replies: { 200: v.array(ProjectVersion) },
  },
  /**
   * Makes a version live again, at once: it becomes a new version with the same files, whose number this is. Of the one
   * that is live nothing changes, and its own number is told. 409 with a code: 'not-live' as above, 'not-whole'.
   */
  restoreVersion: {
    method: 'POST',
    base: '/api',
    path: '/project/:id/versions/:number/restore/',
    session: 'required',
    params: VersionParams,
    body: v.object({}),
    replies: { 200: Numbered },
  },
  /** Where a frame of the app can show a version, for a while. 409 'not-whole'. */
  versionPreview: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/versions/:number/preview/',
    session: 'required',
    params: VersionParams,
    replies: { 200: v.object({ address: v.string(), expires_at: v.string() }) },
  },
  /** A ZIP of what is live, or was at the end, that opens from a folder. 409 'not-live', 410 'erased'. */
  exportProject: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/export/',
    session: 'required',
    params: ProjectParams,
    isFile: true,
    replies: { 200: v.blob() },
  },
} as const satisfies Record<string, Route>;
