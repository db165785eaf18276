import type { AnyStateMachine } from 'xstate';
import { nameOf, nodesOf, transitionsOf } from './coverage';
import { deedsOf } from './deeds';
import type { Model } from './model';
import { nameOfType } from './names';
import type { TransitionNode } from './pure';

type StateNode = AnyStateMachine['root'];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const rule = (cells: readonly string[]) => `| ${cells.map(() => '---').join(' | ')} |`;
const pathOf = (node: StateNode) => node.path.join('.') || node.key;

/** An action by its name, with what it is always given: `explain {"problem":"..."}`. */
function actionOf(action: unknown): string {
  const params = typeof action === 'object' && action !== null && 'params' in action ? action.params : undefined;
  const fixed = params === undefined || typeof params === 'function' ? '' : ` ${JSON.stringify(params)}`;
  return nameOf(action) + fixed;
}

/** What xstate adds by itself to the actions of a state: its timers, and whom it starts and stops. */
const isOwn = (action: unknown) => !/^xstate\.|^condition$/.test(nameOf(action));
const actionsOf = (actions: readonly unknown[]) => actions.filter(isOwn).map(actionOf).join(', ');

const eventOf = ({ eventType }: TransitionNode) =>
  eventType.startsWith('xstate.done.state.') ? 'done' : eventType ? nameOfType(eventType) : 'always';
const targetOf = ({ target, reenter }: TransitionNode) =>
  target === undefined ? '' : target.map(pathOf).join(', ') + (reenter ? ', anew' : '');

const headings = ['in', 'when', 'if', 'then', 'actions', 'told and changed', 'times'];

/** A machine as a page for reviewers, a row for each transition of its chart; beside the machine, compared on every run. */
export function table(models: readonly Model[]): string {
  const [first] = models;
  if (!first) return '';
  const { root } = first.machine;
  const deeds = deedsOf(models);
  const cellsOf = (by: Parameters<typeof deeds.get>[0]) => {
    const { done, times } = deeds.get(by) ?? { done: [], times: 0 };
    return [done.join('; '), String(times)];
  };
  const rows = transitionsOf(root).map((transition) => [
    pathOf(transition.source),
    eventOf(transition),
    transition.guard === undefined ? '' : nameOf(transition.guard),
    targetOf(transition),
    actionsOf(transition.actions),
    ...cellsOf(transition),
  ]);
  const states = nodesOf(root).map((node) => [
    pathOf(node),
    node.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)).join(', '),
    actionsOf(node.entry),
    actionsOf(node.exit),
    node.tags.join(', '),
  ]);
  return [
    '# Transitions',
    '',
    row(headings),
    rule(headings),
    row(['', 'the start', '', '', '', ...cellsOf('the start')]),
    ...rows.map(row),
    '',
    ...statesTable(states.filter(([, ...rest]) => rest.some((text) => text !== ''))),
  ].join('\n');
}

const statesTable = (states: readonly (readonly string[])[]): string[] => {
  const titles = ['state', 'runs', 'on entry', 'on exit', 'tags'];
  return states.length === 0 ? [] : ['# States', '', row(titles), rule(titles), ...states.map(row), ''];
};
