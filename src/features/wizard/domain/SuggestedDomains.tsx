import { useSelector } from '@xstate/react';
import { Check, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../../contract/languages/t';
import { unicodeOf } from '../../../../contract/rules/wizard/domainNames';
import { isPremiumPrice, suggestionPageSizes } from '../../../../contract/rules/wizard/domain';
import type { DomainRef, SuggestionsState } from '../../../../machines/wizard/domain/domain.machine';
import { faceOf, isAtLimit, type OfferFace, pageCount } from '../../../../machines/wizard/domain/domain.select';
import type { Offer } from '../../../../machines/wizard/domain/domain.names';
import { rich } from '../../../ui/rich/rich';
import { grow, muted, row, spread, stack, title as heading, wrap } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/Button/IconButton';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Money } from '../../../ui/Money/Money';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Select } from '../../../ui/TextInput/Select';
import { DomainName } from './DomainName';
import * as css from './DomainStep.css';

const sizes = suggestionPageSizes.map((size) => ({ value: String(size), label: String(size) }));

/** The suggestions of the last search, page by page. */
export function SuggestedDomains({ actor }: { actor: DomainRef }) {
  const state: SuggestionsState = useSelector(actor, ({ value }) => value.suggestions);
  const offers = useSelector(actor, ({ context }) => context.offers);
  if (state === 'idle') return null;
  return (
    <section className={stack[8]} aria-labelledby="suggested-domains">
      <div className={classes(row[16], spread)}>
        <h2 id="suggested-domains" className={heading.card}>
          {t('Suggested Domains')}
        </h2>
        <PageSize actor={actor} />
      </div>
      {(state === 'failed' || state === 'unchecked') && <Failed actor={actor} isUnchecked={state === 'unchecked'} />}
      {state === 'listing' && <ListSkeleton actor={actor} />}
      {state === 'shown' && offers.length === 0 && (
        <EmptyState drawing="search" title={t('No suggestions for this name')}>
          {t('Try another one.')}
        </EmptyState>
      )}
      {offers.length > 0 && (
        <ul className={css.list} aria-busy={state === 'checking'}>
          {offers.map((offer) => (
            <Suggestion key={offer.name} actor={actor} offer={offer} />
          ))}
        </ul>
      )}
      <Pages actor={actor} />
    </section>
  );
}

interface Face {
  /** On the button; read out with the name. */
  action: string;
  status: { tone: 'good' | 'bad' | 'neutral'; word: string };
  disabled: boolean;
}

const available = { tone: 'good', word: t('Available') } as const;
const addable = {
  action: t('Add'),
  status: available,
};
const faces: Record<OfferFace, Face> = {
  checking: {
    action: t('Checking...'),
    status: { tone: 'neutral', word: t('Checking') },
    disabled: true,
  },
  available: { ...addable, disabled: false },
  full: { ...addable, disabled: true },
  taken: {
    action: t('Taken'),
    status: { tone: 'bad', word: t('Taken') },
    disabled: true,
  },
  added: {
    action: t('Added'),
    status: available,
    disabled: true,
  },
};

function Suggestion({ actor, offer }: { actor: DomainRef; offer: Offer }) {
  const face = useSelector(actor, (snapshot) => faceOf(snapshot, offer));
  const { action, status, disabled } = faces[face];
  const isKnown = face !== 'checking' && face !== 'taken' && offer.price !== null;
  return (
    <li className={css.line}>
      <div className={grow}>
        <DomainName name={offer.name} />
        <p className={css.facts}>
          <Badge tone={status.tone}>{status.word}</Badge>
          {isKnown && <Price price={offer.price ?? 0} />}
        </p>
      </div>
      <Button
        size="small"
        className={css.add}
        disabled={disabled}
        aria-label={t('{action} {domain}', { action, domain: unicodeOf(offer.name) })}
        icon={face === 'added' ? <Check aria-hidden /> : disabled ? undefined : <Plus aria-hidden />}
        onClick={() => actor.send({ type: 'domain.add', name: offer.name })}
      >
        {action}
      </Button>
    </li>
  );
}

/** Under the threshold the domain comes with the plan. */
export function Price({ price }: { price: number }) {
  if (!isPremiumPrice(price)) return <span className={muted}>{t('Free with your plan')}</span>;
  return (
    <>
      <Badge tone="accent">{t('Premium')}</Badge>
      <span className={muted}>{rich('{price} a year', { price: <Money amount={price} /> })}</span>
    </>
  );
}

function ListSkeleton({ actor }: { actor: DomainRef }) {
  const size = useSelector(actor, ({ context }) => context.size);
  return (
    <Loading label={t('Looking for domains')} className={css.list}>
      {Array.from({ length: size }, (_, index) => (
        <div key={index} className={css.line}>
          <div className={grow}>
            <Skeleton width="45%" />
            <Skeleton width="25%" />
          </div>
          <Skeleton shape="block" width="104px" height="32px" />
        </div>
      ))}
    </Loading>
  );
}

function Failed({ actor, isUnchecked }: { actor: DomainRef; isUnchecked: boolean }) {
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" onClick={() => actor.send({ type: 'suggestions.retry' })}>
          {t('Try again')}
        </Button>
      }
    >
      {isUnchecked ? t('Some domains could not be checked.') : t('The suggestions could not be loaded.')}
    </Notice>
  );
}

function PageSize({ actor }: { actor: DomainRef }) {
  const id = useId();
  const size = useSelector(actor, ({ context }) => context.size);
  return (
    <label className={row[8]} htmlFor={id}>
      <span className={css.perPage}>{t('Per page')}</span>
      <Select
        id={id}
        aria-label={t('Suggestions per page')}
        className={css.size}
        value={String(size)}
        options={sizes}
        onChange={(event) => actor.send({ type: 'suggestions.size', size: Number(event.target.value) })}
      />
    </label>
  );
}

function Pages({ actor }: { actor: DomainRef }) {
  const page = useSelector(actor, ({ context }) => context.page);
  const count = useSelector(actor, pageCount);
  const isFull = useSelector(actor, isAtLimit);
  const limit = useSelector(actor, ({ context }) => context.limit);
  const turn = (to: number) => actor.send({ type: 'suggestions.page', page: to });
  return (
    <div className={classes(row[16], spread, wrap)}>
      <span className={muted}>{isFull && limit > 0 ? t('Remove a selected domain to add another one.') : ''}</span>
      {count > 1 && (
        <div className={row[8]}>
          <IconButton
            label={t('Previous page')}
            icon={<ChevronLeft aria-hidden />}
            disabled={page <= 1}
            onClick={() => turn(page - 1)}
          />
          <span role="status" className={muted}>
            {t('Page {page} of {count}', { page, count })}
          </span>
          <IconButton
            label={t('Next page')}
            icon={<ChevronRight aria-hidden />}
            disabled={page >= count}
            onClick={() => turn(page + 1)}
          />
        </div>
      )}
    </div>
  );
}
