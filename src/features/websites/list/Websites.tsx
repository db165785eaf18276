import { plural, t } from '../../../../contract/languages/t';
import { stateWords } from '../../../../contract/rules/websites/projectStatus';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { Website } from '../../../../contract/wire/websites/websiteList';
import type { WebsiteListRef } from '../../../../machines/websites/websiteList/websiteList.machine';
import type { Query, WebsitesWish } from '../../../../machines/websites/websiteList/websiteList.query';
import { fullSentence } from '../../../../machines/websites/websiteList/websiteList.select';
import { RouteLink } from '../../../system/refs';
import { formatDate } from '../../../lib/dates';
import { muted, strong } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NoMatches } from '../../../ui/EmptyState/NoMatches';
import { Filters } from '../../../ui/Filters/Filters';
import { Money } from '../../../ui/Money/Money';
import { Stopped } from '../../../ui/Notice/Stopped';
import { Pager } from '../../../ui/Pager/Pager';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { type Column, type Sort, Table } from '../../../ui/Table/Table';
import { ExportButton, FileProblem } from '../../shell/download/Download';
import { ListAge } from '../ListAge';
import { SavedDrafts } from '../drafts/SavedDrafts';
import { setupPath } from '../dashboard/setupPath';
import { WebsitePicture } from '../WebsitePicture';
import { sitePath, WebsiteName, WebsiteState } from '../websiteParts';
import { WebsiteMenu } from './WebsiteMenu';
import * as css from './Websites.css';

const statuses = [
  { value: '', label: t('All') },
  { value: 'live', label: stateWords.active.filter },
  { value: 'progress', label: stateWords.pending.filter },
  { value: 'attention', label: stateWords.issue.filter },
];

const sorts: Record<Query['sort'], Sort> = {
  newest: { column: 'created', direction: 'descending' },
  oldest: { column: 'created', direction: 'ascending' },
  'a-z': { column: 'site', direction: 'ascending' },
  'z-a': { column: 'site', direction: 'descending' },
  'due-first': { column: 'billing', direction: 'ascending' },
  'due-last': { column: 'billing', direction: 'descending' },
};
const sortOf = ({ column, direction }: Sort) =>
  (Object.keys(sorts) as Query['sort'][]).find(
    (name) => sorts[name].column === column && sorts[name].direction === direction,
  ) ?? 'newest';

