import type { AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate';
import type { Model } from './model';
import { isList, type Plain, plain } from './plain';
import { born, next, type TransitionNode } from './pure';

/** Longer payloads are cut: what is told and changed is to be seen, not to be read out. */
const longest = 60;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const isFields = (value: Plain | undefined): value is Readonly<Record<string, Plain>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** Each place of the context that is another afterwards, as `draft.plan`, and what is there. */
function changes(before: Plain | undefined, after: Plain | undefined, at: readonly string[] = []): Deed[] {
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changes(before[key], after[key], [...at, key]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [[`${at.join('.')} =`, after]];
}

interface Params {
  readonly to?: { readonly id?: string };
  readonly targetId?: string;
  readonly event?: { readonly type: string };
  readonly id?: string;
  readonly input?: unknown;
}

/** What is done, and with what: `tells toasts toast.show` and its fields. */
type Deed = readonly [what: string, withWhat: Plain | undefined];

/** What an action does to others; undefined for what the states tell: their delays, and whom they invoke. */
function deedOf({ type, params }: ExecutableActionObject, invoked: ReadonlySet<string>): Deed | undefined {
  const { to, targetId, event, id = '', input } = (params ?? {}) as Params;
  switch (type) {
    case 'xstate.raise':
    case 'xstate.cancel':
      return undefined;
    case 'xstate.sendTo':
      return said(`tells ${targetId ?? to?.id ?? ''}`, event);
    case 'xstate.emit':
      return said('emits', event);
    case 'xstate.spawnChild':
      return invoked.has(id) && input === undefined ? undefined : [`starts ${id}`, plainly(input)];
    case 'xstate.stopChild':
      return id === '' || invoked.has(id) ? undefined : [`stops ${id}`, undefined];
    default:
      return [`does ${type}`, plainly(params)];
  }
}

const plainly = (value: unknown): Plain | undefined => (value === undefined ? undefined : plain(value));

function said(how: string, event: Params['event']): Deed {
  if (!event) return [how, undefined];
  const { type, ...fields } = event;
  return [`${how} ${type}`, Object.keys(fields).length === 0 ? undefined : plain(fields)];
}

/** What comes of a transition in all worlds. */
export interface Deeds {
  /** In how many situations it is taken: a guard that answers otherwise at a border changes it. */
  readonly times: number;
  /** Short phrases, with a payload only where it is always the same. */
  readonly done: readonly string[];
}

/**
 * What a machine does beside going to another state, transition by transition: whom it tells what, whom it starts with
 * what, and what it changes in its context. A chart cannot show a message that is no longer sent, nor a field that is
 * no longer changed.
 */
export function deedsOf(models: readonly Model[]): ReadonlyMap<TransitionNode | 'the start', Deeds> {
  const seen = new Map<TransitionNode | 'the start', { times: number; payloads: Map<string, Set<string>> }>();
  const note = (by: TransitionNode | 'the start', deeds: readonly Deed[]) => {
    const known = seen.get(by) ?? { times: 0, payloads: new Map<string, Set<string>>() };
    seen.set(by, known);
    known.times += 1;
    for (const [what, withWhat] of deeds) {
      const payload = withWhat === undefined ? '' : ` ${JSON.stringify(withWhat)}`;
      known.payloads.set(what, (known.payloads.get(what) ?? new Set()).add(payload));
    }
  };
  for (const { machine, input, graph } of models) {
    const invoked = new Set(statesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
    const gathered: Deed[] = [];
    const told = (action: ExecutableActionObject) =>
      void gathered.push(...[deedOf(action, invoked)].filter((deed) => deed !== undefined));
    // xstate tells of no first microstep: what a machine does at its birth is taken as one.
    const { context: first } = born(machine, input, { told });
    note('the start', [...gathered.splice(0), ...changes({}, plain(first))]);
    for (const { from, event } of graph().edges) {
      let context = plain(from.state.context);
      const stepped = (taken: readonly TransitionNode[], after: AnyMachineSnapshot) => {
        const changed = plain(after.context);
        const deeds = [...gathered.splice(0), ...changes(context, changed)];
        for (const by of taken) note(by, deeds);
        context = changed;
      };
      next(machine, from.state, event, { told, stepped });
    }
  }
  return new Map([...seen].map(([by, { times, payloads }]) => [by, { times, done: [...payloads].map(worded) }]));
}

const worded = ([what, payloads]: [string, ReadonlySet<string>]): string => {
  const [payload = ''] = payloads;
  if (payloads.size > 1) return what.replace(/ =$/, '');
  return payload === '' ? what.replace(/ =$/, ' removed') : short(what + payload);
};

type StateNode = AnyStateMachine['root'];
const statesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)];
