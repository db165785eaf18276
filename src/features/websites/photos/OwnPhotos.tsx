import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { PhotosPartRef } from '../../../../machines/websites/photosPart/photosPart.machine';
import { chunk } from '../../../lib/chunk';
import { Button } from '../../../ui/Button/Button';
import { lazily } from '../../../ui/Lazy/lazily';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import type { PhotoUse } from './photoUse';

const Photos = lazily(
  chunk(() => import('./Photos')),
  ({ Photos }) => Photos,
);

const waiting = (
  <Loading label={t('Loading your photos')}>
    <Skeleton shape="block" height="16rem" />
  </Loading>
);

/** The customer’s own photos, once they were asked for, to be chosen and sent. */
export function OwnPhotos({ actor, ...use }: PhotoUse & { actor: PhotosPartRef }) {
  const photos = useSelector(actor, (at) => at.children.photos);
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  if (isBroken)
    return (
      <Notice
        tone="bad"
        title={t('Your photos could not be opened.')}
        action={
          <Button size="small" onClick={() => actor.send({ type: 'photos.open' })}>
            {t('Retry')}
          </Button>
        }
      />
    );
  return photos ? <Photos actor={photos} {...use} fallback={waiting} /> : waiting;
}
