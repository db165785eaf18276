import { useSelector } from '@xstate/react';
import { Copy, ExternalLink } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { OwnDomain } from '../../../../contract/wire/websites/ownDomain';
import type { OwnDomainRef } from '../../../../machines/websites/ownDomain/ownDomain.machine';
import { chunk } from '../../../lib/chunk';
import { formatDate, formatTime } from '../../../lib/dates';
import { muted, stack } from '../../../ui/atoms.css';
import { Badge, type Tone } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Field } from '../../../ui/Field/Field';
import { lazily } from '../../../ui/Lazy/lazily';
import { Notice } from '../../../ui/Notice/Notice';
import { SkeletonCard } from '../../../ui/Skeleton/SkeletonCard';
import { TextInput } from '../../../ui/TextInput/TextInput';
import * as css from './detail.css';
import { Records } from './Records';

const Dialog = lazily(
  chunk(() => import('../../../ui/Dialog/Dialog')),
  ({ Dialog }) => Dialog,
);

type Own = NonNullable<OwnDomain['own']>;

interface OwnDomainProps {
  actor: OwnDomainRef;
  isLive: boolean;
  onCopy: (text: string) => void;
}

const title = t('A domain of your own');

/** A domain that the customer has brought along, or the way to it; nothing where the product takes none. */
export function OwnDomainCard({ actor, isLive, onCopy }: OwnDomainProps) {
  const { known, problem, refusal } = useSelector(actor, ({ context }) => context);
  const isLooking = useSelector(actor, (at) => at.hasTag('busy'));
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  const retry = (
    <Button size="small" busy={isLooking} onClick={() => actor.send({ type: 'domain.retry' })}>
      {t('Retry')}
    </Button>
  );
  if (isBroken)
    return (
      <Notice tone="bad" title={t('A part of this page stopped.')} action={retry}>
        {t('Your domains stay as they are.')}
      </Notice>
    );
  if (known && !known.is_offered) return null;
  if (!known && problem === null) return <SkeletonCard label={t('Loading your own domain')} lines={3} action />;
  const own = known?.own;
  const trouble = problem !== null && (
    <Notice
      tone="bad"
      title={known ? t('You see the last that we know.') : t('Your own domain could not be loaded.')}
      action={retry}
    >
      {problem}
    </Notice>
  );
  if (!own)
    return (
      <Card title={title} description={t('Have your website open by a name that you registered elsewhere, too.')}>
        <div className={stack[16]}>
          {trouble}
          {known &&
            (isLive ? (
              <Bring actor={actor} />
            ) : (
              <p className={muted}>{t('You can connect one once your website is live.')}</p>
            ))}
        </div>
      </Card>
    );
  const { tone, word } = badges[own.state];
  return (
    <Card title={title} action={<Badge tone={tone}>{word}</Badge>}>
      <div className={stack[16]}>
        {trouble}
        <Standing own={own} actor={actor} onCopy={onCopy} />
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
        <div className={css.actions}>
          <Button kind="danger" onClick={() => actor.send({ type: 'removal.ask' })}>
            {t('Take it away')}
          </Button>
        </div>
      </div>
      <Question actor={actor} own={own} />
    </Card>
  );
}

const badges: Record<Own['state'], { tone: Tone; word: string }> = {
  waiting: { tone: 'warn', word: t('Waiting for its records') },
  live: { tone: 'good', word: t('Live') },
  failed: { tone: 'bad', word: t('Not connected') },
};

/** Which domain it is to be. */
function Bring({ actor }: Pick<OwnDomainProps, 'actor'>) {
  const { typed, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.matches({ open: 'bringing' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'domain.bring' });
  };
  return (
    <form method="post" className={css.lines} onSubmit={submit} noValidate aria-label={title}>
      <Field label={t('Your domain')} hint={t('You keep it where it is, and set two records there.')} error={refusal}>
        <TextInput
          name="domain"
          type="text"
          placeholder="shop.example.com"
          inputMode="url"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          value={typed}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'domain.type', text: target.value })}
        />
      </Field>
      <Button type="submit" kind="primary" busy={isBusy}>
        {t('Connect domain')}
      </Button>
    </form>
  );
}

/** How it stands, and what there is to do about it. */
function Standing({ own, actor, onCopy }: { own: Own } & Pick<OwnDomainProps, 'actor' | 'onCopy'>) {
  return (
    <>
      <Words own={own} actor={actor} onCopy={onCopy} />
      <Records caption={t('Records to set')} rows={own.records} onCopy={onCopy} />
      {own.checked_at !== null && own.state === 'waiting' && (
        <p className={muted} role="status">
          {t('Last looked at {time}.', { time: formatTime(Date.parse(own.checked_at)) })}
        </p>
      )}
    </>
  );
}

function Words({ own, actor, onCopy }: { own: Own } & Pick<OwnDomainProps, 'actor' | 'onCopy'>): ReactNode {
  const { domain, address, state, problem, looked_at_until } = own;
  const isBusy = useSelector(actor, (at) => at.matches({ open: 'bringing' }));
  if (state === 'live')
    return (
      <>
        <p>
          {t('Your website opens by {domain}. Leave its records as they are: without them it opens nothing.', {
            domain,
          })}
        </p>
        <div className={css.actions}>
          <Button
            href={address}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink aria-hidden />}
            aria-label={t('Open {domain} (opens in a new tab)', { domain })}
          >
            {t('Open')}
          </Button>
          <Button kind="ghost" icon={<Copy aria-hidden />} onClick={() => onCopy(address)}>
            {t('Copy link')}
          </Button>
        </div>
      </>
    );
  if (state === 'failed')
    return (
      <Notice
        tone="bad"
        title={t('{domain} could not be connected.', { domain })}
        action={
          <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'domain.again' })}>
            {t('Look again')}
          </Button>
        }
      >
        {problem ?? t('Its records were not there in time.')} {t('Set the records below, then have us look again.')}
      </Notice>
    );
  return (
    <>
      <p>
        {looked_at_until === null
          ? t(
              'Set these records where you registered {domain}. We look every minute, and it opens your website by itself once they stand. It can take some hours until others see a record.',
              { domain },
            )
          : t(
              'Set these records where you registered {domain}. We look every minute, until {date}, and it opens your website by itself once they stand. It can take some hours until others see a record.',
              { domain, date: formatDate(looked_at_until) },
            )}
      </p>
      {problem !== null && <Notice tone="warn">{problem}</Notice>}
    </>
  );
}

/** Asked before it goes. */
function Question({ actor, own: { domain, state } }: { own: Own } & Pick<OwnDomainProps, 'actor'>) {
  const isAsked = useSelector(actor, (at) => at.matches({ open: 'asking' }) || at.matches({ open: 'removing' }));
  const isBusy = useSelector(actor, (at) => at.matches({ open: 'removing' }));
  if (!isAsked) return null;
  const decline = () => actor.send({ type: 'removal.decline' });
  return (
    <Dialog
      title={t('Take {domain} away?', { domain })}
      description={
        state === 'live'
          ? t('Your website does not open by it any more, at once. It still opens by the name that came with it.')
          : t('We stop looking for its records. You can bring it along again.')
      }
      role="alertdialog"
      size="small"
      onClose={isBusy ? undefined : decline}
      actions={
        <>
          <Button disabled={isBusy} onClick={decline}>
            {t('Keep it')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => actor.send({ type: 'removal.confirm' })}>
            {t('Take it away')}
          </Button>
        </>
      }
    />
  );
}
