import type { EventObject } from 'xstate';
import type { Model } from './model';
import { nameOfType } from './names';

const payload = (fields: object): string => {
  if ('error' in fields) {
    const { error } = fields;
    const code = error instanceof Error ? error.message : JSON.stringify(error);
    return code ? ` (${code})` : '';
  }
  const shown = 'output' in fields ? fields.output : fields;
  return shown === undefined ||
    (typeof shown === 'object' && shown !== null && Object.keys(shown).length === 0 && !('output' in fields))
    ? ''
    : ` ${JSON.stringify(shown)}`;
};

/** One event in the reader's words: `placeOrder error (offline)`, `after retryDelay`, `coupon.type {"code":"X"}`. */
export function titleOfEvent({ type, ...fields }: EventObject): string {
  return nameOfType(type) + payload(fields);
}

/** A text as a cell of a table. */
export const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The walk as a page for reviewers; kept beside the machine and compared on every run. */
export const table = (models: readonly Model[]) =>
  models
    .map((model) =>
      [
        `## ${model.world}`,
        '',
        '| in | when | then |',
        '| --- | --- | --- |',
        ...model
          .transitions()
          .map(({ from, event, to }) => [model.key(from), titleOfEvent(event), model.key(to)].map(cell).join(' | '))
          .map((row) => `| ${row} |`),
        '',
      ].join('\n'),
    )
    .join('\n');
