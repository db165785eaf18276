import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button/Button';
import { Select } from '../ui/TextInput/Select';
import { type Actor, type Book, labelOf, type Moment, type Step, stateOf } from './book';
import { wordsFor } from './chart';
import * as css from './inspector.css';
import { clockTime } from './inspectorWords';

const scopes = [
  { value: 'machines', label: 'All machines' },
  { value: 'actor', label: 'The chosen actor' },
  { value: 'all', label: 'Machines and effects' },
] as const;
type Scope = (typeof scopes)[number]['value'];

const isIn = (scope: Scope, book: Book, actor: Actor | undefined) => (step: Step) =>
  scope === 'all' || (scope === 'actor' ? step.actor === actor?.id : book.actor(step.actor)?.machine !== undefined);

/** How many are on the page at first, and how many more come at a time. */
const portion = 200;

interface TimeLineProps {
  book: Book;
  actor: Actor | undefined;
  moment: Moment;
  /** To what was after a step, looking at whose it was; null is now. */
  onTravel: (to: Moment, actor?: string) => void;
}

/**
 * Every event in its order, oldest first; choosing one shows everything as it was after it. The list is one stop of the
 * Tab key: arrows, Home and End walk it, Escape goes back to live.
 */
export function TimeLine({ book, actor, moment, onTravel }: TimeLineProps) {
  const [scope, setScope] = useState<Scope>('machines');
  const [count, setCount] = useState(portion);
  const title = useId();
  const list = useRef<HTMLOListElement>(null);
  const steps = book.steps.filter(isIn(scope, book, actor));
  const at = moment === null ? steps.length - 1 : steps.findLastIndex(({ number }) => number <= moment);
  // What is looked at stays on the page while more happens.
  const first = Math.max(0, Math.min(steps.length - count, at - 20));
  const shown = steps.slice(first);
  const last = steps.at(-1)?.number;

  useEffect(() => {
    const frame = list.current?.parentElement;
    if (frame && moment === null) frame.scrollTop = frame.scrollHeight;
  }, [last, moment, scope]);

  const travel = (step: Step | undefined) => {
    if (step) onTravel(step.number, step.actor);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onTravel(null);
      return;
    }
    const goals: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: first, End: steps.length - 1 };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const index = Math.min(Math.max(goal, first), steps.length - 1);
    travel(steps[index]);
    list.current?.children[index - first]?.querySelector('button')?.focus();
  };
  return (
    <section className={css.time} aria-labelledby={title}>
      <div className={css.timeHead}>
        <h2 id={title} className={css.heading}>
          Time line
        </h2>
        <Select
          aria-label="Events of"
          value={scope}
          options={scopes}
          onChange={({ target }) => setScope(target.value as Scope)}
        />
      </div>
      <div className={css.timeFrame}>
        {first > 0 && (
          <Button size="small" kind="ghost" onClick={() => setCount(count + portion)}>
            {first} earlier
          </Button>
        )}
        <ol ref={list}>
          {shown.map((step, index) => (
            <li key={step.number}>
              <Moment
                step={step}
                actor={book.actor(step.actor)}
                source={step.source === undefined ? undefined : book.actor(step.source)}
                isCurrent={moment !== null && index + first === at}
                isStop={index + first === at}
                isPast={moment === null || step.number <= moment}
                onTravel={() => travel(step)}
                onKeyDown={press}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface MomentProps {
  step: Step;
  actor: Actor | undefined;
  source: Actor | undefined;
  isCurrent: boolean;
  isStop: boolean;
  isPast: boolean;
  onTravel: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Moment({ step, actor, source, isCurrent, isStop, isPast, onTravel, onKeyDown }: MomentProps) {
  const before = actor?.steps[actor.steps.indexOf(step) - 1];
  const state = stateOf(step);
  const isFromOther = source !== undefined && source.id !== actor?.id && source.machine !== undefined;
  return (
    <button
      type="button"
      className={css.moment}
      tabIndex={isStop ? 0 : -1}
      aria-current={isCurrent ? 'step' : undefined}
      data-later={isPast ? undefined : ''}
      onClick={onTravel}
      onKeyDown={onKeyDown}
    >
      <span className={css.figure}>{clockTime(step.at)}</span>{' '}
      <span className={css.momentActor}>
        {isFromOther && `${labelOf(source)} → `}
        {actor ? labelOf(actor) : step.actor}
      </span>{' '}
      <span className={css.momentEvent}>{wordsFor(step.event.type)}</span>
      {(!before || stateOf(before) !== state) && <span className={css.momentState}> → {state}</span>}
    </button>
  );
}
