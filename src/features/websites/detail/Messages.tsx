import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { MessageDoubt, MessageFolder } from '../../../../contract/rules/websites/message';
import type { MessagePage, SiteMessage } from '../../../../contract/wire/websites/messages';
import type { MessagesRef } from '../../../../machines/websites/messages/messages.machine';
import { detailAddress } from '../../../../machines/websites/websiteDetail/websiteDetail.select';
import { RouteLink } from '../../../system/refs';
import { formatMoment } from '../../../lib/dates';
import { locale } from '../../../lib/language';
import { boxed, muted, row, spread, stack, strong, wrap, written } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { SkeletonCard } from '../../../ui/Skeleton/SkeletonCard';
import * as css from './detail.css';
import type { TabProps } from './tabProps';

/** What visitors wrote through the form of the website. */
export function Messages({ actor }: TabProps) {
  const messages = useSelector(actor, ({ children }) => children.messages);
  return messages ? <MessageList actor={messages} /> : null;
}

const folders: readonly [MessageFolder, string][] = [
  ['inbox', t('Inbox')],
  ['spam', t('Spam')],
];

const inRow = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });

const doubts: Record<MessageDoubt, string> = {
  trap: t('A field was filled in that nobody sees.'),
  hasty: t('It was sent faster than somebody can write.'),
  unseen: t('Its sender had not opened your website that day.'),
  foreign: t('It was sent from a page that is not yours.'),
  links: t('It holds markup or many links.'),
};

export function MessageList({ actor }: { actor: MessagesRef }) {
  const { id, folder, listing, problem, refusal, sentTo } = useSelector(actor, ({ context }) => context);
  const isTesting = useSelector(actor, (at) => at.matches('testing'));
  const retry = (
    <Button size="small" onClick={() => actor.send({ type: 'messages.retry' })}>
      {t('Retry')}
    </Button>
  );
  return (
    <div className={stack[16]}>
      <div className={classes(row[8], wrap, spread)}>
        <span className={css.actions}>
          {folders.map(([one, title]) => (
            <Button
              key={one}
              kind={one === folder ? 'secondary' : 'ghost'}
              aria-pressed={one === folder}
              onClick={() => actor.send({ type: 'folder.choose', folder: one })}
            >
              {title}
              {listing && listing[one] > 0 && ` (${listing[one]})`}
            </Button>
          ))}
        </span>
        {listing?.is_open && (
          <Button busy={isTesting} onClick={() => actor.send({ type: 'test.send' })}>
            {t('Send a test message')}
          </Button>
        )}
      </div>
      {refusal !== null && (
        <Notice tone="bad" title={t('That did not work.')}>
          {refusal}
        </Notice>
      )}
      {sentTo.length > 0 && (
        <Notice tone="good" title={t('A test is on its way to {addresses}', { addresses: inRow.format(sentTo) })}>
          {t('Look there in a minute, among the spam too.')}
        </Notice>
      )}
      {problem !== null && listing && (
        <Notice tone="bad" title={t('You see the last that we know.')} action={retry}>
          {problem}
        </Notice>
      )}
      {listing && !listing.is_open && listing.inbox > 0 && (
        <Notice tone="warn" title={t('The form is switched off')}>
          {t('Visitors cannot write to you. Switch it on under Content.')}
        </Notice>
      )}
      {!listing && problem === null && <SkeletonCard label={t('Loading your messages')} lines={6} />}
      {!listing && problem !== null && (
        <Card>
          <ErrorState action={retry}>{problem}</ErrorState>
        </Card>
      )}
      {listing &&
        (listing.items.length > 0 ? (
          <Rows actor={actor} listing={listing} />
        ) : (
          <Empty site={id} listing={listing} folder={folder} />
        ))}
    </div>
  );
}

