import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { SupportRef } from '../../../machines/support/support/support.machine';
import { RouteLink, useDocumentTitle } from '../../system/refs';
import { rich } from '../../ui/rich/rich';
import { muted, stack } from '../../ui/atoms.css';
import { Link } from '../../ui/Link/Link';
import { link } from '../../ui/Link/Link.css';
import { Stopped } from '../../ui/Notice/Stopped';
import { NewTicket } from './NewTicket';
import { Thread } from './Thread';
import { TicketList } from './TicketList';

/** Where help is asked for: all tickets, a new one, or one of them. */
export function Support({ actor }: { actor: SupportRef }) {
  const { ticketList, newTicket, ticketThread } = useSelector(actor, ({ children }) => children);
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  useDocumentTitle(newTicket ? t('New ticket · Support') : ticketThread ? t('Ticket · Support') : t('Support'));
  if (isBroken)
    return (
      <Stopped onRetry={() => actor.send({ type: 'support.retry' })}>{t('What you have written is kept.')}</Stopped>
    );
  if (ticketList)
    return (
      <div className={stack[16]}>
        <p className={muted}>
          {rich('Many questions are answered on the {pages}.', {
            pages: (
              <RouteLink href="/help" className={link}>
                {t('help pages')}
              </RouteLink>
            ),
          })}
        </p>
        <TicketList actor={ticketList} />
      </div>
    );
  return (
    <div className={stack[16]} data-alone={ticketThread && true}>
      <div>
        <RouteLink href="/support/" asChild>
          <Link href="/support/">{t('All tickets')}</Link>
        </RouteLink>
      </div>
      {newTicket && <NewTicket actor={newTicket} />}
      {ticketThread && <Thread actor={ticketThread} />}
    </div>
  );
}
