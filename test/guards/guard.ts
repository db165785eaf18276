/** One thing that keeps sessions, codes, choices and orders safe, how to take it out, and where that must be noticed. */
export interface Guard {
  /** What it guards against, as a line of docs/guards.md. */
  name: string;
  file: string;
  /** What stands there, once each, and what stands there without the guard. */
  without: readonly (readonly [from: string, to: string])[];
  /** The tests that must fail then: a project of vitest, a file, and words of their names. */
  project: 'house' | 'machines' | 'views' | 'faults' | 'server';
  test: string;
  only?: string;
}

/** The text of a file without its guard. @throws when what is to be taken out is not there exactly once */
export function withoutGuard({ name, without }: Guard, text: string): string {
  return without.reduce((changed, [from, to]) => {
    const [before, after, ...more] = changed.split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${name}: "${from}" is there ${changed.split(from).length - 1} times, not once.`);
    return before + to + after;
  }, text);
}
