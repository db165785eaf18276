/** A chart as `createMachine` takes it, and the delays of its `setup`: what a mutation may change. */
export interface Plan {
  readonly chart: ChartNode;
  readonly delays: Readonly<Record<string, unknown>>;
}

export interface ChartNode {
  readonly id?: string;
  readonly initial?: string;
  readonly states?: Readonly<Record<string, ChartNode>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly always?: unknown;
  readonly onDone?: unknown;
  readonly invoke?: unknown;
  readonly entry?: unknown;
  readonly exit?: unknown;
}

export const kinds = ['transition', 'target', 'guard', 'onError', 'action', 'delay'] as const;
export type Kind = (typeof kinds)[number];

/** One change to one place of a plan. */
export interface Mutation {
  readonly kind: Kind;
  /** Where and what: `choosing.form, topup.proceed[1]: without its guard`. The same for the same chart. */
  readonly name: string;
  /** The changed plan; the given one stays as it is. */
  readonly apply: (plan: Plan) => Plan;
}

type Way = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** A copy with another value at the end of a way; with `undefined` there is nothing any more. */
function withAt(value: unknown, [step, ...rest]: Way, change: (before: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (typeof step === 'number') {
    const list = listOf(value).flatMap((item, index) => {
      if (index !== step) return [item];
      const changed = withAt(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
    return list.length === 0 ? undefined : list;
  }
  const { [step]: before, ...others } = value as Fields;
  const changed = withAt(before, rest, change);
  if (changed === undefined) return others;
  // The order of transitions is the order of their keys.
  return Object.fromEntries(
    Object.entries(value as Fields).map(([key, field]) => [key, key === step ? changed : field]),
  );
}

const changed =
  (way: Way, change: (before: unknown) => unknown) =>
  (plan: Plan): Plan => ({ ...plan, chart: withAt(plan.chart, way, change) as ChartNode });

const asFields = (transition: unknown): Fields => (isFields(transition) ? transition : { target: transition });

/** Every mutation of a plan, in the order of its chart. */
export function mutationsOf({ chart, delays }: Plan): Mutation[] {
  return [
    ...nodesOf(chart).flatMap(({ node, way, path }) => [
      ...transitionsOf(node, way).flatMap((place) => ofTransition(place, path, chart)),
      ...(['entry', 'exit'] as const).flatMap((when) => ofActions(node[when], [...way, when], `${at(path)}, ${when}`)),
    ]),
    ...Object.keys(delays).flatMap(ofDelay),
  ];
}

const at = (path: readonly string[]) => path.join('.') || 'the root';

interface Node {
  readonly node: ChartNode;
  readonly way: Way;
  readonly path: readonly string[];
}

const nodesOf = (node: ChartNode, way: Way = [], path: readonly string[] = []): Node[] => [
  { node, way, path },
  ...Object.entries(node.states ?? {}).flatMap(([key, inner]) =>
    nodesOf(inner, [...way, 'states', key], [...path, key]),
  ),
];

interface Place {
  readonly transition: unknown;
  readonly way: Way;
  readonly event: string;
  readonly isError: boolean;
}

function transitionsOf(node: ChartNode, way: Way): Place[] {
  const listed = (value: unknown, at: Way, event: string, isError = false): Place[] => {
    const all = listOf(value);
    return all.map((transition, index) => ({
      transition,
      way: [...at, index],
      event: all.length > 1 ? `${event}[${index}]` : event,
      isError,
    }));
  };
  const mapped = (name: 'on' | 'after') =>
    Object.entries(node[name] ?? {}).flatMap(([event, value]) =>
      listed(value, [...way, name, event], name === 'on' ? event : `after ${event}`),
    );
  const invoked = listOf(node.invoke).flatMap((invoke, index) => {
    if (!isFields(invoke)) return [];
    const name = String(invoke['src']);
    return (['onDone', 'onError', 'onSnapshot'] as const).flatMap((outcome) =>
      listed(invoke[outcome], [...way, 'invoke', index, outcome], `${name} ${outcome}`, outcome === 'onError'),
    );
  });
  return [
    ...mapped('on'),
    ...mapped('after'),
    ...listed(node.always, [...way, 'always'], 'always'),
    ...listed(node.onDone, [...way, 'onDone'], 'onDone'),
    ...invoked,
  ];
}

function ofTransition(
  { transition, way, event, isError }: Place,
  path: readonly string[],
  chart: ChartNode,
): Mutation[] {
  const where = `${at(path)}, ${event}`;
  const { target, guard, actions } = asFields(transition);
  const targets = listOf(target);
  const others = targets.flatMap((one, index) => {
    const other = typeof one === 'string' ? siblingOf(one, path, chart) : undefined;
    return other === undefined ? [] : [{ other, all: targets.with(index, other) }];
  });
  const setting = (field: string, value: unknown) =>
    changed(way, (before) => {
      const { [field]: _, ...rest } = asFields(before);
      return value === undefined ? rest : { ...rest, [field]: value };
    });
  return [
    { kind: isError ? 'onError' : 'transition', name: `${where}: removed`, apply: changed(way, () => undefined) },
    ...others.map(({ other, all }) => ({
      kind: 'target' as const,
      name: `${where}: to ${other}`,
      apply: setting('target', all.length === 1 ? other : all),
    })),
    ...(guard === undefined
      ? []
      : [
          { kind: 'guard' as const, name: `${where}: guard always true`, apply: setting('guard', undefined) },
          { kind: 'guard' as const, name: `${where}: guard always false`, apply: setting('guard', () => false) },
        ]),
    ...ofActions(actions, [...way, 'actions'], where),
  ];
}

const nameOf = (action: unknown) =>
  typeof action === 'string' ? action : isFields(action) ? String(action['type']) : '?';

function ofActions(actions: unknown, way: Way, where: string): Mutation[] {
  return listOf(actions).map((action, index) => ({
    kind: 'action' as const,
    name: `${where}: without ${nameOf(action)}`,
    apply: changed([...way, index], () => undefined),
  }));
}

const ofDelay = (name: string): Mutation[] =>
  ([0, 2] as const).map((factor) => ({
    kind: 'delay' as const,
    name: `${name}: ${factor === 0 ? 'dropped' : 'doubled'}`,
    apply: (plan) => ({ ...plan, delays: { ...plan.delays, [name]: times(plan.delays[name], factor) } }),
  }));

/** A delay is a number of milliseconds or is worked out from the context. */
function times(delay: unknown, factor: number): unknown {
  if (typeof delay === 'number') return delay * factor;
  const ask = delay as (...args: unknown[]) => number;
  return (...args: unknown[]) => ask(...args) * factor;
}

/** The state that follows the target among its siblings, in the target's own way of writing; undefined without any. */
function siblingOf(target: string, path: readonly string[], chart: ChartNode): string | undefined {
  const [head = '', ...rest] = target.split('.');
  const base = head.startsWith('#') ? [] : head === '' ? path : path.slice(0, -1);
  const whole = head === '' || head.startsWith('#') ? [...base, ...rest] : [...base, head, ...rest];
  const last = whole.at(-1);
  const parent = whole.slice(0, -1).reduce<ChartNode | undefined>((node, key) => node?.states?.[key], chart);
  const siblings = Object.keys(parent?.states ?? {});
  const other = siblings[(siblings.indexOf(last ?? '') + 1) % siblings.length];
  if (last === undefined || other === undefined || other === last) return undefined;
  return target.slice(0, target.length - last.length) + other;
}
