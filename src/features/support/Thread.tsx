import { useSelector } from '@xstate/react';
import { Paperclip } from 'lucide-react';
import type { FormEvent } from 'react';
import { t } from '../../../contract/languages/t';
import { contextLabels } from '../../../contract/rules/support/supportAddress';
import { categoryLabels, longest } from '../../../contract/rules/support/ticket';
import type { TicketMessage, TicketThread } from '../../../contract/wire/support/tickets';
import type { TicketThreadRef } from '../../../machines/support/ticketThread/ticketThread.machine';
import { formatMoment } from '../../lib/dates';
import { rich } from '../../ui/rich/rich';
import { muted, row, small, stack, strong, title as heading, wrap, written } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList';
import { Disclosure } from '../../ui/Disclosure/Disclosure';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../ui/EmptyState/ErrorState';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { SkeletonCard } from '../../ui/Skeleton/SkeletonCard';
import { TextArea } from '../../ui/TextInput/TextArea';
import { Attachments } from './Attachments';
import * as css from './Support.css';
import { sizeInWords, TicketBadge } from './supportWords';

/** One ticket with all that was written. */
export function Thread({ actor }: { actor: TicketThreadRef }) {
  const thread = useSelector(actor, ({ context }) => context.thread);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  const isMissing = useSelector(actor, (at) => at.matches({ open: { sight: 'missing' } }));
  const retry = (
    <Button size="small" onClick={() => actor.send({ type: isBroken ? 'ticketThread.retry' : 'thread.retry' })}>
      {t('Retry')}
    </Button>
  );
  if (isBroken)
    return (
      <Notice tone="bad" title={t('This page stopped working.')} action={retry}>
        {t('What you have written is kept.')}
      </Notice>
    );
  if (isMissing)
    return (
      <Card>
        <EmptyState drawing="search" title={t('There is no such ticket')}>
          {t('It may be of another account.')}
        </EmptyState>
      </Card>
    );
  if (!thread)
    return problem === null ? (
      <SkeletonCard label={t('Loading this ticket')} lines={6} action />
    ) : (
      <Card>
        <ErrorState action={retry}>{problem}</ErrorState>
      </Card>
    );
  return (
    <div className={css.column}>
      {problem !== null && (
        <Notice tone="bad" title={t('You see the last that we know.')} action={retry}>
          {problem}
        </Notice>
      )}
      <Head actor={actor} thread={thread} />
      <ol aria-label={t('Messages')} className={css.thread}>
        {thread.messages.map((message) => (
          <Message key={message.id} actor={actor} message={message} />
        ))}
      </ol>
      <Reply actor={actor} isClosed={thread.state === 'closed'} />
    </div>
  );
}

function Head({ actor, thread }: { actor: TicketThreadRef; thread: TicketThread }) {
  const isTurning = useSelector(actor, (at) => at.matches({ open: { deed: 'turning' } }));
  const trouble = useSelector(actor, ({ context }) => context.trouble);
  const isClosed = thread.state === 'closed';
  const rows = [
    ...(thread.domain === null ? [] : [{ term: t('Website'), value: thread.domain }]),
    ...(thread.invoice === null ? [] : [{ term: t('Invoice'), value: thread.invoice.number }]),
    ...(thread.deposit_id === null ? [] : [{ term: t('Deposit'), value: thread.deposit_id.slice(0, 8) }]),
    ...thread.context.map(({ name, value }) => ({
      term: contextLabels[name],
      value: name === 'time' && !Number.isNaN(Date.parse(value)) ? formatMoment(value) : value,
    })),
  ];
  return (
    <div className={stack[16]}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 className={heading.page}>
            <bdi>{thread.subject}</bdi>
          </h2>
          <span className={muted}>
            {t('{category}, since {moment}', {
              category: categoryLabels[thread.category],
              moment: formatMoment(thread.created_at),
            })}
          </span>
        </div>
        <div className={classes(row[8], wrap)}>
          <TicketBadge state={thread.state} />
          <Button
            size="small"
            busy={isTurning}
            onClick={() => actor.send({ type: isClosed ? 'ticket.reopen' : 'ticket.close' })}
          >
            {isClosed ? t('Open again') : t('Close ticket')}
          </Button>
        </div>
      </div>
      {trouble !== null && <Notice tone="bad">{trouble}</Notice>}
      {rows.length > 0 && (
        <Disclosure title={t('What went along')}>
          <DescriptionList rows={rows} />
        </Disclosure>
      )}
    </div>
  );
}

function Message({ actor, message }: { actor: TicketThreadRef; message: TicketMessage }) {
  const { by, via, at, text, attachments } = message;
  const moment = <time dateTime={at}>{formatMoment(at)}</time>;
  return (
    <li className={css.said[by]}>
      <div className={classes(row[8], wrap, small)}>
        <span className={strong}>{by === 'you' ? t('You') : 'Sitewright'}</span>
        <span className={muted}>{via === 'mail' ? rich('{moment}, by mail', { moment }) : moment}</span>
      </div>
      <p className={written} dir="auto">
        {text}
      </p>
      {attachments.map(({ id, name, bytes }) => (
        <div key={id}>
          <Button
            size="small"
            icon={<Paperclip aria-hidden />}
            onClick={() => actor.send({ type: 'file.save', id, name })}
          >
            {name} ({sizeInWords(bytes)})
          </Button>
        </div>
      ))}
    </li>
  );
}

function Reply({ actor, isClosed }: { actor: TicketThreadRef; isClosed: boolean }) {
  const attachments = useSelector(actor, ({ children }) => children.attachments);
  const text = useSelector(actor, ({ context }) => context.text);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'message.send' });
  };
  return (
    <form className={stack[16]} onSubmit={submit} noValidate aria-label={t('Reply')}>
      <Field
        label={t('Your reply')}
        hint={isClosed ? t('This ticket is closed. A reply opens it again.') : undefined}
        error={refusal && t('Your reply was not sent. {reason}', { reason: refusal })}
      >
        <TextArea
          value={text}
          maxLength={longest.message}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'text.type', text: target.value })}
        />
      </Field>
      {attachments && <Attachments actor={attachments} problem={null} disabled={isBusy} />}
      <div>
        <Button type="submit" kind="primary" busy={isBusy && t('Sending')}>
          {t('Send reply')}
        </Button>
      </div>
    </form>
  );
}
