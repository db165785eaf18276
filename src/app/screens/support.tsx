import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { type SupportRef, supportMachine } from '../../../machines/support/support/support.machine';
import { watchFocus } from '../../effects/browser/focus';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { late } from '../late';
import { residents } from '../residents';
import { livePart } from '../screen';

const pages = chunk(() => import('../supportPages'));
const Pages = lazily(pages, ({ supportPages }) => supportPages.View);
void pages.load().catch(() => undefined);

/** As high as what comes. */
const Waiting = () => (
  <Loading label={t('Loading this page')}>
    <Skeleton shape="block" height="24rem" />
  </Loading>
);

function Support({ actor }: { actor: SupportRef }) {
  const isArriving = useSelector(actor, (at) => at.matches('arriving'));
  return isArriving ? <Waiting /> : <Pages actor={actor} fallback={<Waiting />} />;
}

export const part = livePart({
  residents: residents(),
  logic: supportMachine.provide({
    actors: {
      watchFocus,
      fetchPages: fromPromise<void, undefined>(async () => {
        await pages.load();
      }),
      ticketList: late(pages, ({ supportPages }) => supportPages.ticketList),
      newTicket: late(pages, ({ supportPages }) => supportPages.newTicket),
      ticketThread: late(pages, ({ supportPages }) => supportPages.ticketThread),
    },
  }),
  View: Support,
  Frame: Shell,
  description: t('How to reach us.'),
});
