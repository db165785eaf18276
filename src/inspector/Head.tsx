import { Circle, Download, Radio, Square } from 'lucide-react';
import { Badge } from '../ui/Badge/Badge';
import { Button } from '../ui/Button/Button';
import { Select } from '../ui/TextInput/Select';
import type { Moment } from './book';
import * as css from './inspector.css';
import type { KnownPage } from './pages';
import { traceOf } from './trace';
import { clockTime } from './inspectorWords';

/** What a developer has marked to be saved; `to` is null while it goes on. */
export interface Recording {
  page: string;
  from: number;
  to: number | null;
}

interface HeadProps {
  pages: readonly KnownPage[];
  known: KnownPage;
  onPage: (id: string) => void;
  moment: Moment;
  onLive: () => void;
  recording: Recording | undefined;
  onRecord: (recording: Recording | undefined) => void;
}

export function Head({ pages, known, onPage, moment, onLive, recording, onRecord }: HeadProps) {
  const { page, book, isOpen } = known;
  const isRecording = recording !== undefined && recording.to === null;
  const at = book.steps.findLast(({ number }) => number === moment)?.at;
  const count = recording && book.steps.filter(isIn(recording)).length;
  return (
    <header className={css.head}>
      <h1 className={css.name}>Machines</h1>
      <Select
        aria-label="Page"
        className={css.pages}
        value={page.id}
        onChange={({ target }) => onPage(target.value)}
        options={pages.map((one) => ({
          value: one.page.id,
          label: `${one.page.address}, since ${clockTime(one.page.startedAt).slice(0, 8)}${one.isOpen ? '' : ' (left)'}`,
        }))}
      />
      <span role="status">
        {moment !== null ? (
          <Badge tone="warn">As of {at === undefined ? 'a moment ago' : clockTime(at)}</Badge>
        ) : isOpen ? (
          <Badge tone="good" icon={Radio}>
            Live
          </Badge>
        ) : (
          <Badge tone="neutral">The page was left</Badge>
        )}
      </span>
      <span className={css.actions}>
        {moment !== null && (
          <Button size="small" kind="primary" icon={<Radio aria-hidden />} onClick={onLive}>
            Back to live
          </Button>
        )}
        <Button
          size="small"
          aria-pressed={isRecording}
          icon={isRecording ? <Square aria-hidden /> : <Circle aria-hidden />}
          onClick={() =>
            onRecord(isRecording ? { ...recording, to: book.last } : { page: page.id, from: book.last, to: null })
          }
        >
          {isRecording ? 'Stop recording' : 'Record'}
        </Button>
        <Button size="small" icon={<Download aria-hidden />} onClick={() => save(known, recording)}>
          {count === undefined ? 'Save trace' : `Save trace of ${count} ${count === 1 ? 'step' : 'steps'}`}
        </Button>
      </span>
    </header>
  );
}

const isIn =
  ({ from, to }: Recording) =>
  ({ number }: { number: number }) =>
    number > from && (to === null || number <= to);

/** Hands the recorded span, or all that is known, to the browser as a file. */
function save({ page, book }: KnownPage, recording: Recording | undefined): void {
  const span = { from: recording?.from ?? 0, to: recording?.to ?? book.last };
  const trace = traceOf(book, span, page);
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(trace, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `sitewright-${trace.startedAt.replaceAll(/[:.]/g, '-')}.trace.json`;
  link.click();
  // The download has its own hold on it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
