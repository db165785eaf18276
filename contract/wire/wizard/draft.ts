import * as v from 'valibot';
import { discountTypes } from '../../rules/money/discount';
import { ChosenImage } from './order';
import { templateCategories, WebsiteCategory } from '../money/plan';
import { blankDraft, stepNames } from '../../rules/wizard/wizard';

/** Integer minor units of the account currency. */
const Minor = v.pipe(v.number(), v.integer(), v.minValue(0));

export const StepName = v.picklist(stepNames);
export type StepName = v.InferOutput<typeof StepName>;

export const ChosenDomain = v.object({
  name: v.string(),
  /** Per year, minor units. */
  price: Minor,
});
export type ChosenDomain = v.InferOutput<typeof ChosenDomain>;

export const ChosenTemplate = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  src: v.string(),
  category: v.picklist(templateCategories),
  required_images_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 6),
});
export type ChosenTemplate = v.InferOutput<typeof ChosenTemplate>;

/** A logo: nothing yet, a file or a generated picture stored in the browser's blob store, or uploaded. */
export const DraftLogo = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('file'), blob: v.string(), name: v.string() }),
  v.object({ kind: v.literal('generated'), blob: v.string() }),
  v.object({ kind: v.literal('uploaded'), url: v.string(), blob: v.nullable(v.string()) }),
]);
export type DraftLogo = v.InferOutput<typeof DraftLogo>;

export const DraftBusiness = v.object({
  business_name: v.string(),
  contact_email: v.string(),
  contact_dial_code: v.string(),
  /** Digits after the dial code. */
  contact_phone: v.string(),
  business_description: v.string(),
  business_address: v.string(),
  logo: DraftLogo,
  /** Blob references of the generated variations, in the order shown. */
  ai_logos: v.array(v.string()),
  keywords: v.array(v.string()),
  /** The description that the keywords were made from: another text needs new ones. */
  keywords_for: v.string(),
});
export type DraftBusiness = v.InferOutput<typeof DraftBusiness>;

export const DraftCoupon = v.object({
  code: v.string(),
  discount_type: v.picklist(discountTypes),
  discount_value: v.string(),
});
export type DraftCoupon = v.InferOutput<typeof DraftCoupon>;

/**
 * The order draft as it is stored: versioned, of one user, without blobs (docs/product.md, Order draft). A running state
 * is never stored, only what the customer chose.
 */
export const Draft = v.object({
  version: v.literal(1),
  /** Uuid of the user whose draft it is; null before the account step. */
  user: v.nullable(v.string()),
  plan: v.nullable(
    v.object({
      uuid: v.pipe(v.string(), v.uuid()),
      name: v.string(),
      setup_fee: Minor,
      monthly_fee: Minor,
      projectLimit: v.pipe(v.number(), v.integer(), v.minValue(0)),
      benefits: v.array(v.string()),
    }),
  ),
  domains: v.array(ChosenDomain),
  /** Name of the one that the website gets. */
  domain: v.nullable(v.string()),
  website_name: v.string(),
  category: v.nullable(WebsiteCategory),
  template: v.nullable(ChosenTemplate),
  business: DraftBusiness,
  images: v.array(ChosenImage),
  coupon: v.nullable(DraftCoupon),
  /** Made on entering the summary and stored before anything is sent. */
  order_id: v.nullable(v.pipe(v.string(), v.uuid())),
});
export type Draft = v.InferOutput<typeof Draft>;

export const emptyDraft: Draft = blankDraft;

/** Makes of a draft of one version what the next version would have written. */
export type DraftMigration = (draft: Record<string, unknown>) => unknown;

/** By the version that they take. A version that was released keeps its migration for ever. */
const draftMigrations: Readonly<Record<number, DraftMigration>> = {};

/**
 * A stored draft of whatever version as it is written now; null for what is no draft, or is of a version that is newer
 * than this code. Browser and server read what they stored only through this.
 */
export function migrateDraft(value: unknown, migrations = draftMigrations): Draft | null {
  let draft = value;
  for (let left = Object.keys(migrations).length; left > 0 && isVersioned(draft); left -= 1) {
    const migration = migrations[draft.version];
    if (!migration) break;
    try {
      draft = migration(draft);
    } catch {
      return null;
    }
  }
  const parsed = v.safeParse(Draft, draft);
  return parsed.success ? parsed.output : null;
}

const isVersioned = (draft: unknown): draft is Record<string, unknown> & { version: number } =>
  typeof draft === 'object' && draft !== null && 'version' in draft && typeof draft.version === 'number';

/** The pictures that a draft has apart from itself, by reference. */
export const picturesOf = ({ business: { logo, ai_logos } }: Draft): string[] => {
  const chosen = 'blob' in logo ? logo.blob : null;
  return [...new Set([...(chosen === null ? [] : [chosen]), ...ai_logos])];
};

/** Where the customer is, stored beside the draft under its own key. */
export const WizardPosition = v.object({ step: StepName, visited: v.array(StepName) });
export type WizardPosition = v.InferOutput<typeof WizardPosition>;

/** What a browser knows of the draft's copy on the server, stored beside the draft under a key of its own. */
export const DraftCopy = v.object({
  /** Made in the browser with the draft. */
  id: v.pipe(v.string(), v.uuid()),
  /** The one that was saved or read last; 0 is none yet. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** References of the pictures that the server has. */
  pictures: v.array(v.string()),
});
export type DraftCopy = v.InferOutput<typeof DraftCopy>;
