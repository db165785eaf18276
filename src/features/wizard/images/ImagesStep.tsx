import { useSelector } from '@xstate/react';
import { Search, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { plural, t } from '../../../../contract/languages/t';
import type { ImagesRef } from '../../../../machines/wizard/images/images.machine';
import { filtersToClear, placeOfSearch, widerSearch } from '../../../../machines/wizard/images/images.select';
import { row, spread, stack, title as heading, unseen, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/Button/IconButton';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { Filters } from './Filters';
import { Grid, usePlan } from './Grid';
import { OwnSection } from './OwnSection';
import * as css from './ImagesStep.css';
import { foot } from './layout';
import { Selected } from './Selected';
import { createSight, type SightOf } from './sight';

const headingId = 'choose-images';

/** Before what was pressed goes away with its answer: the focus goes to the pictures that are there, or to their heading. */
function handOnFocus({ currentTarget }: MouseEvent) {
  const tile = currentTarget.closest('section')?.querySelector<HTMLElement>('[data-place][tabindex="0"]');
  (tile ?? document.getElementById(headingId))?.focus({ preventScroll: true });
}

/** Website Images: as many pictures as the template shows, found by the keywords. */
export function ImagesStep({ actor }: { actor: ImagesRef }) {
  const [sight] = useState(createSight);
  const { attach } = sight;
  const isWordless = useSelector(actor, (snapshot) => snapshot.matches('wordless'));
  return (
    <div className={stack[24]}>
      <Notice title={t('Tip')}>
        {t(
          'Choose images that go well together, in light and in colour. The first one stands at the top of your website: drag them into order, or press one and use its arrows.',
        )}
      </Notice>
      <Selected actor={actor} />
      <OwnSection actor={actor} />
      <div className={classes(row[8], spread, wrap)}>
        <h2 id={headingId} tabIndex={-1} className={heading.card}>
          {t('Choose Images')}
        </h2>
        {!isWordless && <Filters actor={actor} />}
      </div>
      <SearchField actor={actor} />
      <section aria-labelledby={headingId} ref={attach}>
        <Results actor={actor} sight={sight} />
      </section>
    </div>
  );
}

const fieldId = 'search-images';

/** What the customer looks for instead of the keywords. */
function SearchField({ actor }: { actor: ImagesRef }) {
  const text = useSelector(actor, ({ context }) => context.text);
  const words = useSelector(actor, ({ context }) => context.words);
  const change = (typed: string) => actor.send({ type: 'search.change', text: typed });
  return (
    <TextInput
      id={fieldId}
      aria-label={t('Search images')}
      placeholder={words || t('Search images')}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      icon={<Search aria-hidden />}
      end={
        text && (
          <IconButton
            size="small"
            label={t('Clear search')}
            icon={<X aria-hidden />}
            onClick={() => {
              change('');
              document.getElementById(fieldId)?.focus();
            }}
          />
        )
      }
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}

interface ResultsProps {
  actor: ImagesRef;
  sight: SightOf;
}

function Results({ actor, sight }: ResultsProps) {
  const place = useSelector(actor, placeOfSearch);
  if (place === 'searching') return <Searching sight={sight} />;
  if (place === 'wordless')
    return (
      <EmptyState drawing="search" title={t('No search keywords available')}>
        {t('Type what you look for, or press Previous and add a keyword to your business.')}
      </EmptyState>
    );
  if (place === 'failed') return <Failed actor={actor} title={t('The images could not be loaded.')} />;
  if (place === 'empty') return <Nothing actor={actor} />;
  return (
    <div className={stack[16]}>
      <Grid actor={actor} sight={sight} />
      {place === 'stuck' ? (
        <Failed actor={actor} title={t('The next images could not be loaded.')} />
      ) : (
        <div className={css.end} role="status">
          {place === 'loading' && t('Loading more images...')}
          {place === 'ended' && t('No more images to load')}
          {place === 'watching' && <Count actor={actor} />}
        </div>
      )}
    </div>
  );
}

/** For those who do not see the grid grow. */
function Count({ actor }: { actor: ImagesRef }): ReactNode {
  const count = useSelector(actor, ({ context }) => context.photos.length);
  return <span className={unseen}>{plural(count, '{count} images loaded', '{count} images loaded')}</span>;
}

function Failed({ actor, title }: { actor: ImagesRef; title: string }) {
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem);
  return (
    <Notice
      tone="bad"
      title={title}
      action={
        <Button
          size="small"
          onClick={(event) => {
            handOnFocus(event);
            actor.send({ type: 'search.retry' });
          }}
        >
          {t('Retry')}
        </Button>
      }
    >
      {t('{problem} What you have chosen is kept.', {
        problem: problem || t('The image service does not answer.'),
      })}
    </Notice>
  );
}

/** The way on: without the filters, or else what fits any business. */
function Nothing({ actor }: { actor: ImagesRef }) {
  const filters = useSelector(actor, filtersToClear);
  const wider = useSelector(actor, widerSearch);
  return (
    <EmptyState
      drawing="pictures"
      title={t('No images found. Try adjusting your filters or generate new keywords.')}
      action={
        (filters || wider !== null) && (
          <Button
            size="small"
            onClick={(event) => {
              handOnFocus(event);
              actor.send(filters ? { type: 'filters.change', filters } : { type: 'search.change', text: wider ?? '' });
            }}
          >
            {filters ? t('Clear filters') : t('Show images for any business')}
          </Button>
        )
      }
    />
  );
}

/** As many as fill a window: what comes below them is not seen to move. */
const shapes = Array.from({ length: 24 }, (_, place) => ({
  width: 100,
  height: [140, 70, 100, 125, 65, 150][place % 6] ?? 100,
}));

function Searching({ sight }: { sight: SightOf }) {
  const { layout } = usePlan(shapes, sight);
  return (
    <Loading label={t('Searching for images')} className={css.ghosts}>
      <div style={{ height: layout.height }}>
        {layout.boxes.map(({ left, top, width, height }) => (
          <div key={`${left} ${top}`} className={css.ghost} style={{ left, top, width }}>
            <Skeleton shape="block" height={`${height - foot}px`} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
