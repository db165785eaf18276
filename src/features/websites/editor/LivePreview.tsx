import { useSelector } from '@xstate/react';
import { type ComponentProps, useMemo, useState } from 'react';
import { t } from '../../../../contract/languages/t';
import type { LivePreviewRef } from '../../../../machines/websites/livePreview/livePreview.machine';
import { muted, row, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { inSight } from '../../../ui/SitePicture/inSight';
import { measure } from '../../../ui/SitePicture/scaled';
import { SiteFrame, SiteWidths } from '../../../ui/SitePicture/SiteFrame';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as looks from './looks';

interface Where {
  /** Of the page, where the next rendering opens; '' for its beginning. */
  part: string;
  /** Where the page that is shown goes, each time `leads` changes. */
  lead: string;
  leads: number;
}

/** The page as it would be published, in a frame that runs nothing, whose parts lead to their forms. */
export function LivePreview({
  actor,
  sight = inSight,
  ...where
}: Where & {
  actor: LivePreviewRef;
  sight?: typeof inSight;
}) {
  const { shown, coming, width, problem } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (at) => at.matches({ seen: 'failed' }));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const place = useMemo(() => sight((what) => actor.send({ type: `picture.${what}` })), [actor, sight]);
  const pages = [shown, coming].filter((page) => page !== null);
  return (
    <section aria-label={t('Preview')} ref={place} className={stack[8]}>
      <div className={row[8]}>
        <SiteWidths width={width} onChoose={(one) => actor.send({ type: 'width.choose', width: one })} />
        <span role="status" className={muted}>
          {isBusy ? t('Drawing…') : ''}
        </span>
      </div>
      {hasFailed && (
        <Notice
          tone="bad"
          title={t('Your last change is not in the preview.')}
          action={
            <Button size="small" onClick={() => actor.send({ type: 'preview.retry' })}>
              {t('Retry')}
            </Button>
          }
        >
          {problem} {t('What you typed is still here.')}
        </Notice>
      )}
      <div style={looks.page} ref={measure}>
        {!shown && !hasFailed && <Skeleton shape="block" height="100%" />}
        {pages.map((page) => (
          <Page
            key={page.url}
            url={page.url}
            {...where}
            width={width}
            isShown={page === shown}
            onLoad={() => page === coming && actor.send({ type: 'preview.shown' })}
            onLost={page === coming && (() => actor.send({ type: 'preview.lost' }))}
          />
        ))}
      </div>
    </section>
  );
}

type PageProps = Omit<ComponentProps<typeof SiteFrame>, 'title'> & Where;

/**
 * One rendering of the page, which the server gives out once: there is always a fragment, since an address that loses its
 * own is loaded again, and it is not another one before the page is there, since that would begin the loading anew.
 */
function Page({ part, lead, leads, ...frame }: PageProps) {
  const [first] = useState({ part, leads });
  return (
    <SiteFrame
      {...frame}
      fragment={`#${frame.isShown && leads !== first.leads ? lead : first.part}`}
      sandbox="allow-top-navigation-by-user-activation"
      title={t('Your website as it would be published')}
    />
  );
}
