import type { AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate';
import type { Model } from './model';
import { namesIn } from './names';
import { isList, type Plain, plain } from './plain';
import { born, next } from './pure';
import { describeState } from './states';
import { cell } from './table';

/** Longer payloads are cut: what is told and kept is to be seen, not to be read out. */
const longest = 80;
const short = (value: Plain | undefined): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};

const isFields = (value: Plain | undefined): value is Readonly<Record<string, Plain>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** `draft.plan: "…"` for each place of the context that is another afterwards. */
function changes(before: Plain | undefined, after: Plain | undefined, at: readonly string[] = []): string[] {
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changes(before[key], after[key], [...at, key]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [`${at.join('.')}: ${short(after)}`];
}

interface Params {
  readonly to?: { readonly id?: string };
  readonly targetId?: string;
  readonly event?: { readonly type: string };
  readonly id?: string;
  readonly input?: unknown;
}

/** What an action does to others, in words; undefined for what the states tell: their delays, and whom they invoke. */
function deedOf({ type, params }: ExecutableActionObject, invoked: ReadonlySet<string>): string | undefined {
  const { to, targetId, event, id = '', input } = (params ?? {}) as Params;
  switch (type) {
    case 'xstate.raise':
    case 'xstate.cancel':
      return undefined;
    case 'xstate.sendTo':
      return `tells ${targetId ?? to?.id ?? ''} ${worded(event)}`;
    case 'xstate.emit':
      return `emits ${worded(event)}`;
    case 'xstate.spawnChild':
      if (input === undefined) return invoked.has(id) ? undefined : `starts ${id}`;
      return `starts ${id} ${short(plain(input))}`;
    case 'xstate.stopChild':
      return id === '' || invoked.has(id) ? undefined : `stops ${id}`;
    default:
      return `does ${type}${params === undefined ? '' : ` ${short(plain(params))}`}`;
  }
}

function worded(event: Params['event']): string {
  if (!event) return '';
  const { type, ...fields } = event;
  return Object.keys(fields).length === 0 ? type : `${type} ${short(plain(fields))}`;
}

type Told = (action: ExecutableActionObject) => void;

/**
 * What a machine does beside going to another state, as a page: whom it tells what, whom it starts with what, and what
 * it keeps; each way once that can be told apart. The table of transitions cannot show a message that is no longer
 * sent, nor a field that is no longer kept.
 */
export function deedsTable(models: readonly Model[]): string {
  const names = namesIn(models);
  const rows = new Set<string>();
  for (const model of models) {
    const { machine, input } = model;
    const invoked = new Set(statesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
    const note = (from: string, when: string, before: Plain, go: (told: Told) => AnyMachineSnapshot) => {
      const deeds: string[] = [];
      const after = go((action) => deeds.push(...[deedOf(action, invoked)].filter((deed) => deed !== undefined)));
      const all = [...deeds, ...changes(before, plain(after.context))];
      if (all.length === 0) return;
      rows.add(`| ${[from, when, describeState(after.value), all.join('; ')].map(cell).join(' | ')} |`);
    };
    const { edges } = model.graph();
    note('', 'the start', {}, (told) => born(machine, input, told));
    for (const { from, event } of edges) {
      const before = from.state;
      note(describeState(before.value), names.event(event), plain(before.context), (told) =>
        next(machine, before, event, told),
      );
    }
  }
  return ['## What is done', '', '| in | when | then | done |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

type StateNode = AnyStateMachine['root'];
const statesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)];
