import { Activity, Search, Workflow } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../ui/Choice/Checkbox';
import { TextInput } from '../ui/TextInput/TextInput';
import { type Actor, actorsAt, type Book, labelOf, type Moment, stateOf, statusAt, stepAt } from './book';
import * as css from './inspector.css';

interface ActorsProps {
  book: Book;
  moment: Moment;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Who lives, as a tree: who was started by whom. */
export function Actors({ book, moment, chosen, onChoose }: ActorsProps) {
  const [filter, setFilter] = useState('');
  const [withEnded, setWithEnded] = useState(false);
  const [withEffects, setWithEffects] = useState(false);
  const word = filter.trim().toLowerCase();
  const born = actorsAt(book, moment);
  const shown = born.filter(
    (actor) =>
      actor.id === chosen ||
      ((withEnded || statusAt(actor, moment) === 'active') &&
        (withEffects || word !== '' || actor.machine !== undefined) &&
        [labelOf(actor), actor.name, actor.machine ?? '', actor.id].some((text) => text.toLowerCase().includes(word))),
  );
  // A match is shown under those that started it.
  const ids = new Set<string>();
  for (const actor of shown) {
    for (let at: Actor | undefined = actor; at && !ids.has(at.id); at = book.actor(at.parent)) ids.add(at.id);
  }
  const tree = born.filter(({ id }) => ids.has(id));
  return (
    <nav className={css.actors} aria-label="Actors">
      <TextInput
        aria-label="Filter actors"
        placeholder="Filter actors"
        type="search"
        icon={<Search aria-hidden />}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <div className={css.choices}>
        <Checkbox label="Effects" checked={withEffects} onChange={({ target }) => setWithEffects(target.checked)} />
        <Checkbox label="Ended" checked={withEnded} onChange={({ target }) => setWithEnded(target.checked)} />
      </div>
      {tree.length === 0 ? (
        <p className={css.quiet}>No actor has that name.</p>
      ) : (
        <Branch actors={tree} parent={undefined} moment={moment} chosen={chosen} onChoose={onChoose} />
      )}
    </nav>
  );
}

interface BranchProps {
  actors: readonly Actor[];
  parent: string | undefined;
  moment: Moment;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

function Branch({ actors, parent, moment, chosen, onChoose }: BranchProps) {
  const own = actors.filter((actor) => actor.parent === parent);
  if (own.length === 0) return null;
  return (
    <ul className={css.branch}>
      {own.map((actor) => {
        const step = stepAt(actor, moment);
        const Icon = actor.machine === undefined ? Activity : Workflow;
        return (
          <li key={actor.id}>
            <button
              type="button"
              className={css.actor}
              aria-current={actor.id === chosen ? 'true' : undefined}
              data-ended={statusAt(actor, moment) === 'active' ? undefined : ''}
              onClick={() => onChoose(actor.id)}
            >
              <Icon aria-hidden />
              <span className={css.actorName}>{labelOf(actor)}</span>{' '}
              <span className={css.actorState}>{step ? stateOf(step) : 'not begun'}</span>
            </button>
            <Branch actors={actors} parent={actor.id} moment={moment} chosen={chosen} onChoose={onChoose} />
          </li>
        );
      })}
    </ul>
  );
}
