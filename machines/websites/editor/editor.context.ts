import { explain, failureOf } from '../../../contract/rules/failure';
import type { SavedEdits } from '../../../contract/wire/websites/edits';
import type { ProjectContent, ProjectDetail } from '../../../contract/wire/websites/versions';
import type { PreviewedSite } from '../livePreview/livePreview.machine';
import { type History, noHistory, redone, remembered, undone, unlessBack } from './editor.history';
import { type PartName, partNamed } from './editor.parts';
import { type Problems, problemsIn, refusalsOf, withoutProblems } from './editor.problems';
import { type Edit, edited, fieldOf, isNothing } from './editor.edit';
import { joined, meet, type Meeting, type Newer, type Picks, standing } from './editor.meeting';
import { historyIn, type StoredEdits, type Synced, wiredEdits } from './editor.stored';
import { changeOf, fieldsOf, isSame, merged, type SiteValues, valuesOf } from './editor.values';

export interface OpenedSite extends Newer {
  website: ProjectDetail;
  /** What this browser has of it. */
  stored: StoredEdits | null;
  /** How many changes can be undone. */
  most: number;
}

/** What came from elsewhere: what one goes on with, or what was changed while one was at it. */
export interface News extends Pick<SavedEdits, 'device' | 'saved_at'> {
  how: 'resumed' | 'joined';
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
  synced: Synced;
  /** What both changed, here and elsewhere, until the customer says what it shall be. */
  clash: Meeting | null;
  picks: Picks;
  /** The server has something that is not here yet. */
  isBehind: boolean;
  news: News | null;
  /** Goes up with each change. */
  revision: number;
  /** The last that was drawn and saved. */
  settled: number;
  /** Why the website could not be loaded. */
  problem: string | null;
}

const nothing: SiteValues = { sections: {}, language: '', trade: '', palette: '' };
const settled = { refusals: {}, refusal: null, news: null };
const agreed = { clash: null, picks: {}, isBehind: false };

export const unopened: Omit<EditorContext, 'id'> = {
  ...noHistory,
  ...settled,
  ...agreed,
  synced: { revision: 0, values: nothing },
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

type Open = Pick<EditorContext, 'values' | 'synced' | 'past' | 'future' | 'revision'>;

/** What the server has and what this browser has, put together; where both changed the same the customer is asked. */
export function opened({ website, stored, most, ...newer }: OpenedSite): Partial<EditorContext> {
  const { content, saved } = newer;
  const [edits, published] = [wiredEdits(saved), valuesOf(content)];
  const found = edits ?? { version: content.version, base: published, values: published };
  const mine = stored ?? { ...found, synced: { revision: saved.revision, values: found.values } };
  const history = stored ? historyIn(stored) : noHistory;
  const open = { ...history, values: mine.values, synced: mine.synced, revision: 0 };
  const before = {
    ...noHistory,
    ...settled,
    ...agreed,
    ...open,
    most,
    website,
    content: { ...content, ...fieldsOf(content, mine.base), version: mine.version },
    problem: null,
  };
  const meeting = meet(mine, newer);
  if (meeting.parts.length > 0) return { ...before, clash: meeting };
  const isResumed = !stored && edits !== null;
  const news: News | null = isResumed ? { how: 'resumed', device: saved.device, saved_at: saved.saved_at } : null;
  const after = afterMeeting(open, meeting, {});
  return { ...before, ...after, revision: 0, news: after.news ?? news };
}

/** Theirs, and over it what was changed here; what can be undone is what was done here. */
export function afterMeeting({ values, past, future, revision }: Open, meeting: Meeting, picks: Picks) {
  const { newer, from, theirs } = meeting;
  const over = (all: readonly SiteValues[]) => all.map((one) => merged(from, one, theirs));
  const [mine, chosen] = [joined(meeting, values, {}), joined(meeting, values, picks)];
  const { content, saved } = newer;
  const news: News | null = isSame(from, theirs)
    ? null
    : { how: 'joined', device: saved.device, saved_at: saved.saved_at };
  return {
    ...agreed,
    past: isSame(mine, chosen) ? over(past) : [...over(past), mine],
    future: isSame(mine, chosen) ? over(future) : [],
    group: null,
    revision: revision + 1,
    content,
    values: chosen,
    synced: { revision: saved.revision, values: standing(newer) },
    news,
  };
}

/** What the server said of a field is of what stood there before. */
const touched = ({ revision }: EditorContext) => ({
  revision: revision + 1,
  refusals: {},
  refusal: null,
});

/** What changes nothing is no step. */
export function afterEdit(context: EditorContext, edit: Edit, isTyped: boolean): Partial<EditorContext> {
  const values = edited(context.values, edit);
  if (isNothing(context.values, values)) return {};
  const history = remembered(context, context.values, isTyped ? fieldOf(edit) : null);
  const isElsewhere = edit.kind === 'translate' && edit.part !== context.lead;
  const lead = isElsewhere && { lead: edit.part, leads: context.leads + 1 };
  return { ...touched(context), ...unlessBack(history, values), ...lead, values };
}
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
  values: context.content ? valuesOf(context.content) : nothing,
});

/** What is published: the whole of it, with the edits on the server that end with it. */
export const sentOf = ({ id, content, values, synced }: EditorContext) => ({
  id,
  change: content && { ...changeOf(content, values), edits_revision: synced.revision },
});

/** What was sent is what the next change begins with; it is made meanwhile. */
export const afterSending = ({ content, values, revision }: EditorContext, number: number): Partial<EditorContext> => ({
  ...settled,
  revision: revision + 1,
  content: content && { ...content, ...fieldsOf(content, values), version: number },
});

export const afterRefusal = ({ values }: EditorContext, error: unknown): Partial<EditorContext> => ({
  isBehind: false,
  refusal: explain('default', error),
  refusals: refusalsOf(failureOf(error).fields, values),
});

/** What the page would show now: without what could not be published. */
export const previewed = ({ website, content, values, part }: EditorContext): PreviewedSite | null =>
  website &&
  content && {
    id: website.id,
    domain: website.domain,
    content: { ...content, ...fieldsOf(content, withoutProblems(values)) },
    isTranslated: isTranslating(part),
  };

/** Whose form shows the website in its second language. */
export const isTranslating = (part: string | null) => part === 'translation';

/** Whose photos are offered. */
export const photosOf = ({ content }: EditorContext) => ({ business: content?.business_details.business_name ?? '' });

/** What is wrong with a field: the server's word, else what keeps it from being published. */
export const problemAt = ({ refusals, values }: EditorContext, dotted: string): string | undefined =>
  refusals[dotted] ?? problemsIn(values)[dotted];
