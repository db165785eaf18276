import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { ImagesRef } from '../../../../machines/wizard/images/images.machine';
import { isFull, ownPhotosOf } from '../../../../machines/wizard/images/images.select';
import { muted, row, spread, stack, title as heading, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { OwnPhotos } from '../../websites/photos/OwnPhotos';

const headingId = 'own-photos';

/** 'Your photos', before those that are found. */
export function OwnSection({ actor }: { actor: ImagesRef }) {
  const photos = useSelector(actor, ownPhotosOf);
  const isResting = useSelector(photos, (at) => at?.value === 'resting');
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const isBlocked = useSelector(actor, isFull);
  const open = () => {
    // What is pressed goes away, so the focus goes to what stays.
    document.getElementById(headingId)?.focus({ preventScroll: true });
    photos?.send({ type: 'photos.open' });
  };
  return (
    <section aria-labelledby={headingId} className={stack[16]}>
      <div className={classes(row[16], wrap, spread)}>
        <div>
          <h2 id={headingId} tabIndex={-1} className={heading.card}>
            {t('Your photos')}
          </h2>
          <p className={muted}>{t('Nothing shows visitors better what they will find.')}</p>
        </div>
        {isResting && <Button onClick={open}>{t('Use your own photos')}</Button>}
      </div>
      {photos && !isResting && (
        <OwnPhotos
          actor={photos}
          chosen={chosen.map(({ url }) => url)}
          isFull={isBlocked}
          onChoose={({ id, url, alt, color }) =>
            actor.send({ type: 'own.choose', image: { id, url, alt_description: alt, color, author: '' } })
          }
          onRemove={({ id }) => actor.send({ type: 'photo.remove', id })}
        />
      )}
    </section>
  );
}