const columns: readonly Column<Website>[] = [
  {
    id: 'site',
    title: t('Website'),
    sorts: 'ascending',
    cell: (website) => (
      <span className={css.site}>
        <RouteLink
          href={sitePath(website)}
          className={css.picture}
          aria-label={t('Overview of {domain}', { domain: website.domain })}
        >
          <WebsitePicture project={website} size="small" />
        </RouteLink>
        <span className={css.words}>
          <WebsiteName project={website} className={strong} />
          <span className={muted}>{website.business_name}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    title: t('Status'),
    cell: (website) => (
      <span className={css.lines}>
        <WebsiteState project={website} />
      </span>
    ),
  },
  { id: 'template', title: t('Template'), cell: ({ template_name: name }) => name ?? '–', from: 58 },
  {
    id: 'created',
    title: t('Created'),
    sorts: 'descending',
    cell: ({ created_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
    from: 44,
  },
  { id: 'billing', title: t('Next billing'), sorts: 'ascending', cell: (website) => <Billing website={website} /> },
];

function Billing({ website }: { website: Website }) {
  const { next_billing_date: at, ends_at: ends, ended_at: ended, monthly_fee: fee } = website;
  if (ended) return <span className={css.due}>{t('Ended {date}', { date: formatDate(ended) })}</span>;
  if (ends) return <span className={css.due}>{t('Ends {date}', { date: formatDate(ends) })}</span>;
  if (!at || fee === null) return <>–</>;
  return (
    <span className={css.due}>
      <time dateTime={at}>{formatDate(at)}</time>
      <span className={muted}>
        <Money amount={fee} />
      </span>
    </span>
  );
}

interface WebsitesProps {
  actor: WebsiteListRef;
}

/** A customer's websites, filtered, sorted and paged by the address. */
export function Websites({ actor }: WebsitesProps) {
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  if (isBroken) return <Stopped onRetry={() => actor.send({ type: 'websites.retry' })} />;
  return <List actor={actor} />;
}

function List({ actor }: WebsitesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { query, typed, listing, problem } = useSelector(actor, ({ context }) => context);
  const { savedDrafts: drafts, download: file } = useSelector(actor, ({ children }) => children);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isEmpty = useSelector(actor, (at) => at.matches({ open: { list: 'empty' } }));
  // What is pressed may go with the rows; the focus stays here.
  const clear = () => {
    actor.send({ type: 'filters.clear' });
    frame.current?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1} className={css.page}>
      <Head actor={actor} />
      <ListAge />
      {drafts && listing && <SavedDrafts actor={drafts} />}
      {!isEmpty && (
        <>
          <Filters
            label={t('Filter websites')}
            search={{
              label: t('Search websites'),
              value: typed,
              onChange: (text) => actor.send({ type: 'text.type', text }),
            }}
            choices={[
              {
                label: t('Status'),
                value: query.group,
                options: statuses,
                onChange: (group) =>
                  actor.send({ type: 'filters.change', filters: { group: group as Query['group'] } }),
              },
            ]}
            found={listing ? websitesInWords(listing.total) : undefined}
            action={<ExportButton file={file} wish={{ kind: 'websites', query } satisfies WebsitesWish} />}
            onClear={() => actor.send({ type: 'filters.clear' })}
          />
          <FileProblem file={file} />
        </>
      )}
      <Table<Website>
        caption={t('Websites')}
        columns={columns}
        rows={listing?.rows}
        keyOf={({ id }) => id}
        sort={sorts[query.sort]}
        onSort={(sort) => actor.send({ type: 'filters.change', filters: { sort: sortOf(sort) } })}
        expected={3}
        busy={isBusy && (listing !== null || problem !== null)}
        problem={problem}
        onRetry={() => actor.send({ type: 'list.retry' })}
        actions={(website) => <WebsiteMenu actor={actor} website={website} />}
        empty={isEmpty ? <FirstWebsite /> : <NoMatches title={t('No websites match')} onClear={clear} />}
      />
      {listing && (
        <Pager
          label={t('Pages of websites')}
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

const websitesInWords = (count: number) => plural(count, '1 website', '{count} websites');

/** How many there are of how many there may be, and the way to another one, or why there is none. */
function Head({ actor }: { actor: WebsiteListRef }) {
  const listing = useSelector(actor, ({ context }) => context.listing);
  const full = useSelector(actor, fullSentence);
  const isFirst = listing !== null && !listing.hasAny;
  return (
    <div className={css.head}>
      {listing ? (
        <p>
          <span className={strong}>
            {listing.limit > 0
              ? plural(listing.limit, '{number} of 1 website', '{number} of {count} websites', {
                  number: listing.count,
                })
              : websitesInWords(listing.count)}
          </span>
          {full && <span className={muted}> · {full}</span>}
        </p>
      ) : (
        <Skeleton width="9rem" />
      )}
      {/* The first is begun from the empty list. */}
      {listing && full === null && !isFirst && <NewWebsite>{t('New website')}</NewWebsite>}
    </div>
  );
}

const NewWebsite = ({ children }: { children: ReactNode }) => (
  <RouteLink href={setupPath} asChild>
    <Button kind="primary" href={setupPath}>
      {children}
    </Button>
  </RouteLink>
);

const FirstWebsite = () => (
  <EmptyState title={t('No websites yet')} action={<NewWebsite>{t('Set up your first website')}</NewWebsite>}>
    {t('Choose a name and a look, say what you do, and see your website before you pay.')}
  </EmptyState>
);
