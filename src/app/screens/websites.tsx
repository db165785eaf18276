import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { linkCopyMachine } from '../../../machines/websites/linkCopy/linkCopy.machine';
import { savedDraftsMachine } from '../../../machines/websites/savedDrafts/savedDrafts.machine';
import { downloadMachine } from '../../../machines/shell/download/download.machine';
import { websiteListMachine } from '../../../machines/websites/websiteList/websiteList.machine';
import { type WebsitesRef, websitesMachine } from '../../../machines/websites/websites/websites.machine';
import { copyLink } from '../../effects/browser/clipboard';
import { watchFocus } from '../../effects/browser/focus';
import { discardDraft, loadDrafts } from '../../effects/server/savedDrafts';
import { loadWebsites, saveWebsites, watchWebsites } from '../../effects/server/websiteList';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { Button } from '../../ui/Button/Button';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { late } from '../late';
import { residents } from '../residents';
import { livePart } from '../screen';

/** In a file of its own: it comes while the list is asked for, and the frame does not wait for it. */
const List = lazily(
  chunk(() => import('../../features/websites/list/Websites')),
  ({ Websites }) => Websites,
);
const detail = chunk(() => import('../websiteDetail'));
const Detail = lazily(detail, ({ websiteDetail }) => websiteDetail.View);
// The address says which of them is looked at first.
if (!new URLSearchParams(window.location.search).has('site')) void List.preload();

/** As high as what comes. */
const Waiting = () => (
  <Loading label={t('Loading your websites')}>
    <Skeleton shape="block" height="24rem" />
  </Loading>
);

/** All websites, or the one that the address names. */
function Websites({ actor }: { actor: WebsitesRef }) {
  const { websiteList: list, websiteDetail: page } = useSelector(actor, ({ children }) => children);
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  if (isBroken)
    return (
      <Notice
        tone="bad"
        title={t('This page could not be loaded.')}
        action={
          <Button size="small" onClick={() => actor.send({ type: 'websites.retry' })}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Nothing was changed.')}
      </Notice>
    );
  if (list) return <List actor={list} fallback={<Waiting />} />;
  return <div data-alone>{page ? <Detail actor={page} fallback={<Waiting />} /> : <Waiting />}</div>;
}

export const part = livePart({
  residents: residents(),
  logic: websitesMachine.provide({
    actors: {
      websiteList: websiteListMachine.provide({
        actors: {
          loadWebsites,
          watchWebsites,
          watchFocus,
          download: downloadMachine.provide({ actors: { saveFile: saveWebsites } }),
          linkCopy: linkCopyMachine.provide({ actors: { copyLink } }),
          savedDrafts: savedDraftsMachine.provide({ actors: { loadDrafts, discardDraft, watchFocus } }),
        },
      }),
      fetchDetail: fromPromise<void, undefined>(async () => {
        await detail.load();
      }),
      websiteDetail: late(detail, ({ websiteDetail }) => websiteDetail.logic),
    },
  }),
  View: Websites,
  Frame: Shell,
  description: t('Your websites and what they cost.'),
});
