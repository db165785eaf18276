import { ArrowDownLeft, ArrowUpRight, Download } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../lib/dates';
import { type Period, periodsAt } from '../../lib/periods';
import { columns as beside, stack } from '../atoms.css';
import { Badge, type Tone } from '../Badge/Badge';
import { IconButton } from '../Button/IconButton';
import { Card } from '../Card/Card';
import { NoMatches } from '../EmptyState/NoMatches';
import { Filters } from '../Filters/Filters';
import { Money } from '../Money/Money';
import { Pager, type PagerStep } from '../Pager/Pager';
import { type Column, type Sort, Table } from '../Table/Table';

type Status = 'completed' | 'pending' | 'failed';

interface Entry {
  id: string;
  at: string;
  description: string;
  type: 'credit' | 'debit';
  status: Status;
  /** Minor units. */
  amount: number;
}

const subjects = ['Top-up', 'blue-bakery.com, monthly fee', 'Setup fee', 'old-town-school.org, domain for a year'];
const statuses: readonly Status[] = ['completed', 'completed', 'pending', 'completed', 'failed'];
const entries = Array.from({ length: 47 }, (_, at): Entry => {
  const isTopUp = at % 4 === 0;
  return {
    id: String(at),
    at: new Date(Date.UTC(2026, 10, 28 - at, 12)).toISOString(),
    description: subjects[at % 4] ?? '',
    type: isTopUp ? 'credit' : 'debit',
    status: statuses[at % 5] ?? 'pending',
    amount: isTopUp ? 10_000 + at * 100 : -(1_050 + at),
  };
});

const tones: Record<Status, Tone> = { completed: 'good', pending: 'warn', failed: 'bad' };
const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
const columns: Column<Entry>[] = [
  { id: 'description', title: 'Description', cell: ({ description }) => description, sorts: 'ascending' },
  { id: 'at', title: 'Date', cell: ({ at }) => formatDate(at), sorts: 'descending' },
  {
    id: 'type',
    title: 'Type',
    cell: ({ type }) => (
      <Badge tone="neutral" icon={type === 'credit' ? ArrowDownLeft : ArrowUpRight}>
        {type === 'credit' ? 'Credit' : 'Debit'}
      </Badge>
    ),
  },
  { id: 'status', title: 'Status', cell: ({ status }) => <Badge tone={tones[status]}>{capital(status)}</Badge> },
  {
    id: 'amount',
    title: 'Amount',
    cell: ({ amount }) => <Money amount={amount} signed />,
    figures: true,
    sorts: 'descending',
  },
];
const presets = periodsAt('2026-11-28');
const options = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: capital(value) })),
];
const steps: Record<PagerStep, (page: number, last: number) => number> = {
  first: () => 1,
  previous: (page) => page - 1,
  next: (page) => page + 1,
  last: (_, last) => last,
};
const nothing = () => {};

/** A list that is filtered, sorted and paged, and a table in each of its other states. */
export function Lists() {
  return (
    <>
      <Card title="Transactions">
        <Transactions />
      </Card>
      <div className={beside[2]}>
        <Card title="On their way">
          <Table caption="Transactions on their way" columns={columns} rows={undefined} keyOf={({ id }) => id} />
        </Card>
        <Card title="None yet">
          <Table caption="No transactions" columns={columns} rows={[]} keyOf={({ id }) => id} />
        </Card>
        <Card title="Not loaded">
          <Table
            caption="Transactions not loaded"
            columns={columns}
            rows={undefined}
            keyOf={({ id }) => id}
            problem="The server did not answer."
            onRetry={nothing}
          />
        </Card>
        <Card title="Not loaded again">
          <Table
            caption="Transactions of before"
            columns={columns}
            rows={entries.slice(0, 2)}
            keyOf={({ id }) => id}
            problem="The server did not answer."
            onRetry={nothing}
            busy
          />
          <Pager label="Pages without a total" size={20} hasPrevious hasNext onGo={nothing} onSize={nothing} />
        </Card>
      </div>
    </>
  );
}

function Transactions() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const [type, setType] = useState('credit');
  const [period, setPeriod] = useState<Period>({ from: '2026-10-15' });
  const [sort, setSort] = useState<Sort>({ column: 'at', direction: 'descending' });
  const [{ page, size }, turn] = useState({ page: 1, size: 10 });
  const clear = () => {
    setSearch('');
    setStatus('');
    setType('');
    setPeriod(presets[0] ?? {});
  };
  const matching = entries.filter(
    (entry) =>
      entry.description.includes(search) &&
      (!status || entry.status === status) &&
      (!type || entry.type === type) &&
      entry.at.slice(0, 10) >= (period.from ?? '') &&
      entry.at.slice(0, 10) <= (period.to ?? '9'),
  );
  const key = sort.column as 'at' | 'amount' | 'description';
  const way = sort.direction === 'ascending' ? 1 : -1;
  const sorted = matching.toSorted((one, other) => (one[key] < other[key] ? -way : way));
  return (
    <div className={stack[16]}>
      <Filters
        label="Filter transactions"
        search={{ label: 'Search transactions', value: search, onChange: setSearch }}
        choices={[
          {
            label: 'Status',
            value: status,
            options: options('All Statuses', ['completed', 'failed', 'pending']),
            onChange: setStatus,
          },
          { label: 'Type', value: type, options: options('All Types', ['credit', 'debit']), onChange: setType },
        ]}
        period={{ value: period, presets, onChange: setPeriod }}
        found={`${matching.length} transactions`}
        onClear={clear}
      />
      <Table
        caption="Transactions"
        columns={columns}
        rows={sorted.slice((page - 1) * size, page * size)}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={setSort}
        open={({ id }) => ({ href: `#transaction-${id}`, onSelect: nothing })}
        actions={({ description }) => (
          <IconButton size="small" label={`Invoice of ${description}`} icon={<Download aria-hidden />} />
        )}
        empty={<NoMatches title="No transactions match" onClear={clear} />}
      />
      <Pager
        label="Pages of transactions"
        page={page}
        size={size}
        total={matching.length}
        onGo={(to) => turn({ page: steps[to](page, Math.ceil(matching.length / size)), size })}
        onSize={(next) => turn({ page: 1, size: next })}
      />
    </div>
  );
}
