import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { LivePreviewRef, PreviewWidth } from '../../../../machines/websites/livePreview/livePreview.machine';
import { muted, row, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { inSight } from '../../../ui/SitePicture/inSight';
import { measure, windowOf } from '../../../ui/SitePicture/scaled';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as looks from './looks';

/** The windows that the website is looked at in, in px. */
const widths: Record<PreviewWidth, { title: string; pixels: number }> = {
  desktop: { title: 'Desktop', pixels: 1200 },
  phone: { title: 'Phone', pixels: 390 },
};
const widthNames = Object.keys(widths) as PreviewWidth[];

/** The page as it would be published, in a frame that runs nothing. `anchor`: the part of it that is edited, '' for none. */
export function LivePreview({
  actor,
  anchor,
  sight = inSight,
}: {
  actor: LivePreviewRef;
  anchor: string;
  sight?: typeof inSight;
}) {
  const { shown, coming, width, problem } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (at) => at.matches({ seen: 'failed' }));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const place = useMemo(() => sight((what) => actor.send({ type: `picture.${what}` })), [actor, sight]);
  const pages = [shown, coming].filter((page) => page !== null);
  return (
    <section aria-label="Preview" ref={place} className={stack[8]}>
      <div role="group" aria-label="Width of the preview" className={row[8]}>
        {widthNames.map((one) => (
          <Button
            key={one}
            size="small"
            kind={one === width ? 'secondary' : 'ghost'}
            aria-pressed={one === width}
            onClick={() => actor.send({ type: 'width.choose', width: one })}
          >
            {widths[one].title}
          </Button>
        ))}
        <span role="status" className={muted}>
          {isBusy ? 'Drawing…' : ''}
        </span>
      </div>
      <div style={looks.page} ref={measure}>
        {!shown && !hasFailed && <Skeleton shape="block" height="100%" />}
        {pages.map((page) => (
          <Page
            key={page.url}
            url={page.url}
            anchor={anchor}
            isShown={page === shown}
            pixels={widths[width].pixels}
            onLoad={() => page === coming && actor.send({ type: 'preview.shown' })}
          />
        ))}
        {/* A frame that shows an error says that it has loaded: a picture of the same website tells. */}
        {coming && (
          <img
            key={coming.expires_at}
            hidden
            alt=""
            src={`${coming.url}favicon.svg`}
            onError={() => actor.send({ type: 'preview.lost' })}
          />
        )}
      </div>
      {hasFailed && (
        <Notice
          tone="bad"
          title="Your last change is not in the preview."
          action={
            <Button size="small" onClick={() => actor.send({ type: 'preview.retry' })}>
              Retry
            </Button>
          }
        >
          {problem} What you typed is still here.
        </Notice>
      )}
    </section>
  );
}

interface PageProps {
  url: string;
  anchor: string;
  isShown: boolean;
  pixels: number;
  onLoad: () => void;
}

/**
 * One rendering of the page, which the server gives out once: there is always a fragment, since an address that loses its
 * own is loaded again, and it is not another one before the page is there, since that would begin the loading anew.
 */
function Page({ url, anchor, isShown, pixels, onLoad }: PageProps) {
  const [first] = useState(anchor);
  return (
    <iframe
      src={`${url}#${isShown ? anchor : first}`}
      title="Your website as it would be published"
      sandbox=""
      referrerPolicy="no-referrer"
      // What is still coming lies over the page that is shown, unseen.
      inert={!isShown}
      style={windowOf(pixels, isShown)}
      onLoad={onLoad}
    />
  );
}
