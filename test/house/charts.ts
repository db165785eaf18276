import { type AnyStateMachine, StateMachine } from 'xstate';

type StateNode = AnyStateMachine['root'];

/** A machine as a file exports it. */
export interface Chart {
  /** `machines/money/coupon/coupon.machine.ts` */
  readonly path: string;
  readonly machine: AnyStateMachine;
}

const camel = /^[a-z][a-zA-Z0-9]*$/;
const nounVerb = /^[a-z][a-zA-Z0-9]*(?:\.[a-z][a-zA-Z0-9]*)+$/;

const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What breaks the rules for charts (architecture, "A machine"), as sentences. */
export function chartProblems({ path, machine }: Chart): string[] {
  const expected = path.replace(/^.*\/([^/]+)\.machine\.ts$/, '$1');
  return [
    ...(machine.id === expected ? [] : [`the id is "${machine.id}", the file is ${expected}.machine.ts`]),
    ...machine.events.flatMap((type) => eventProblem(String(type))),
    ...Object.keys(machine.implementations.delays ?? {})
      .filter((name) => !name.endsWith('Delay'))
      .map((name) => `delay ${name} does not end in Delay`),
    ...nodesOf(machine.root).flatMap((node) => nodeProblems(node, machine)),
  ].map((problem) => `${path}: ${problem}`);
}

const eventProblem = (type: string) =>
  type.startsWith('xstate.') || nounVerb.test(type) ? [] : [`event ${type} is not named noun.verb`];

function nodeProblems(node: StateNode, machine: AnyStateMachine): string[] {
  const at = node.path.join('.') || 'the root';
  return [
    ...(node.type === 'history' ? ['is a history state'] : []),
    ...(node.parent && !camel.test(node.key) ? ['is not named in camelCase'] : []),
    ...(isBusyLeaf(node, machine) && !/ing(?:[A-Z]|$)/.test(node.key)
      ? ['runs something and is not named by a gerund']
      : []),
    ...transitionConfigs(node).flatMap((transition) => [
      ...missing('guard', guardsOf(transition['guard']), machine.implementations.guards),
      ...missing('action', listOf(transition['actions']), machine.implementations.actions),
    ]),
    ...missing('action', [...listOf(node.config.entry), ...listOf(node.config.exit)], machine.implementations.actions),
    ...Object.keys(node.config.after ?? {}).flatMap((delay) =>
      delay in (machine.implementations.delays ?? {}) ? [] : [`has the delay ${delay}, which setup does not name`],
    ),
    ...listOf(node.config.invoke).flatMap((invoke) => (isRecord(invoke) ? invokeProblems(invoke, machine) : [])),
  ].map((problem) => `${at} ${problem}`);
}

/** A state without states inside that waits for a port's answer; a listener or a child machine may also serve a rest. */
const isBusyLeaf = (node: StateNode, { implementations: { actors } }: AnyStateMachine) =>
  Object.keys(node.states).length === 0 &&
  listOf(node.config.invoke).some(
    (invoke) =>
      isRecord(invoke) &&
      invoke['onDone'] !== undefined &&
      !((actors as Record<string, unknown>)[String(invoke['src'])] instanceof StateMachine),
  );

function transitionConfigs({ config }: StateNode): Record<string, unknown>[] {
  const invokes = listOf(config.invoke).filter(isRecord);
  const byEvent = [config.on, config.after].flatMap((map) => Object.values((map ?? {}) as Record<string, unknown>));
  const all = [
    ...byEvent,
    config.always,
    config.onDone,
    ...invokes.flatMap((invoke) => [invoke['onDone'], invoke['onError'], invoke['onSnapshot']]),
  ];
  return all.flatMap(listOf).filter(isRecord);
}

/** The guards a chart asks; `and`, `or` and `not` of xstate count as the guards they join. */
function guardsOf(guard: unknown): unknown[] {
  if (guard === undefined) return [];
  if (typeof guard === 'function' && 'guards' in guard) return listOf(guard.guards).flatMap(guardsOf);
  return [guard];
}

function missing(
  kind: string,
  used: readonly unknown[],
  known: Readonly<Record<string, unknown>> | undefined,
): string[] {
  return used.flatMap((one) => {
    const name =
      typeof one === 'string' ? one : isRecord(one) && typeof one['type'] === 'string' ? one['type'] : undefined;
    if (name === undefined) return [`has an inline ${kind}`];
    return known && name in known ? [] : [`has the ${kind} ${name}, which setup does not name`];
  });
}

function invokeProblems(invoke: Record<string, unknown>, machine: AnyStateMachine): string[] {
  const { id, src, onError } = invoke;
  if (typeof src !== 'string') return ['invokes something inline'];
  return [
    ...(src in machine.implementations.actors ? [] : [`invokes ${src}, which setup does not name`]),
    ...(id === src ? [] : [`invokes ${src} under the id ${String(id)}`]),
    ...(onError === undefined ? [`invokes ${src} without onError`] : []),
  ];
}

/** Why a value does not survive as JSON, with the way to it; undefined when it does. A missing field may be undefined. */
export function notJson(value: unknown, at = 'context'): string | undefined {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean')
    return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${at} is ${value}`;
  if (Array.isArray(value)) return firstOf(value.map((item, index) => notJson(item, `${at}[${index}]`)));
  if (typeof value !== 'object') return `${at} is a ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${at} is a ${value.constructor.name}`;
  return firstOf(Object.entries(value).map(([key, item]) => notJson(item, `${at}.${key}`)));
}

const firstOf = (problems: readonly (string | undefined)[]) => problems.find((problem) => problem !== undefined);

const nameIn = (folder: string) => folder.slice(folder.indexOf('/') + 1);

/** The files that a machine's folder lacks. `paths` from the root of the repository. */
export function incompleteFolders(paths: readonly string[]): string[] {
  const folders = new Set(
    paths.flatMap((path) => {
      const folder = /^machines\/([^/]+\/([^/]+))\/\2\.machine\.ts$/.exec(path)?.[1];
      return folder ? [folder] : [];
    }),
  );
  const strangers = paths.flatMap((path) => {
    const folder = /^machines\/([^/]+\/[^/]+)\//.exec(path)?.[1];
    return folder && !folders.has(folder) ? [folder] : [];
  });
  return [
    ...[...folders].flatMap((folder) => {
      const name = nameIn(folder);
      return [`${name}.model.ts`, `${name}.test.ts`, `${name}.transitions.md`, 'README.md']
        .map((file) => `machines/${folder}/${file}`)
        .filter((file) => !paths.includes(file))
        .map((file) => `${file} is missing`);
    }),
    ...[...new Set(strangers)].map((folder) => `machines/${folder}/ holds no ${nameIn(folder)}.machine.ts`),
  ];
}
