import * as v from 'valibot';
import { Coupon } from '../money/coupon';
import { Draft, StepName, WizardPosition } from './draft';
import { Money } from '../money/money';
import { Plan, Template } from '../money/plan';
import type { Route } from '../route';
import { UploadImage } from './upload';

/** Drafts that a customer may have on the server. */
export const draftsLimit = 50;
/** Bytes of one draft as JSON. */
export const draftSizeLimit = 256 * 1024;
/** Pictures that a draft may have on the server, and the bytes of each. */
export const draftPicturesLimit = 10;
export const draftPictureSizeLimit = 4 * 1024 * 1024;

const Moment = v.pipe(v.string(), v.isoTimestamp());
/** Counts the saves of a draft; 0 is none yet. */
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/** The id is made in the browser; it names a draft of the caller, whoever else may have one of the same id. */
export const DraftParams = v.object({ id: v.pipe(v.string(), v.uuid(), v.toLowerCase()) });
/** `reference` is what the draft calls the picture. */
export const DraftPictureParams = v.object({
  ...DraftParams.entries,
  reference: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

export const SaveDraft = v.object({
  draft: Draft,
  position: WizardPosition,
  /** The one that this browser saved or read last; 0 for a draft that the server does not have yet. */
  revision: Revision,
  /** Made in the browser for each save, which knows by it one of its own whose answer was lost. */
  save: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
});

export const SavedDraft = v.object({
  id: v.string(),
  revision: Revision,
  saved_at: Moment,
  draft: Draft,
  position: WizardPosition,
});
export type SavedDraft = v.InferOutput<typeof SavedDraft>;
export const DraftSaved = v.omit(SavedDraft, ['draft', 'position']);

/**
 * draft-changed comes with the server's copy and the id that it was saved with: another device has saved meanwhile, or
 * this one, and never heard so. Nobody's choices are lost.
 */
export const SaveRefused = v.object({
  message: v.string(),
  code: v.picklist(['draft-changed', 'too-many-drafts', 'order-placed']),
  draft: v.optional(SavedDraft),
  save: v.optional(v.string()),
});

export const DraftSummary = v.object({
  id: v.string(),
  /** The name that the website gets; null while none is chosen. */
  domain: v.nullable(v.string()),
  /** Of the website, else of the business; '' while there is none. */
  name: v.string(),
  step: StepName,
  revision: Revision,
  saved_at: Moment,
  plan: v.nullable(v.object({ uuid: v.string(), name: v.string() })),
});
export type DraftSummary = v.InferOutput<typeof DraftSummary>;

/** What of a draft perishes, as it is now. */
export const DraftCheck = v.object({
  at: Moment,
  domains: v.array(
    v.object({
      name: v.string(),
      /** held: another customer is ordering it right now. unknown: the registrar gave no answer. */
      state: v.picklist(['available', 'taken', 'held', 'unknown']),
      /** Per year, now; null when it is unknown. */
      price: v.nullable(Money),
      /** Per year, as the draft has it. */
      was: Money,
    }),
  ),
  /** Null for what the draft has none of. `plan` is the one to order now: in the place of one that is gone, the first. */
  plan: v.nullable(v.object({ state: v.picklist(['same', 'changed', 'gone']), plan: v.nullable(Plan) })),
  template: v.nullable(v.object({ state: v.picklist(['same', 'changed', 'gone']), template: v.nullable(Template) })),
  coupon: v.nullable(
    v.object({
      code: v.string(),
      /** unknown: too many codes were tried to look now. */
      state: v.picklist(['valid', 'changed', 'invalid', 'unknown']),
      coupon: v.nullable(Coupon),
    }),
  ),
});
export type DraftCheck = v.InferOutput<typeof DraftCheck>;

/** Drafts on the server, for customers who go on with another device. */
export const draftRoutes = {
  drafts: {
    method: 'GET',
    base: '/api',
    path: '/drafts/',
    session: 'required',
    /** Newest first. */
    replies: { 200: v.array(DraftSummary) },
  },
  draft: {
    method: 'GET',
    base: '/api',
    path: '/drafts/:id/',
    session: 'required',
    params: DraftParams,
    replies: { 200: SavedDraft },
  },
  saveDraft: {
    method: 'PUT',
    base: '/api',
    path: '/drafts/:id/',
    session: 'required',
    params: DraftParams,
    body: SaveDraft,
    replies: { 200: DraftSaved, 409: SaveRefused },
  },
  deleteDraft: {
    method: 'DELETE',
    base: '/api',
    path: '/drafts/:id/',
    session: 'required',
    params: DraftParams,
    replies: { 204: null },
  },
  checkDraft: {
    method: 'POST',
    base: '/api',
    path: '/drafts/:id/check/',
    session: 'required',
    params: DraftParams,
    body: v.object({}),
    replies: { 200: DraftCheck },
  },
  /** Only what the saved draft names is stored: save it first. */
  saveDraftPicture: {
    method: 'PUT',
    base: '/api',
    path: '/drafts/:id/pictures/:reference/',
    session: 'required',
    params: DraftPictureParams,
    body: UploadImage,
    replies: { 204: null },
  },
  draftPicture: {
    method: 'GET',
    base: '/api',
    path: '/drafts/:id/pictures/:reference/',
    session: 'required',
    params: DraftPictureParams,
    /** A data URL: whoever holds an address alone gets no picture. */
    replies: { 200: v.object({ image: v.string() }) },
  },
} as const satisfies Record<string, Route>;
