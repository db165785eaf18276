import type { AnyStateMachine, SnapshotFrom, StateValue } from 'xstate';

/** The active leaves of a state value, dotted: `['editing.name', 'overlay.closed']`. */
export function leavesOf(value: StateValue, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : Object.keys(inner).length === 0 ? [prefix + key] : leavesOf(inner, `${prefix}${key}.`),
  );
}

/** A state value as one readable name: `editing.name + overlay.closed`. */
export const describeState = (value: StateValue) => leavesOf(value).join(' + ');

type Leaves<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]: [Leaves<NonNullable<Value[Key]>>] extends [never]
        ? Key
        : `${Key}.${Leaves<NonNullable<Value[Key]>>}`;
    }[keyof Value & string];

/** The dotted names of a machine's leaf states, as a type. */
export type LeafOf<M extends AnyStateMachine> = Leaves<SnapshotFrom<M>['value']>;
