import type { SnapshotFrom } from 'xstate';
import { offered } from './website.choice';
import type { websiteMachine } from './website.machine';

type Snapshot = SnapshotFrom<typeof websiteMachine>;

/** The templates of the chosen category; null without a category, or while they are not known. */
export const shownTemplates = ({ context: { templates, category } }: Snapshot) => offered(templates, category);

/** The template that is looked at large. */
export const previewed = ({ context: { templates, preview } }: Snapshot) =>
  templates?.find(({ uuid }) => uuid === preview) ?? null;

export const sameList = (one: readonly unknown[] | null, other: readonly unknown[] | null) =>
  one === other || (one?.length === other?.length && (one?.every((item, index) => item === other?.[index]) ?? false));
