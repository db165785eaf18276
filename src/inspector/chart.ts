/** A state of a chart, read from the JSON of its definition. */
export interface State {
  /** Dotted path from the root, whose own is empty. */
  readonly path: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly states: readonly State[];
  /** Path of the child it begins in. */
  readonly initial: string | undefined;
  /** What it does without leaving: ports it opens, events it takes in place. */
  readonly notes: readonly Note[];
}

export interface Note {
  readonly kind: 'invoke' | 'entry' | 'exit' | 'event';
  readonly text: string;
}

/** A transition from one state to another, or to itself. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** As a person reads it: `topup.proceed [isAmount]`, `createInvoice error`, `after thanksDelay`. */
  readonly text: string;
}

export interface Chart {
  readonly id: string;
  readonly root: State;
  readonly arrows: readonly Arrow[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (value: unknown): Json => (isObject(value) ? value : {});
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Reads the definition of a machine, as `@statelyai/inspect` sends it. Throws when it is no JSON. */
export function readChart(definition: string): Chart {
  const config = objectIn(JSON.parse(definition));
  const id = textIn(config['id']) ?? '(machine)';
  const ids = new Map<string, string>();
  name(config, '', id, ids);
  const arrows: Arrow[] = [];
  const root = stateOf(config, { path: '', key: id, ids, arrows });
  return { id, root, arrows };
}

/** By their ids, the paths of all states: `topup.paying` and whatever a state calls itself. */
function name(config: Json, path: string, machine: string, ids: Map<string, string>): void {
  ids.set(path === '' ? machine : `${machine}.${path}`, path);
  if (typeof config['id'] === 'string') ids.set(config['id'], path);
  for (const [key, inner] of Object.entries(objectIn(config['states']))) {
    name(objectIn(inner), under(path, key), machine, ids);
  }
}

const under = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
const above = (path: string) => path.split('.').slice(0, -1).join('.');

interface Place {
  path: string;
  key: string;
  ids: ReadonlyMap<string, string>;
  /** Filled while reading. */
  arrows: Arrow[];
}

function stateOf(config: Json, place: Place): State {
  const { path, key, ids, arrows } = place;
  const notes: Note[] = [
    ...actionsIn(config['entry']).map((text): Note => ({ kind: 'entry', text })),
    ...listOf(config['invoke']).map((invoke): Note => ({ kind: 'invoke', text: nameOf(objectIn(invoke)['src']) })),
    ...actionsIn(config['exit']).map((text): Note => ({ kind: 'exit', text })),
  ];
  for (const [event, transition] of transitionsOf(config)) {
    const target = listOf(isObject(transition) ? transition['target'] : transition)[0];
    const text = event + questionOf(transition);
    if (typeof target === 'string') arrows.push({ from: path, to: pathOf(target, path, ids), text });
    else {
      const actions = actionsIn(objectIn(transition)['actions']);
      if (actions.length > 0) notes.push({ kind: 'event', text: `${text} / ${actions.join(', ')}` });
    }
  }
  const states = Object.entries(objectIn(config['states'])).map(([child, inner]) =>
    stateOf(objectIn(inner), { path: under(path, child), key: child, ids, arrows }),
  );
  return { path, key, type: typeOf(config, states), states, initial: initialOf(config, path), notes };
}

function typeOf(config: Json, states: readonly State[]): State['type'] {
  const { type } = config;
  if (type === 'parallel' || type === 'final' || type === 'history') return type;
  return states.length > 0 ? 'compound' : 'atomic';
}

function initialOf({ initial }: Json, path: string): string | undefined {
  const key = isObject(initial) ? listOf(initial['target'])[0] : initial;
  return typeof key === 'string' ? under(path, key.replace(/^\./, '')) : undefined;
}

/** What leads on from a state, by the words for what happened; several of the same are tried in turn. */
function transitionsOf(config: Json): [event: string, transition: unknown][] {
  const each = (words: string, transitions: unknown) =>
    listOf(transitions).map((transition): [string, unknown] => [words, transition]);
  return [
    ...each('always', config['always']),
    ...Object.entries(objectIn(config['on'])).flatMap(([event, given]) => each(wordsFor(event), given)),
    ...Object.entries(objectIn(config['after'])).flatMap(([delay, given]) => each(`after ${delay}`, given)),
    ...listOf(config['invoke']).flatMap((one) => {
      const invoke = objectIn(one);
      const id = textIn(invoke['id']) ?? nameOf(invoke['src']);
      return [
        ...each(`${id} done`, invoke['onDone']),
        ...each(`${id} error`, invoke['onError']),
        ...each(`${id} changed`, invoke['onSnapshot']),
      ];
    }),
    ...each('done', config['onDone']),
  ];
}

/** A person's word for an event of xstate's own; others are their own. */
export const wordsFor = (event: string): string =>
  event
    .replace(/^xstate\.init$/, 'begins')
    .replace(/^xstate\.stop$/, 'is stopped')
    .replace(/^xstate\.promise\.resolve$/, 'resolves')
    .replace(/^xstate\.promise\.reject$/, 'rejects')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.state\..*$/, 'done')
    .replace(/^xstate\.(done|error)\.actor\.(.+)$/, '$2 $1')
    .replace(/^xstate\.snapshot\.(.+)$/, '$1 changed');

const actionsIn = (actions: unknown) => listOf(actions).map(nameOf);
const nameOf = (named: unknown): string => textIn(named) ?? textIn(objectIn(named)['type']) ?? '';

function questionOf(transition: unknown): string {
  const { guard } = objectIn(transition);
  return guard === undefined ? '' : ` [${nameOf(guard)}]`;
}

/** `.child` lies inside the state, `#id` anywhere, every other beside it. */
function pathOf(target: string, from: string, ids: ReadonlyMap<string, string>): string {
  if (target.startsWith('#')) {
    const id = target.slice(1);
    const known = [...ids.keys()].filter((key) => id === key || id.startsWith(`${key}.`));
    const longest = known.sort((one, other) => other.length - one.length)[0] ?? '';
    return under(ids.get(longest) ?? '', id.slice(longest.length + 1)).replace(/\.$/, '');
  }
  return target.startsWith('.') ? under(from, target.slice(1)) : under(above(from), target);
}

/** Every state, outermost first. */
export const statesOf = (state: State): State[] => [state, ...state.states.flatMap(statesOf)];
