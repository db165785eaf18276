import { useSelector } from '@xstate/react';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import { t } from '../../../../contract/languages/t';
import type { ContentRef } from '../../../../machines/websites/content/content.machine';
import {
  askedWay,
  canPublish,
  isChanged,
  isSending,
  problemOf,
} from '../../../../machines/websites/content/content.select';
import type { FieldName, TextField as TextName } from '../../../../machines/websites/content/content.values';
import { editorAddress } from '../../../../machines/websites/websiteDetail/websiteDetail.select';
import { RouteLink } from '../../../system/refs';
import { chunk } from '../../../lib/chunk';
import { locale } from '../../../lib/language';
import { columns, muted, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { Field } from '../../../ui/Field/Field';
import { lazily } from '../../../ui/Lazy/lazily';
import { Notice } from '../../../ui/Notice/Notice';
import { SkeletonCard } from '../../../ui/Skeleton/SkeletonCard';
import { TextArea } from '../../../ui/TextInput/TextArea';
import { type FieldState, TextField } from '../../form/fields';
import { KeywordList } from '../../form/KeywordList';
import { Outcome } from '../Outcome';
import * as css from './detail.css';
import { Look } from './Look';
import type { TabProps } from './tabProps';

const Dialog = lazily(
  chunk(() => import('../../../ui/Dialog/Dialog')),
  ({ Dialog }) => Dialog,
);

/** What the website says, to be changed and published anew. */
export function Content({ actor, website }: TabProps) {
  const content = useSelector(actor, ({ children }) => children.content);
  if (content)
    return (
      <div className={stack[24]}>
        <Notice
          title={t('Opening hours, services, team and more')}
          action={
            <RouteLink href={editorAddress(website.id)} asChild>
              <Button size="small" href={editorAddress(website.id)}>
                {t('Edit website')}
              </Button>
            </RouteLink>
          }
        >
          {t('Change them beside the page as visitors will see it.')}
        </Notice>
        <Editor actor={content} />
      </div>
    );
  return (
    <Card>
      {website.taken_down_at === null ? (
        <EmptyState title={t('It can be changed once it is live')}>{t('What you ordered is being set up.')}</EmptyState>
      ) : (
        <EmptyState title={t('It is offline')}>{t('What it said can still be downloaded, under Danger.')}</EmptyState>
      )}
    </Card>
  );
}

/** As the form knows it. */
export function Editor({ actor }: { actor: ContentRef }) {
  const isLoading = useSelector(actor, (at) => at.matches('loading'));
  const hasFailed = useSelector(actor, (at) => at.matches('failed'));
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const retry = <Button onClick={() => actor.send({ type: 'content.retry' })}>{t('Retry')}</Button>;
  if (isLoading) return <SkeletonCard label={t('Loading its content')} lines={10} action />;
  if (hasFailed)
    return (
      <Card>
        <ErrorState action={retry}>{problem}</ErrorState>
      </Card>
    );
  if (isBroken)
    return (
      <Notice tone="bad" title={t('A part of this page stopped.')} action={retry}>
        {t('What is published stays as it is.')}
      </Notice>
    );
  return (
    <>
      <div className={stack[24]}>
        <Form actor={actor} />
        <Look actor={actor} />
        <News actor={actor} />
        <Ending actor={actor} />
      </div>
      <Question actor={actor} />
    </>
  );
}

function useFieldState(actor: ContentRef, field: TextName): FieldState {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const problem = useSelector(actor, problemOf(field));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const change = (text: string) => actor.send({ type: 'content.change', change: { field, value: text } });
  return { value, problem, isBusy, change };
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'state' | 'name'> & { actor: ContentRef; field: TextName };
const Text = ({ actor, field, ...rest }: TextProps) => (
  <TextField {...rest} name={field} state={useFieldState(actor, field)} />
);

function Form({ actor }: { actor: ContentRef }) {
  return (
    <>
      <Card title={t('Your business')}>
        <div className={stack[16]}>
          <Text
            actor={actor}
            field="business_name"
            label={t('Business name')}
            maxLength={120}
            autoComplete="organization"
            autoCapitalize="words"
          />
          <Description actor={actor} />
          <Keywords actor={actor} />
        </div>
      </Card>
      <Card title={t('Contact Information')} description={t('Your website shows it to visitors.')}>
        <div className={stack[16]}>
          <Text
            actor={actor}
            field="business_address"
            label={t('Business address')}
            maxLength={300}
            autoComplete="street-address"
          />
          <div className={columns[2]}>
            <Text
              actor={actor}
              field="contact_email"
              label={t('Email')}
              type="email"
              maxLength={254}
              autoComplete="email"
            />
            <Text actor={actor} field="contact_phone" label={t('Phone')} type="tel" maxLength={24} autoComplete="tel" />
          </div>
        </div>
      </Card>
    </>
  );
}

function Description({ actor }: { actor: ContentRef }) {
  const { value, problem, isBusy, change } = useFieldState(actor, 'business_description');
  return (
    <Field label={t('Description')} hint={t('What you do, for whom, and what makes you special.')} error={problem}>
      <TextArea
        name="business_description"
        value={value}
        maxLength={4000}
        rows={6}
        readOnly={isBusy}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}

function Keywords({ actor }: { actor: ContentRef }) {
  const keywords = useSelector(actor, ({ context }) => context.values.keywords);
  const problem = useSelector(actor, problemOf('keywords'));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  return (
    <KeywordList
      keywords={keywords}
      onAdd={(added) => actor.send({ type: 'content.change', change: { field: 'keywords', added } })}
      onRemove={(removed) => actor.send({ type: 'content.change', change: { field: 'keywords', removed } })}
      isWaiting={isBusy}
      problem={problem}
      none={<p className={muted}>{t('Search engines find your website by them.')}</p>}
    />
  );
}

const fieldWords: Record<FieldName, string> = {
  business_name: t('business name'),
  business_description: t('description'),
  business_address: t('business address'),
  contact_email: t('email'),
  contact_phone: t('phone'),
  keywords: t('keywords'),
  logo: t('logo'),
  template_uuid: t('template'),
  images: t('pictures'),
};

const inRow = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });

/** What became of the last publishing, and what stands in its way. */
function News({ actor }: { actor: ContentRef }) {
  const { refusal, clashes } = useSelector(actor, ({ context }) => context);
  const publication = useSelector(actor, ({ children }) => children.publication);
  return (
    <>
      {publication && <Outcome actor={publication} />}
      {clashes !== null && (
        <Notice tone="warn" title={t('This website was changed meanwhile, in another tab or on another device.')}>
          {clashes.length > 0
            ? t('What you typed is still here. Also changed there: {fields}. Publish to have it your way.', {
                fields: inRow.format(clashes.map((field) => fieldWords[field])),
              })
            : t(
                'What you typed is still here, and the rest is as it was changed there. Look through it, then publish.',
              )}
        </Notice>
      )}
      {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
    </>
  );
}

/** Publish, and the way back to what is live. */
function Ending({ actor }: { actor: ContentRef }) {
  const publish = useRef<HTMLButtonElement>(null);
  const mayDiscard = useSelector(actor, isChanged);
  const mayPublish = useSelector(actor, canPublish);
  const isBusy = useSelector(actor, isSending);
  /** What is pressed goes away, so the focus goes to what stays. */
  const discard = () => {
    publish.current?.focus();
    actor.send({ type: 'content.discard' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'content.publish' });
  };
  return (
    <form method="post" className={css.actions} onSubmit={submit} noValidate aria-label={t('Publish')}>
      <Button ref={publish} type="submit" kind="primary" busy={isBusy} aria-disabled={!mayPublish || undefined}>
        {t('Publish changes')}
      </Button>
      {mayDiscard && (
        <>
          <Button kind="ghost" disabled={isBusy} onClick={discard}>
            {t('Discard changes')}
          </Button>
          <span className={muted}>{t('Not published yet')}</span>
        </>
      )}
    </form>
  );
}

/** Asked before anything that is not published is left behind. */
function Question({ actor }: { actor: ContentRef }) {
  const isAsked = useSelector(actor, (at) => askedWay(at) !== null);
  const mayPublish = useSelector(actor, canPublish);
  if (!isAsked) return null;
  const stay = () => actor.send({ type: 'leave.stay' });
  return (
    <Dialog
      title={t('Leave without publishing?')}
      description={
        mayPublish
          ? t('You have changed your website and not published it.')
          : t('You have changed your website. Some of it cannot be published yet, as the page says.')
      }
      role="alertdialog"
      size="small"
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('Stay')}</Button>
          <Button kind="danger" onClick={() => actor.send({ type: 'leave.discard' })}>
            {t('Leave without publishing')}
          </Button>
          <Button kind="primary" disabled={!mayPublish} onClick={() => actor.send({ type: 'leave.publish' })}>
            {t('Publish and leave')}
          </Button>
        </>
      }
    />
  );
}
