import type { AnyStateMachine } from 'xstate';
import { nameOf } from './coverage';

type StateNode = AnyStateMachine['root'];
type Transition = NonNullable<StateNode['always']>[number];

/** The machine as a mermaid `stateDiagram-v2` for its README: nested and parallel states, guards, ports and delays. */
export function draw(machine: AnyStateMachine): string {
  const { root } = machine;
  const arrows = nodesOf(root).flatMap(arrowsFrom);
  const body = root.type === 'parallel' ? composite(root, arrows, 1) : bodyOf(root, arrows, 1);
  return ['stateDiagram-v2', ...body, ...linesWithin(undefined, arrows, 1), ''].join('\n');
}

interface Arrow {
  /** The state that holds both ends; mermaid would move an end that a line inside another box names. */
  readonly within: StateNode | undefined;
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const hasInside = (node: StateNode) => Object.keys(node.states).length > 0;
const ancestorsOf = (node: StateNode): StateNode[] => (node.parent ? [node.parent, ...ancestorsOf(node.parent)] : []);
const indent = (depth: number, line: string) => '  '.repeat(depth) + line;
/** Mermaid takes letters, digits and underscores. */
const idOf = (node: StateNode) => [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');
/** Stands for a composite where one of its own lines leads inside: mermaid hides a line from a box into itself. */
const anywhereIn = (node: StateNode) => `${idOf(node)}_anywhere`;
const needsAnywhere = (node: StateNode) => hasInside(node) && transitionsOf(node).some((own) => leadsInside(node, own));

const transitionsOf = (node: StateNode): Transition[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].filter(
    ({ target, actions }) => target !== undefined || actions.length > 0,
  );
const targetOf = (node: StateNode, { target }: Transition) => target?.[0] ?? node;
const leadsInside = (node: StateNode, transition: Transition) => {
  const target = targetOf(node, transition);
  return target === node || ancestorsOf(target).includes(node);
};

function arrowsFrom(node: StateNode): Arrow[] {
  return transitionsOf(node).map((transition) => {
    const target = targetOf(node, transition);
    const inside = hasInside(node) && leadsInside(node, transition);
    const loop = inside && target === node;
    const around = inside && node.type !== 'parallel' ? node : node.parent;
    return {
      within: loop || around === target.parent ? around : undefined,
      from: inside ? anywhereIn(node) : idOf(node),
      to: loop ? anywhereIn(node) : idOf(target),
      label: labelOf(transition),
    };
  });
}

function labelOf({ eventType, guard, target, actions }: Transition): string {
  const name = eventType
    .replace(/^$/, 'always')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.state\..*$/, 'done')
    .replace(/^xstate\.(done|error)\.actor\.(.+)$/, '$2 $1')
    .replace(/^xstate\.snapshot\.(.+)$/, '$1 changed');
  const question = guard === undefined ? '' : ` [${nameOf(guard)}]`;
  const acts = target === undefined ? ` / ${actions.map(nameOf).join(', ')}` : '';
  return name + question + acts;
}

/** Everything inside a state, then the lines that stay inside it. */
function bodyOf(node: StateNode, arrows: readonly Arrow[], depth: number): string[] {
  const first = node.type === 'compound' ? node.initial?.target?.[0] : undefined;
  const regions = Object.values(node.states).map((child) => childOf(child, arrows, depth));
  return [
    ...(first ? [indent(depth, `[*] --> ${idOf(first)}`)] : []),
    ...(node.type === 'parallel'
      ? regions.reduce((all, next) => [...all, indent(depth, '--'), ...next])
      : regions.flat()),
    ...(node.type !== 'parallel' && needsAnywhere(node) ? [anywhere(node, depth)] : []),
    ...linesWithin(node, arrows, depth),
  ];
}

function childOf(child: StateNode, arrows: readonly Arrow[], depth: number): string[] {
  if (hasInside(child)) return composite(child, arrows, depth);
  const declared = indent(depth, `state "${child.key}" as ${idOf(child)}`);
  return child.type === 'final' ? [declared, indent(depth, `${idOf(child)} --> [*]`)] : [declared];
}

function composite(node: StateNode, arrows: readonly Arrow[], depth: number): string[] {
  return [
    indent(depth, `state "${node.key}" as ${idOf(node)} {`),
    ...bodyOf(node, arrows, depth + 1),
    indent(depth, '}'),
    ...(node.type === 'parallel' && needsAnywhere(node) ? [anywhere(node, depth)] : []),
  ];
}

const anywhere = (node: StateNode, depth: number) =>
  indent(depth, `state "anywhere in ${node.key}" as ${anywhereIn(node)}`);

const linesWithin = (node: StateNode | undefined, arrows: readonly Arrow[], depth: number) =>
  arrows
    .filter(({ within }) => within === node)
    .map(({ from, to, label }) => indent(depth, `${from} --> ${to}: ${label}`));
