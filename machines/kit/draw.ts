import type { AnyStateMachine } from 'xstate';

type StateNode = AnyStateMachine['root'];

/** The machine as a mermaid `stateDiagram-v2`, nested and parallel states included, for a README. */
export function draw(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...inside(machine.root, 1), ...arrows(machine.root, 1), ''].join('\n');
}

const pad = (depth: number) => '  '.repeat(depth);
/** Mermaid takes letters, digits and underscores. */
const idOf = (node: StateNode) => node.path.join('_').replaceAll(/\W/g, '_') || 'machine';

function inside(node: StateNode, depth: number): string[] {
  const children = Object.values(node.states);
  const lines: string[] = [];
  const first = node.type === 'compound' ? node.initial?.target[0] : undefined;
  if (first) lines.push(`${pad(depth)}[*] --> ${idOf(first)}`);
  for (const [index, child] of children.entries()) {
    if (node.type === 'parallel' && index > 0) lines.push(`${pad(depth)}--`);
    if (Object.keys(child.states).length > 0) {
      lines.push(
        `${pad(depth)}state "${child.key}" as ${idOf(child)} {`,
        ...inside(child, depth + 1),
        `${pad(depth)}}`,
      );
    } else {
      lines.push(`${pad(depth)}state "${child.key}" as ${idOf(child)}`);
      if (child.type === 'final') lines.push(`${pad(depth)}${idOf(child)} --> [*]`);
    }
  }
  return lines;
}

function arrows(node: StateNode, depth: number): string[] {
  const own = [...node.transitions.values(), node.always ?? []].flat().map(({ eventType, guard, target, actions }) => {
    const to = target?.[0] ?? (actions.length > 0 ? node : undefined);
    if (!to) return [];
    const question = guard === undefined ? '' : ` [${guardName(guard)}]`;
    const from = node.parent ? idOf(node) : undefined;
    const arrow = from ? `${from} --> ${to.parent ? idOf(to) : from}` : `note`;
    return from ? [`${pad(depth)}${arrow}: ${eventName(eventType)}${question}`] : [];
  });
  return [...own.flat(), ...Object.values(node.states).flatMap((child) => arrows(child, depth))];
}

const eventName = (type: string) =>
  type === ''
    ? 'always'
    : type
        .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
        .replace(/^xstate\.done\.state\..*$/, 'done')
        .replace(/^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/, '$2 $1');

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return 'condition';
}
