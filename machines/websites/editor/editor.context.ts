import { explain, failureOf } from '../../../contract/rules/failure';
import type { ProjectContent, ProjectDetail } from '../../../contract/wire/websites/versions';
import type { PreviewedSite } from '../livePreview/livePreview.machine';
import { type History, noHistory, redone, remembered, undone } from './editor.history';
import { type PartName, partNamed } from './editor.parts';
import { type Problems, problemsIn, refusalsOf, withoutProblems } from './editor.problems';
import { type Edit, edited, fieldOf } from './editor.edit';
import { clashesOf, differs, fieldsOf, merged, type SiteValues, valuesOf } from './editor.values';

/** What this browser stores of a website's changes until they are published. */
export interface StoredEdits {
  /** Of the content that was changed. */
  version: number;
  base: SiteValues;
  values: SiteValues;
}

export interface OpenedSite {
  website: ProjectDetail;
  content: ProjectContent;
  stored: StoredEdits | null;
  /** How many changes can be undone. */
  most: number;
}

/** What is looked at on a small screen. */
export type Face = 'form' | 'preview';

export interface EditorContext extends History {
  /** Project's id, as the address says it. */
  id: string;
  /** Whose form is open; null is the list of all. */
  part: PartName | null;
  /** Whose form was open before: back on the list the focus is there. */
  left: PartName | null;
  /** Where the preview goes: to what was last chosen beside it, not on it. */
  lead: PartName | null;
  /** How often it was led so. */
  leads: number;
  /** Where there is no room for both. */
  face: Face;
  website: ProjectDetail | null;
  /** As the server knows it: what is changed is changed of this. */
  content: ProjectContent | null;
  values: SiteValues;
  /** The server's sentences by field, until anything changes. */
  refusals: Problems;
  refusal: string | null;
  /** What was changed elsewhere too, once that was found out; null when it was not. */
  clashes: readonly PartName[] | null;
  /** Goes up with each change. */
  revision: number;
  /** The last that was drawn and stored. */
  settled: number;
  /** Whether what is not published yet is in this browser. */
  isStored: boolean;
  /** Why the website could not be loaded. */
  problem: string | null;
}

const nothing: SiteValues = { sections: {}, language: '', trade: '', palette: '' };
const settled = { refusals: {}, refusal: null, clashes: null };

export const unopened: Omit<EditorContext, 'id'> = {
  ...noHistory,
  ...settled,
  most: 0,
  part: null,
  left: null,
  lead: null,
  leads: 0,
  face: 'form',
  website: null,
  content: null,
  values: nothing,
  revision: 0,
  settled: 0,
  isStored: true,
  problem: null,
};

/** The second part of `/websites/:id/edit`. */
export const siteIn = (path: string): string => (path.split('/')[2] ?? '').slice(0, 100);

/** A part by its name, which anybody may have written into the address; `isHere`: it was chosen on the preview, which stays where it is. */
export function afterChoice(context: EditorContext, name: string, isHere: boolean): Partial<EditorContext> {
  const part = partNamed(name);
  const chosen = { part, left: context.part, group: null };
  if (isHere) return { ...chosen, face: 'form' };
  return part ? { ...chosen, lead: part, leads: context.leads + 1 } : chosen;
}

/** As the server has it, and over it what was changed here before and not published. */
export function opened({ website, content, stored, most }: OpenedSite): Partial<EditorContext> {
  const theirs = valuesOf(content);
  const open = { ...noHistory, ...settled, most, website, content, values: theirs, problem: null, isStored: true };
  if (!stored) return open;
  const isNewer = stored.version !== content.version;
  return {
    ...open,
    past: [theirs],
    values: merged(stored.base, stored.values, theirs),
    clashes: isNewer ? clashesOf(stored.base, stored.values, theirs) : null,
  };
}

/** What is stored; null once nothing is left to be published. */
export const storedOf = ({ content, values }: EditorContext): StoredEdits | null =>
  content && differs(content, values) ? { version: content.version, base: valuesOf(content), values } : null;

/** What the server said of a field is of what stood there before. */
const touched = ({ revision }: EditorContext) => ({
  revision: revision + 1,
  refusals: {},
  refusal: null,
});

export const afterEdit = (context: EditorContext, edit: Edit, isTyped: boolean): Partial<EditorContext> => ({
  ...touched(context),
  ...remembered(context, context.values, isTyped ? fieldOf(edit) : null),
  values: edited(context.values, edit),
});
export const afterUndo = (context: EditorContext): Partial<EditorContext> => ({
  ...touched(context),
  ...undone(context, context.values),
});
export const afterRedo = (context: EditorContext): Partial<EditorContext> => ({
  ...touched(context),
  ...redone(context, context.values),
});
/** It can be undone like any other change. */
export const afterDiscard = (context: EditorContext): Partial<EditorContext> => ({
  ...touched(context),
  ...remembered(context, context.values, null),
  clashes: null,
  values: context.content ? valuesOf(context.content) : nothing,
});

/** What was sent is what the next change begins with; it is made meanwhile. */
export const afterSending = ({ content, values, revision }: EditorContext, number: number): Partial<EditorContext> => ({
  ...settled,
  revision: revision + 1,
  content: content && { ...content, ...fieldsOf(content, values), version: number },
});

/** Somebody else has published meanwhile: theirs, and over it what was changed here. */
export const afterMerge = (context: EditorContext, newer: ProjectContent): Partial<EditorContext> => {
  const { content, values, revision } = context;
  const [from, to] = [valuesOf(content ?? newer), valuesOf(newer)];
  return {
    ...remembered(context, values, null),
    revision: revision + 1,
    content: newer,
    values: merged(from, values, to),
    clashes: clashesOf(from, values, to),
  };
};

export const afterRefusal = ({ values }: EditorContext, error: unknown): Partial<EditorContext> => ({
  refusal: explain('default', error),
  refusals: refusalsOf(failureOf(error).fields, values),
});

/** What the page would show now: without what could not be published. */
export const previewed = ({ website, content, values }: EditorContext): PreviewedSite | null =>
  website && content
    ? { id: website.id, domain: website.domain, content: { ...content, ...fieldsOf(content, withoutProblems(values)) } }
    : null;

/** Whose photos are offered. */
export const photosOf = ({ content }: EditorContext) => ({ business: content?.business_details.business_name ?? '' });

/** What is wrong with a field: the server's word, else what keeps it from being published. */
export const problemAt = ({ refusals, values }: EditorContext, dotted: string): string | undefined =>
  refusals[dotted] ?? problemsIn(values)[dotted];