function Empty({ site, listing, folder }: { site: string; listing: MessagePage; folder: MessageFolder }) {
  if (folder === 'spam')
    return (
      <Card>
        <EmptyState title={t('No spam')}>
          {t('What looks like a machine’s is set aside here for 30 days, and mailed to nobody.')}
        </EmptyState>
      </Card>
    );
  if (listing.is_open)
    return (
      <Card>
        <EmptyState title={t('No messages yet')}>
          {t('What visitors write stands here, and is mailed to {addresses}.', {
            addresses: inRow.format(listing.recipients),
          })}
        </EmptyState>
      </Card>
    );
  const href = detailAddress(site, 'content');
  return (
    <Card>
      <EmptyState
        title={t('Visitors cannot write to you yet')}
        action={
          <RouteLink href={href} asChild>
            <Button href={href}>{t('Go to Content')}</Button>
          </RouteLink>
        }
      >
        {t('Switch the contact form on under Content, say who receives what they write, and publish.')}
      </EmptyState>
    </Card>
  );
}

function Rows({ actor, listing: { items, page, limit, total } }: { actor: MessagesRef; listing: MessagePage }) {
  const turn = (to: 'newer' | 'older') => () => actor.send({ type: 'page.turn', to });
  return (
    <>
      <ol aria-label={t('Messages')} className={stack[16]}>
        {items.map((message) => (
          <Message key={message.id} actor={actor} message={message} />
        ))}
      </ol>
      {total > limit && (
        <span className={css.actions}>
          {page > 1 && <Button onClick={turn('newer')}>{t('Newer messages')}</Button>}
          {page * limit < total && <Button onClick={turn('older')}>{t('Older messages')}</Button>}
        </span>
      )}
    </>
  );
}

function Message({ actor, message }: { actor: MessagesRef; message: SiteMessage }) {
  const { id, name, email, phone, text, at, is_read, doubt } = message;
  return (
    <li className={classes(boxed, stack[8])}>
      <span className={classes(row[8], wrap, spread)}>
        <span className={classes(row[8], wrap)}>
          <span className={classes(strong, written)} dir="auto">
            {name}
          </span>
          {!is_read && doubt === null && <Badge tone="accent">{t('New')}</Badge>}
        </span>
        <time className={muted} dateTime={at}>
          {formatMoment(at)}
        </time>
      </span>
      <span className={classes(row[16], wrap)}>
        <Link className={classes(css.back, written)} href={`mailto:${email}`}>
          {email}
        </Link>
        {phone !== '' && (
          <Link className={classes(css.back, written)} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </Link>
        )}
      </span>
      <p className={written} dir="auto">
        {text}
      </p>
      {doubt !== null && <p className={muted}>{doubts[doubt]}</p>}
      <Deeds actor={actor} id={id} name={name} />
    </li>
  );
}

function Deeds({ actor, id, name }: { actor: MessagesRef; id: string; name: string }) {
  const folder = useSelector(actor, ({ context }) => context.folder);
  const state = useSelector(actor, ({ context, value }) => (context.subject === id ? value : null));
  const isFree = useSelector(actor, (at) => at.matches('shown'));
  if (state === 'asking' || state === 'deleting')
    return (
      <span className={css.actions} role="group" aria-label={t('Delete the message of {name} for good?', { name })}>
        <Button
          size="small"
          kind="danger"
          autoFocus
          busy={state === 'deleting'}
          onClick={() => actor.send({ type: 'deletion.confirm' })}
        >
          {t('Delete for good')}
        </Button>
        {state === 'asking' && (
          <Button size="small" onClick={() => actor.send({ type: 'deletion.decline' })}>
            {t('Keep it')}
          </Button>
        )}
      </span>
    );
  const others = isFree || state === 'moving' ? undefined : true;
  return (
    <span className={css.actions}>
      <Button
        size="small"
        aria-label={
          folder === 'inbox'
            ? t('Move the message of {name} to spam', { name })
            : t('Move the message of {name} to the inbox', { name })
        }
        aria-disabled={others}
        busy={state === 'moving'}
        onClick={() => actor.send({ type: 'message.move', id })}
      >
        {folder === 'inbox' ? t('Spam') : t('Not spam')}
      </Button>
      <Button
        size="small"
        kind="ghost"
        aria-label={t('Delete the message of {name}', { name })}
        aria-disabled={others}
        onClick={() => actor.send({ type: 'message.delete', id })}
      >
        {t('Delete')}
      </Button>
    </span>
  );
}
