import type { Draft } from '../../../contract/wire/wizard/draft';

const isEqual = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return Object.keys({ ...mine, ...theirs }).every((key) => isEqual(mine[key], theirs[key]));
};

/** Whether two drafts hold the same choices, in whatever order their fields were written. */
export const isSameDraft = (one: Draft, other: Draft): boolean => isEqual(one, other);
