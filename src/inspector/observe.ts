import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import type { Plain } from '../../machines/paths/plain';
import type { Seen } from './protocol';

interface Observer {
  /** Milliseconds since 1970. */
  now(): number;
  /** Takes out what must not leave the page; every event, input, context and answer goes through it. */
  redact(value: unknown): Plain;
  hear(seen: Seen): void;
}

/** The version of `@statelyai/inspect` whose events these are. */
const version = '0.7.2';

/**
 * Turns what a system of actors does into the events of the protocol, in the moment it happens: the library's own
 * `inspect` waits for an idle moment, which a page behind the inspector's window hardly ever has.
 *
 * @returns the actors that run now, by their session id
 */
export function observe(root: AnyActorRef, { now, redact, hear }: Observer): ReadonlyMap<string, AnyActorRef> {
  const running = new Map<string, AnyActorRef>();
  const known = new Set<string>();
  /** An event is told twice, and a context that it left as it was is the same object, which may be large. */
  const shown = new WeakMap<object, Plain>();
  let count = 0;

  const base = (actor: AnyActorRef) => {
    count += 1;
    return {
      sessionId: actor.sessionId,
      rootId: root.sessionId,
      id: String(count),
      createdAt: String(now()),
      _version: version,
    };
  };

  const shownOf = (value: object): Plain => {
    const known = shown.get(value) ?? redact(value);
    shown.set(value, known);
    return known;
  };

  const snapshotOf = ({ status, value, context, tags, children, ...rest }: Partial<AnyMachineSnapshot>) => ({
    status: status ?? 'active',
    ...(value !== undefined && {
      value: value as unknown,
      historyValue: {},
      tags: [...(tags ?? [])],
      children: childrenOf(children),
    }),
    ...(context !== undefined && { context: shownOf(context as object) }),
    ...answersOf(redact(answersOf(rest))),
  });

  /** On first sight rather than at birth: by then what it was given is known, and the root was born before we came. */
  const announce = (actor: AnyActorRef, input: unknown) => {
    if (known.has(actor.sessionId)) return;
    known.add(actor.sessionId);
    const parent = actor._parent;
    if (parent) announce(parent, undefined);
    running.set(actor.sessionId, actor);
    const definition = definitionOf(actor);
    hear({
      ...base(actor),
      type: '@xstate.actor',
      name: actor.id === actor.sessionId && definition ? definition.id : actor.id,
      parentId: parent?.sessionId,
      definition: definition?.text ?? JSON.stringify({ id: actor.id }),
      snapshot: { status: 'active' },
      more: {
        systemId: (actor as { systemId?: string }).systemId,
        src: typeof actor.src === 'string' ? actor.src : undefined,
        input,
      },
    });
  };

  root.system.inspect((seen: InspectionEvent) => {
    if (seen.type !== '@xstate.event' && seen.type !== '@xstate.snapshot') return;
    const actor = seen.actorRef as AnyActorRef;
    const event = shownOf(seen.event) as unknown as EventObject & { input?: unknown };
    announce(actor, event.type === 'xstate.init' ? event.input : undefined);
    if (seen.type === '@xstate.event') {
      hear({ ...base(actor), type: seen.type, event, sourceId: seen.sourceRef?.sessionId });
      return;
    }
    if (seen.snapshot.status !== 'active') running.delete(actor.sessionId);
    hear({
      ...base(actor),
      type: seen.type,
      event,
      snapshot: snapshotOf(seen.snapshot as Partial<AnyMachineSnapshot>) as typeof seen.snapshot,
      more: heard(seen.snapshot as AnyMachineSnapshot),
    });
  });
  return running;
}

const childrenOf = (children: unknown) => Object.fromEntries(Object.keys(children ?? {}).map((id) => [id, { id }]));

/** What an actor was given and what came of it; of a machine only the end. */
function answersOf(snapshot: unknown): { input?: unknown; output?: unknown; error?: unknown } {
  const { input, output, error } = snapshot as { input?: unknown; output?: unknown; error?: unknown };
  return {
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
  };
}

/** What the current states listen to; answers of ports and ends of delays are not for others to send. */
function heard(snapshot: Partial<AnyMachineSnapshot>): { accepts: string[]; refuses: string[] } {
  if (snapshot.status !== 'active' || !snapshot._nodes) return { accepts: [], refuses: [] };
  const types = snapshot._nodes.flatMap(({ ownEvents }) => ownEvents as string[]);
  const accepts = [...new Set(types)].filter((type) => type !== '' && type !== '*' && !type.startsWith('xstate.'));
  return { accepts, refuses: accepts.filter((type) => !mayTake(snapshot as AnyMachineSnapshot, type)) };
}

/** A guard that looks into a payload may throw without one: nobody knows yet. */
function mayTake(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    return snapshot.can({ type });
  } catch {
    return true;
  }
}

/** By the configuration of a machine: written once, since its actors come and go. */
const definitions = new WeakMap<object, { id: string; text: string }>();

function definitionOf(actor: AnyActorRef): { id: string; text: string } | undefined {
  const { config } = (actor as { logic?: { config?: unknown } }).logic ?? {};
  if (typeof config !== 'object' || config === null) return undefined;
  let definition = definitions.get(config);
  if (!definition) {
    const id = 'id' in config ? String(config.id) : '(machine)';
    definition = { id, text: JSON.stringify(config, (_, value: unknown) => named(value)) };
    definitions.set(config, definition);
  }
  return definition;
}

/** What a definition holds beside data: a guard made of others, an input or a parameter that is worked out. */
function named(value: unknown): unknown {
  return typeof value === 'function' ? { type: nameOf(value) } : value;
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'function' && 'guards' in value && Array.isArray(value.guards)) {
    const parts = value.guards.map(nameOf);
    return value.name === 'not' ? `not ${parts.join()}` : parts.join(` ${value.name} `);
  }
  if (typeof value === 'function') return value.name;
  return typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : 'condition';
}
