import { useId } from 'react';
import { type Actor, type Moment, type Step, stepAt } from './book';
import { wordsFor } from './chart';
import * as css from './inspector.css';
import { Json } from './Json';
import { changedFields } from './inspectorWords';

/** What the actor knew at the moment: a machine its context, an effect what it was given and answered. */
export function Details({ actor, moment }: { actor: Actor; moment: Moment }) {
  const title = useId();
  const step = stepAt(actor, moment);
  const isMachine = actor.machine !== undefined;
  const changed = step && isMachine ? changedBy(actor, step) : [];
  const texts: [string, unknown][] = isMachine
    ? [
        ['Context', step?.context],
        ['Output', step?.output],
        ['Error', step?.error],
      ]
    : [
        ['Input', actor.input],
        ['Output', step?.output],
        ['Error', step?.error],
      ];
  return (
    <section className={css.card} aria-labelledby={title}>
      <h3 id={title} className={css.heading}>
        {isMachine ? 'Context' : 'Answer'}
      </h3>
      {step && (
        <p className={css.quiet}>
          After {wordsFor(step.event.type)}
          {changed.length > 0 && (
            <>
              , changed: <strong className={css.changed}>{changed.join(', ')}</strong>
            </>
          )}
        </p>
      )}
      {texts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <Json key={name} name={name} value={value} />
        ))}
    </section>
  );
}

function changedBy({ steps }: Actor, step: Step): string[] {
  const before = steps[steps.indexOf(step) - 1];
  return before ? changedFields(before.context, step.context) : [];
}
