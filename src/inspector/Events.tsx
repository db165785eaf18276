import { useId, useState } from 'react';
import { Button } from '../ui/Button/Button';
import { Field } from '../ui/Field/Field';
import { TextArea } from '../ui/TextInput/TextArea';
import { type Actor, type Book, labelOf, type Moment, stepAt } from './book';
import * as css from './inspector.css';
import { json } from './inspectorWords';

interface EventsProps {
  actor: Actor;
  book: Book;
  moment: Moment;
  /** Whether the product's page is still there to take an event. */
  isOpen: boolean;
  onSend: (event: { type: string }) => void;
}

/** What the actor would take at the moment, and the way to send it. */
export function Events({ actor, book, moment, isOpen, onSend }: EventsProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [confirmation, setConfirmation] = useState('');
  const title = useId();
  const step = stepAt(actor, moment);
  // Of what it accepts, `refuses` are the types that a guard would turn down without any field.
  const { accepts = [], refuses = [] } = step ?? {};
  const isLive = moment === null;
  const canSend = isLive && isOpen && step?.status === 'active';
  const typedType = typeIn(text);

  const choose = (type: string) => {
    setText(json(lastEventOf(book, actor, type) ?? { type }));
    setProblem(undefined);
    setConfirmation('');
  };
  const send = () => {
    const event = eventIn(text);
    if (typeof event === 'string') {
      setProblem(event);
      return;
    }
    setProblem(undefined);
    onSend(event);
    setConfirmation(`Sent ${event.type} to ${labelOf(actor)}.`);
  };
  return (
    <section className={css.card} aria-labelledby={title}>
      <h3 id={title} className={css.heading}>
        Events
      </h3>
      {accepts.length === 0 ? (
        <p className={css.quiet}>
          {actor.machine === undefined ? 'Has no chart to take events from.' : 'Takes none now.'}
        </p>
      ) : (
        <ul className={css.events}>
          {accepts.map((type) => (
            <li key={type}>
              <Button
                size="small"
                aria-pressed={type === typedType}
                className={type === typedType ? css.pressed : undefined}
                onClick={() => choose(type)}
              >
                {type}
                {refuses.includes(type) && <span className={css.quiet}>(a guard refuses it bare)</span>}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {accepts.length > 0 && !canSend && (
        <p className={css.quiet}>
          {isOpen
            ? 'This is the past: go back to live to send one.'
            : 'The page was left: nobody is there to take one.'}
        </p>
      )}
      {canSend && (
        <form
          className={css.form}
          onSubmit={(submission) => {
            submission.preventDefault();
            send();
          }}
        >
          <Field label="Event as JSON" error={problem} hint="Choose one above, change what it says, send it.">
            <TextArea
              className={css.code}
              spellCheck={false}
              rows={5}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setProblem(undefined);
              }}
            />
          </Field>
          <div className={css.sending}>
            <Button type="submit" kind="primary" size="small">
              Send
            </Button>
            <span role="status" className={css.quiet}>
              {confirmation}
            </span>
          </div>
        </form>
      )}
    </section>
  );
}

/** The last event of this type that any actor of the same machine took, without what the redaction removed. */
function lastEventOf(book: Book, { machine }: Actor, type: string) {
  return book.steps.findLast(({ actor, event }) => event.type === type && book.actor(actor)?.machine === machine)
    ?.event;
}

/** The event, or the sentence that says why there is none. */
function eventIn(text: string): { type: string } | string {
  try {
    const value: unknown = JSON.parse(text);
    const isEvent = typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
    return isEvent ? (value as { type: string }) : 'An event is an object with a "type".';
  } catch {
    return 'This is not JSON.';
  }
}

function typeIn(text: string): string | undefined {
  const event = eventIn(text);
  return typeof event === 'string' ? undefined : event.type;
}
