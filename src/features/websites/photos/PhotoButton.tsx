import { type ReactNode, useState } from 'react';
import { t } from '../../../../contract/languages/t';
import type { Photo } from '../../../../contract/wire/websites/photos';
import type { PhotosPartRef } from '../../../../machines/websites/photosPart/photosPart.machine';
import { chunk } from '../../../lib/chunk';
import { Button } from '../../../ui/Button/Button';
import { lazily } from '../../../ui/Lazy/lazily';
import { OwnPhotos } from './OwnPhotos';

const Dialog = lazily(
  chunk(() => import('../../../ui/Dialog/Dialog')),
  ({ Dialog }) => Dialog,
);

interface PhotoButtonProps {
  actor: PhotosPartRef | undefined;
  /** What it does, in words, where the button’s own are of several. */
  label: string;
  /** The picture that is there. */
  chosen: string | undefined;
  disabled?: boolean;
  onChoose: (photo: Photo) => void;
  children: ReactNode;
}

/** Puts one of the customer’s own photos in the place of a picture. */
export function PhotoButton({ actor, label, chosen, disabled, onChoose, children }: PhotoButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        aria-label={label}
        disabled={disabled || !actor}
        onClick={() => {
          actor?.send({ type: 'photos.open' });
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {isOpen && actor && (
        <Dialog title={label} description={t('Press one of your photos, or add some.')} size="large" onClose={close}>
          <OwnPhotos
            actor={actor}
            chosen={chosen ? [chosen] : []}
            onChoose={(photo) => {
              onChoose(photo);
              close();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
