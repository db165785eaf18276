import { useId } from 'react';
import { Badge, type Tone } from '../ui/Badge/Badge';
import { Disclosure } from '../ui/Disclosure/Disclosure';
import { type Actor, actorsAt, type Book, type Moment, type Status, stepAt } from './book';
import * as css from './inspector.css';
import { Json } from './Json';
import { clockTime, duration } from './inspectorWords';

const faces: Record<Status, { tone: Tone; word: string }> = {
  active: { tone: 'warn', word: 'running' },
  done: { tone: 'good', word: 'done' },
  error: { tone: 'bad', word: 'failed' },
  stopped: { tone: 'neutral', word: 'stopped' },
};
const most = 20;

/** The effects that the actor called, newest first: how long each took and what came of it. */
export function Calls({ book, actor, moment }: { book: Book; actor: Actor; moment: Moment }) {
  const title = useId();
  const calls = actorsAt(book, moment)
    .filter(({ parent, machine }) => parent === actor.id && machine === undefined)
    .slice(-most)
    .reverse();
  if (calls.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby={title}>
      <h3 id={title} className={css.heading}>
        Effects
      </h3>
      <ol className={css.calls}>
        {calls.map((call) => (
          <Call key={call.id} call={call} moment={moment} />
        ))}
      </ol>
    </section>
  );
}

function Call({ call, moment }: { call: Actor; moment: Moment }) {
  const step = stepAt(call, moment);
  const status = step?.status ?? 'active';
  const { tone, word } = faces[status];
  const result = status === 'error' ? step?.error : step?.output;
  return (
    <li className={css.call}>
      <span className={css.callName}>{call.name}</span>
      <Badge tone={tone}>{word}</Badge>
      <span className={css.figure}>{clockTime(call.at)}</span>
      <span className={css.figure}>{status === 'active' ? 'open' : duration((step?.at ?? call.at) - call.at)}</span>
      {(call.input !== undefined || result !== undefined) && (
        <div className={css.result}>
          <Disclosure title={result === undefined ? 'What it was given' : 'What it was given, and the result'}>
            {call.input !== undefined && <Json name={`${call.name}, input`} value={call.input} />}
            {result !== undefined && <Json name={`${call.name}, result`} value={result} />}
          </Disclosure>
        </div>
      )}
    </li>
  );
}
