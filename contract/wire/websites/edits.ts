import * as v from 'valibot';
import type { Route } from '../route';
import { ProjectParams } from './project';

/** Bytes of a website's edits as JSON. */
export const editsSizeLimit = 512 * 1024;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/** What a website shall say, as far as the editor is: unfinished too, so that it is checked only when it is published. */
interface EditedSite {
  readonly sections: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly trade: string;
  readonly palette: string;
}
const Edited: v.GenericSchema<EditedSite> = v.looseObject({
  sections: v.record(v.string(), v.any()),
  language: v.string(),
  trade: v.string(),
  palette: v.string(),
});

export const SiteEdits = v.object({
  /** The content that was changed: its version, and what it said. */
  version: v.pipe(count, v.minValue(1)),
  base: Edited,
  values: Edited,
});

export const SaveEdits = v.object({
  ...SiteEdits.entries,
  /** The one that this browser saved or read last; 0 before the first. */
  revision: count,
  /** Made in the browser for each save, which knows by it one of its own whose answer was lost. */
  save: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});

export const SavedEdits = v.object({
  /** Counts the saves of a website; one that is discarded or published counts too. */
  revision: count,
  /** When, and from where: 'Chrome on Linux'. '' of what a publication took. */
  saved_at: v.nullable(v.string()),
  device: v.string(),
  save: v.nullable(v.string()),
  /** Null when nothing waits to be published. */
  edits: v.nullable(SiteEdits),
});
export type SavedEdits = v.InferOutput<typeof SavedEdits>;

/** `version`: of the newest content, by which one that was published elsewhere is heard of. */
const EditsSaved = v.object({ revision: count, version: count });
/** edits-changed comes with what another browser has saved meanwhile; nobody's words are lost. not-live: it was taken down. */
const EditsRefused = v.object({
  message: v.string(),
  code: v.picklist(['edits-changed', 'not-live']),
  theirs: v.optional(SavedEdits),
});

/** What is changed in the editor and not published, for the customer's other devices. Additive. */
export const editRoutes = {
  siteEdits: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/edits/',
    session: 'required',
    params: ProjectParams,
    replies: { 200: SavedEdits },
  },
  saveEdits: {
    method: 'PUT',
    base: '/api',
    path: '/project/:id/edits/',
    session: 'required',
    params: ProjectParams,
    body: SaveEdits,
    replies: { 200: EditsSaved, 409: EditsRefused },
  },
  /** Nothing is left to be published. */
  dropEdits: {
    method: 'DELETE',
    base: '/api',
    path: '/project/:id/edits/',
    session: 'required',
    params: ProjectParams,
    query: v.object({ revision: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)) }),
    replies: { 200: EditsSaved, 409: EditsRefused },
  },
} as const satisfies Record<string, Route>;
