import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { t } from '../../../contract/languages/t';
import { helpPath } from '../../../contract/rules/support/help';
import { contextLabels } from '../../../contract/rules/support/supportAddress';
import { categoryLabels, longest, ticketCategories } from '../../../contract/rules/support/ticket';
import type { Field as FieldName, Subjects } from '../../../machines/support/newTicket/newTicket.form';
import { helpFor } from '../../../machines/support/newTicket/newTicket.select';
import type { NewTicketRef } from '../../../machines/support/newTicket/newTicket.machine';
import { formatMoment } from '../../lib/dates';
import { columns, muted, row, small, stack, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Checkbox } from '../../ui/Choice/Checkbox';
import { classes } from '../../ui/classes';
import { Field } from '../../ui/Field/Field';
import { Link } from '../../ui/Link/Link';
import { Notice } from '../../ui/Notice/Notice';
import { Stopped } from '../../ui/Notice/Stopped';
import { SkeletonCard } from '../../ui/Skeleton/SkeletonCard';
import { Select } from '../../ui/TextInput/Select';
import { TextArea } from '../../ui/TextInput/TextArea';
import { TextInput } from '../../ui/TextInput/TextInput';
import { Attachments } from './Attachments';
import * as css from './Support.css';

/** A ticket that is being written: what it is about, the words, files, and what is known of the moment. */
export function NewTicket({ actor }: { actor: NewTicketRef }) {
  const isOpening = useSelector(actor, (at) => at.matches('opening'));
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  if (isOpening) return <SkeletonCard label={t('Loading this form')} lines={6} action />;
  if (!isBroken) return <Form actor={actor} />;
  return (
    <Stopped what="form" onRetry={() => actor.send({ type: 'newTicket.retry' })}>
      {t('What you have written is kept.')}
    </Stopped>
  );
}

function useField(actor: NewTicketRef, field: FieldName) {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const problem = useSelector(actor, ({ context }) => context.problems[field]);
  const change = ({ target }: { target: { value: string } }) =>
    actor.send({ type: 'field.change', field, value: target.value });
  return { value, problem, change };
}

const categories = ticketCategories.map((value) => ({ value, label: categoryLabels[value] }));

function Form({ actor }: { actor: NewTicketRef }) {
  const form = useRef<HTMLFormElement>(null);
  const attachments = useSelector(actor, ({ children }) => children.attachments);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const filesProblem = useSelector(actor, ({ context }) => context.problems.attachments);
  const category = useField(actor, 'category');
  const subject = useField(actor, 'subject');
  const message = useField(actor, 'message');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'ticket.send' });
    // To the first thing that is wrong, once it is said.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form ref={form} className={css.column} onSubmit={submit} noValidate aria-label={t('New ticket')}>
      <Card title={t('What is it about?')}>
        <div className={columns[2]}>
          <Field label={t('Category')} error={category.problem}>
            <Select
              options={categories}
              placeholder={t('Choose one')}
              value={category.value}
              disabled={isBusy}
              onChange={category.change}
            />
          </Field>
          <About actor={actor} field="site" label={t('Website')} of="sites" isBusy={isBusy} />
          <About actor={actor} field="deposit" label={t('Deposit')} of="deposits" isBusy={isBusy} />
          <About actor={actor} field="invoice" label={t('Invoice')} of="invoices" isBusy={isBusy} />
        </div>
        <Unknown actor={actor} />
      </Card>
      <Card title={t('Your message')}>
        <Field label={t('Subject')} error={subject.problem}>
          <TextInput
            value={subject.value}
            maxLength={longest.subject}
            readOnly={isBusy}
            autoComplete="off"
            onChange={subject.change}
          />
        </Field>
        <Field label={t('Message')} hint={t('What did you do, and what happened instead?')} error={message.problem}>
          <TextArea
            rows={6}
            value={message.value}
            maxLength={longest.message}
            readOnly={isBusy}
            onChange={message.change}
          />
        </Field>
        <Suggestions actor={actor} />
        {attachments && <Attachments actor={attachments} problem={filesProblem} disabled={isBusy} />}
      </Card>
      <Known actor={actor} isBusy={isBusy} />
      {refusal && (
        <Notice tone="bad" title={t('Your ticket was not sent. It is kept here, also when you leave.')}>
          {refusal}
        </Notice>
      )}
      <div className={classes(row[8], wrap)}>
        <Button type="submit" kind="primary" busy={isBusy && t('Sending')}>
          {t('Send ticket')}
        </Button>
        <Button kind="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'ticket.discard' })}>
          {t('Discard')}
        </Button>
      </div>
    </form>
  );
}

/** What may be the answer already; each opens beside this, where everything stays. */
function Suggestions({ actor }: { actor: NewTicketRef }) {
  const { help, values } = useSelector(actor, ({ context }) => context);
  const found = helpFor(help, values);
  return (
    <div role="status" className={stack[24]}>
      {found.length > 0 && <p className={muted}>{t('This may answer it:')}</p>}
      {found.map(({ name, title }) => (
        <Link key={name} external href={helpPath(name)}>
          {title}
        </Link>
      ))}
    </div>
  );
}

interface AboutProps {
  actor: NewTicketRef;
  field: 'site' | 'deposit' | 'invoice';
  label: string;
  of: keyof Subjects;
  isBusy: boolean;
}

/** One of the customer's own; nothing where there are none. */
function About({ actor, field, label, of, isBusy }: AboutProps) {
  const known = useSelector(actor, ({ context }) => context.subjects?.[of]);
  const { value, change } = useField(actor, field);
  if (!known || known.length === 0) return null;
  const options = [
    { value: '', label: t('None') },
    ...known.map(({ id, label: words }) => ({ value: id, label: words })),
  ];
  return (
    <Field label={label} optional>
      <Select options={options} value={value} disabled={isBusy} onChange={change} />
    </Field>
  );
}

function Unknown({ actor }: { actor: NewTicketRef }) {
  const isUnknown = useSelector(actor, (at) => at.matches({ open: { subjects: 'unknown' } }));
  if (!isUnknown) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" onClick={() => actor.send({ type: 'subjects.retry' })}>
          {t('Retry')}
        </Button>
      }
    >
      {t('Your websites and invoices could not be loaded. You can send your ticket without them.')}
    </Notice>
  );
}

/** What is known of the moment, all in sight before it goes along. */
function Known({ actor, isBusy }: { actor: NewTicketRef; isBusy: boolean }) {
  const items = useSelector(actor, ({ context }) => context.items);
  if (items.length === 0) return null;
  return (
    <Card
      title={t('What goes along')}
      description={t('It helps us to find what happened. Take a tick away and it stays here.')}
    >
      <div className={stack[8]}>
        {items.map(({ name, value, isChosen }) => (
          <Checkbox
            key={name}
            label={
              <span className={css.words}>
                <span>{contextLabels[name]}</span>
                <span className={classes(small, muted)}>
                  {name === 'time' && !Number.isNaN(Date.parse(value)) ? formatMoment(value) : value}
                </span>
              </span>
            }
            checked={isChosen}
            disabled={isBusy}
            onChange={() => actor.send({ type: 'item.toggle', name })}
          />
        ))}
      </div>
    </Card>
  );
}
