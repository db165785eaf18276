import { useState, useSyncExternalStore } from 'react';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { SkipLink } from '../ui/SkipLink/SkipLink';
import { Actors } from './Actors';
import { type Actor, type Book, type Moment, stepAt } from './book';
import { Calls } from './Calls';
import { ChartCard } from './ChartCard';
import { Details } from './Details';
import { Events } from './Events';
import { Head, type Recording } from './Head';
import * as css from './inspector.css';
import { newest, type Pages } from './pages';
import { TimeLine } from './TimeLine';

/** What a developer looks at: undefined is the screen that is shown. */
interface View {
  page: string;
  actor: string | undefined;
  moment: Moment;
}

/** Every live actor of the product's pages, one of them in full, at any moment. */
export function App({ pages }: { pages: Pages }) {
  useSyncExternalStore(pages.subscribe, pages.version);
  const [view, setView] = useState<View>();
  const [recording, setRecording] = useState<Recording>();

  const all = pages.all;
  const known = all.find(({ page, isOpen }) => page.id === view?.page && isOpen) ?? newest(all);
  if (!known) return <Nobody />;

  const { book, page, isOpen } = known;
  // Another page, or the same loaded anew, is looked at from its beginning: its actors are others.
  const { actor: chosen, moment }: View =
    view?.page === page.id ? view : { page: page.id, actor: undefined, moment: null };
  const actor = book.actor(chosen) ?? firstOf(book);
  const choose = (id: string) => setView({ page: page.id, actor: id, moment });
  const travel = (to: Moment, whose = chosen) => setView({ page: page.id, actor: whose, moment: to });
  return (
    <>
      <SkipLink />
      <div className={css.shell}>
        <Head
          pages={all}
          known={known}
          onPage={(id) => setView({ page: id, actor: undefined, moment: null })}
          moment={moment}
          onLive={() => travel(null)}
          recording={recording?.page === page.id ? recording : undefined}
          onRecord={setRecording}
        />
        <Actors book={book} moment={moment} chosen={actor?.id} onChoose={choose} />
        <main id="main" className={css.main} tabIndex={-1}>
          {actor && (
            <>
              <ChartCard key={actor.id} actor={actor} step={stepAt(actor, moment)} />
              <div className={css.pair}>
                <Events
                  key={actor.id}
                  actor={actor}
                  book={book}
                  moment={moment}
                  isOpen={isOpen}
                  onSend={(event) => pages.send(page.id, actor.id, event)}
                />
                <Details actor={actor} moment={moment} />
              </div>
              <Calls book={book} actor={actor} moment={moment} />
            </>
          )}
        </main>
        <TimeLine book={book} actor={actor} moment={moment} onTravel={travel} />
      </div>
    </>
  );
}

/** The screen that is shown, else the root. */
const firstOf = (book: Book): Actor | undefined =>
  book.actors.findLast((actor) => actor.name === 'screen' && stepAt(actor, null)?.status === 'active') ??
  book.actors[0];

const Nobody = () => (
  <main className={css.nobody}>
    <h1 className={css.name}>Machines</h1>
    <EmptyState drawing="search" title="No page of the product is open">
      Open the product in another tab of this browser: its actors appear here.
    </EmptyState>
  </main>
);
