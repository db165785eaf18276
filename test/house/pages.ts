import type { AnyStateMachine } from 'xstate';

/** A machine with the page that is about it. */
export interface Page {
  /** `machines/money/coupon/README.md` */
  readonly path: string;
  readonly text: string;
  readonly machine: AnyStateMachine;
}

const drawing = /<!-- drawing -->[\s\S]*?<!-- \/drawing -->/;

/**
 * What a machine's page does not say, as sentences: a title, the intent with the section of docs/product.md that has
 * its rules, the events and the ports, each by its name, the invariants, the drawing.
 */
export function unsaid({ path, text, machine }: Page): string[] {
  const words = text.replace(drawing, '');
  const intent = intentOf(text);
  const labels = words.split('\n').flatMap((line) => (line.startsWith('|') ? line.split('|') : []));
  const has = (label: string) => labels.some((cell) => cell.trim().startsWith(label));
  const names = namesIn(words);
  const says = (name: string) => names.has(name) || [...names].some((known) => known.startsWith(`${name} `));
  return [
    ...(/^# \S/.test(text) ? [] : ['has no title']),
    ...(intent ? [] : ['has no intent']),
    ...(/\]\([./]+\/docs\/product\.md#[a-z-]+\)/.test(intent) ? [] : ['does not say where its rules are']),
    ...(has('events') ? [] : ['has no events']),
    ...(has('ports') ? [] : ['has no ports']),
    ...(/^Invariants:|\| invariants? \|/m.test(words) ? [] : ['has no invariants']),
    ...(drawing.test(text) ? [] : ['has no drawing']),
    ...eventsOf(machine)
      .filter((type) => !says(type))
      .map((type) => `does not name the event ${type}`),
    ...Object.keys(machine.implementations.actors)
      .filter((port) => !says(port) && !words.includes(`/${port}/README.md)`))
      .map((port) => `does not name the port ${port}`),
  ].map((problem) => `${path} ${problem}`);
}

/** The first paragraph after the title. */
export const intentOf = (text: string): string =>
  (/^# .+\n\n(?!\||<!--|```|- )((?:.+\n)+)/.exec(text)?.[1] ?? '').trim();

const eventsOf = ({ events }: AnyStateMachine) => events.map(String).filter((type) => !type.startsWith('xstate.'));

/** Everything between back ticks; `.retry` after `suggestions.page` is short for `suggestions.retry`. */
function namesIn(words: string): Set<string> {
  const names = new Set<string>();
  let noun = '';
  for (const [, name = ''] of words.matchAll(/`([^`]+)`/g)) {
    const whole = name.startsWith('.') ? noun + name : name;
    noun = whole.includes('.') ? whole.slice(0, whole.lastIndexOf('.')) : noun;
    names.add(whole);
  }
  return names;
}
