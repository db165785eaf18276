import type { SavedEdits } from '../../../contract/wire/websites/edits';
import type { ProjectContent } from '../../../contract/wire/websites/versions';
import type { PartName } from './editor.parts';
import type { History } from './editor.history';
import { editsOf, type SiteEdits, storedOf, type Synced, wiredEdits } from './editor.stored';
import { clashesOf, isSame, merged, type SiteValues, valuesOf, withPart } from './editor.values';

/** What the server has by now: what is published, and what is not. */
export interface Newer {
  content: ProjectContent;
  saved: SavedEdits;
  /** Whether this browser saved it, and never heard so. */
  isOwn: boolean;
}

/** What was changed here, met by what was changed elsewhere. */
export interface Meeting {
  newer: Newer;
  /** What both began with, and what stands there now. */
  from: SiteValues;
  theirs: SiteValues;
  /** The parts that both changed, each to something else. */
  parts: readonly PartName[];
}
export type Side = 'mine' | 'theirs';
/** Which of the two a part shall be. */
export type Picks = Readonly<Partial<Record<PartName, Side>>>;

type Mine = Omit<SiteEdits, 'version'> & {
  synced: Synced;
};

/** As the server has it all together: the edits over what is published. */
export function standing({ content, saved }: Pick<Newer, 'content' | 'saved'>): SiteValues {
  const [edits, published] = [wiredEdits(saved), valuesOf(content)];
  return edits ? merged(edits.base, edits.values, published) : published;
}

export function meet(mine: Mine, newer: Newer): Meeting {
  const isElsewhere = newer.saved.revision !== mine.synced.revision && !newer.isOwn;
  // Where nobody else has edited it can only have been published meanwhile.
  const [from, theirs] = isElsewhere ? [mine.synced.values, standing(newer)] : [mine.base, valuesOf(newer.content)];
  return { newer, from, theirs, parts: clashesOf(from, mine.values, theirs) };
}

/** Both, and where both changed something what was picked, else one's own. */
export const joined = ({ from, theirs, parts }: Meeting, values: SiteValues, picks: Picks): SiteValues =>
  parts
    .filter((part) => picks[part] === 'theirs')
    .reduce((both, part) => withPart(both, theirs, part), merged(from, values, theirs));

/** What of the editor is met, and what is told to what has it saved. */
interface Edited {
  id: string;
  content: ProjectContent | null;
  values: SiteValues;
  synced: Synced;
  clash: Meeting | null;
  picks: Picks;
  isBehind: boolean;
}

export const meetingOf = ({ content, values, synced }: Edited, newer: Newer): Meeting =>
  meet({ base: valuesOf(content ?? newer.content), values, synced }, newer);

export const isPicked = ({ clash, picks }: Edited) => clash?.parts.every((part) => picks[part] !== undefined) ?? false;

/** What was published elsewhere is heard of by the way. */
export const syncedBy = (
  { content, values, isBehind }: Edited,
  { version, ...report }: Pick<SavedEdits, 'edits' | 'revision'> & { version: number },
) => ({
  synced: { revision: report.revision, values: wiredEdits(report)?.values ?? (content ? valuesOf(content) : values) },
  isBehind: isBehind || version > (content?.version ?? version),
});

export const syncInput = (edited: Edited & Pick<History, 'past' | 'future'>) => ({
  id: edited.id,
  edits: editsOf(edited),
  stored: storedOf(edited),
  revision: edited.synced.revision,
  isSaved: isSame(edited.values, edited.synced.values),
  isBehind: edited.clash !== null,
});
