import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { t } from '../../../contract/languages/t';
import type { Draft } from '../../../contract/wire/wizard/draft';
import type { RenderedPreview } from '../../../contract/wire/wizard/previews';
import type { DraftPictureRef } from '../../../machines/wizard/draftPicture/draftPicture.machine';
import { inSight } from '../../ui/SitePicture/inSight';
import { SitePicture } from '../../ui/SitePicture/SitePicture';
import type { SketchPart } from '../../ui/SitePicture/Sketch';
import * as css from './DraftPicture.css';

interface DraftPictureProps {
  actor: DraftPictureRef;
  draft: Draft;
  /** Beside the steps, or on the summary. */
  size?: 'medium' | 'large';
  /** Tells when the place comes into sight. */
  sight?: typeof inSight;
}

/** What of it the sketch shows: as long as there is no template there is no page. */
const drawnOf = ({ template, business, images }: Draft): SketchPart[] => {
  const parts: Record<SketchPart, boolean> = {
    look: template !== null,
    words: business.business_description !== '',
    logo: business.logo.kind !== 'none',
    contact: business.contact_email !== '' || business.contact_phone !== '',
    pictures: images.length > 0,
  };
  return (Object.keys(parts) as SketchPart[]).filter((part) => parts[part]);
};

function captionOf(draft: Draft, rendered: RenderedPreview | null, isBusy: boolean): string {
  if (!draft.template) return t('Your website takes shape here as you go on.');
  if (isBusy) return t('Putting in what you have chosen…');
  if (!rendered)
    return t('{template}, as it comes. What you choose is put in as you go on.', { template: draft.template.name });
  if (rendered.samples.length > 0) return t('Your website so far. What you have not chosen yet is a sample.');
  return t('This is your website as it will be published.');
}

/** The website in the making: beside the steps where there is room, and on the summary. */
export function DraftPicture({ actor, draft, size = 'medium', sight = inSight }: DraftPictureProps) {
  const rendered = useSelector(actor, ({ context }) => context.rendered);
  const isBusy = useSelector(actor, (at) => at.matches({ seen: 'rendering' }));
  const place = useMemo(() => sight((what) => actor.send({ type: `picture.${what}` })), [actor, sight]);
  return (
    <figure ref={place} className={css.places[size]}>
      <SitePicture
        size={size}
        address={draft.domain ?? ''}
        page={rendered?.url}
        hue={rendered?.hue}
        still={draft.template?.src}
        name={draft.business.business_name || draft.website_name}
        drawn={drawnOf(draft)}
      />
      <figcaption className={css.caption}>{captionOf(draft, rendered, isBusy)}</figcaption>
    </figure>
  );
}
