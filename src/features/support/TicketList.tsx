import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { plural, t } from '../../../contract/languages/t';
import { categoryLabels, stateLabels, ticketStates } from '../../../contract/rules/support/ticket';
import type { Ticket } from '../../../contract/wire/support/tickets';
import type { TicketListRef } from '../../../machines/support/ticketList/ticketList.machine';
import type { Query } from '../../../machines/support/ticketList/ticketList.query';
import { RouteLink, useNavigate } from '../../system/refs';
import { formatMoment } from '../../lib/dates';
import { muted } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { NoMatches } from '../../ui/EmptyState/NoMatches';
import { Filters } from '../../ui/Filters/Filters';
import { Pager } from '../../ui/Pager/Pager';
import { type Column, Table } from '../../ui/Table/Table';
import * as css from './Support.css';
import { newTicketPath, TicketBadge, ticketPath } from './supportWords';

const statuses = [
  { value: '', label: t('All') },
  ...ticketStates.map((state) => ({ value: state, label: stateLabels[state] })),
];

const columns: readonly Column<Ticket>[] = [
  {
    id: 'subject',
    title: t('Ticket'),
    cell: ({ subject, category, domain }) => (
      <span className={css.words}>
        <bdi>{subject}</bdi>
        <span className={muted}>{domain ?? categoryLabels[category]}</span>
      </span>
    ),
  },
  { id: 'status', title: t('Status'), cell: ({ state }) => <TicketBadge state={state} /> },
  {
    id: 'moved',
    title: t('Last change'),
    cell: ({ updated_at: at }) => <time dateTime={at}>{formatMoment(at)}</time>,
  },
];

const inWords = (count: number) => plural(count, '1 ticket', '{count} tickets');

const Ask = () => (
  <RouteLink href={newTicketPath} asChild>
    <Button kind="primary" href={newTicketPath}>
      {t('New ticket')}
    </Button>
  </RouteLink>
);

/** What a customer has asked, filtered and paged by the address. */
export function TicketList({ actor }: { actor: TicketListRef }) {
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { query, typed, listing, problem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isEmpty = useSelector(actor, (at) => at.matches({ list: 'empty' }));
  // What is pressed may go with the rows; the focus stays here.
  const clear = () => {
    actor.send({ type: 'filters.clear' });
    frame.current?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1} className={css.page}>
      {!isEmpty && (
        <Filters
          label={t('Filter tickets')}
          search={{
            label: t('Search tickets'),
            value: typed,
            onChange: (text) => actor.send({ type: 'text.type', text }),
          }}
          choices={[
            {
              label: t('Status'),
              value: query.state,
              options: statuses,
              onChange: (state) => actor.send({ type: 'filters.change', filters: { state: state as Query['state'] } }),
            },
          ]}
          found={listing ? inWords(listing.total) : undefined}
          action={<Ask />}
          onClear={() => actor.send({ type: 'filters.clear' })}
        />
      )}
      <Table<Ticket>
        caption={t('Tickets')}
        columns={columns}
        rows={listing?.rows}
        keyOf={({ id }) => id}
        expected={3}
        busy={isBusy && (listing !== null || problem !== null)}
        problem={problem}
        onRetry={() => actor.send({ type: 'list.retry' })}
        open={({ id }) => ({ href: ticketPath(id), onSelect: () => navigate(ticketPath(id)) })}
        empty={isEmpty ? <Nothing /> : <NoMatches title={t('No tickets match')} onClear={clear} />}
      />
      {listing && (
        <Pager
          label={t('Pages of tickets')}
          page={query.page}
          size={query.size}
          total={listing.total}
          onGo={(to) => actor.send({ type: 'page.turn', to })}
          onSize={(size) => {
            actor.send({ type: 'page.resize', size });
            // All rows on one page have no pager, and it took the focus along.
            if (size >= listing.total) frame.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const Nothing = () => (
  <EmptyState drawing="search" title={t('You have not asked us anything yet')} action={<Ask />}>
    {t('Write to us when something does not go as it should. We answer here and by mail.')}
  </EmptyState>
);
