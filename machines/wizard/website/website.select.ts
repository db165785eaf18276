import type { SnapshotFrom } from 'xstate';
import { bestFirst, offered, problemsIn } from './website.choice';
import type { websiteMachine } from './website.machine';

type Snapshot = SnapshotFrom<typeof websiteMachine>;

/**
 * The templates of the chosen category, those first that suit the trade which domain and business tell; null without a
 * category, or while they are not known. What is typed in this step moves nothing.
 */
export const shownTemplates = ({ context: { templates, category, domain, business } }: Snapshot) =>
  bestFirst(offered(templates, category), `${domain} ${business.business_name} ${business.business_description}`);

/** The template that is looked at large. */
export const previewed = ({ context: { templates, preview } }: Snapshot) =>
  templates?.find(({ uuid }) => uuid === preview) ?? null;

export const sameList = (one: readonly unknown[] | null, other: readonly unknown[] | null) =>
  one === other || (one?.length === other?.length && (one?.every((item, index) => item === other?.[index]) ?? false));

/** What is said of each choice as it changes: what has not been come to yet is not wrong. */
export const saidOf = ({ context }: Snapshot) => {
  const { domain, category, template } = problemsIn(context.domain, context);
  const { isNamed, isLost } = context;
  return {
    domain,
    category: isNamed ? category : null,
    template: context.template !== null || isLost ? template : null,
  };
};
const parts = ['domain', 'category', 'template'] as const;
export const sameWords = (one: ReturnType<typeof saidOf>, other: ReturnType<typeof saidOf>) =>
  parts.every((part) => one[part] === other[part]);
