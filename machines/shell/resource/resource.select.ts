import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../contract/rules/failure';
import type { resourceMachine } from './resource.machine';

/** What a view sees of a resource. */
export interface ResourceView<Value> {
  /** Null as long as it is not known; 0 and [] are known. */
  value: Value | null;
  /** A request is under way, whether or not an older value is there. */
  isBusy: boolean;
  /** Nothing is known and an answer is on its way: a skeleton's time. */
  isLoading: boolean;
  /** The same, and no attempt has failed yet. */
  isFirstLoad: boolean;
  /** Why it could not be loaded, after all retries; an older value may still be there. */
  failure: Failure | null;
}

export function viewOf(snapshot: SnapshotFrom<typeof resourceMachine>): ResourceView<unknown> {
  const { value, failure: last } = snapshot.context;
  // While there are tries left, a failure is nothing that a customer could do something about.
  const failure = snapshot.matches('failed') ? last : null;
  const isLoading = value === null && failure === null;
  return { value, failure, isBusy: snapshot.hasTag('busy'), isLoading, isFirstLoad: isLoading && last === null };
}

export const isSameView = (one: ResourceView<unknown>, other: ResourceView<unknown>) =>
  (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key]);
