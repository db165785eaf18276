import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { title as heading, unseen } from '../atoms.css';
import { IconButton } from '../Button/IconButton';
import * as css from './Dialog.css';

type SheetProps = {
  title: ReactNode;
  /** The title is only read out, for a panel whose content speaks for itself. */
  titleHidden?: boolean | undefined;
  /** 18rem wide from the left (navigation) or 26rem from the right (details). */
  side?: 'left' | 'right' | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A panel that slides in over the page, open as long as it is rendered. Load it lazily, like Dialog. */
export function Sheet({ title, titleHidden, side = 'left', onClose, children }: SheetProps) {
  return (
    <HeadlessDialog open onClose={onClose} className={css.root}>
      <DialogBackdrop className={css.scrim} />
      <DialogPanel className={css.sheet[side]}>
        <div className={titleHidden ? undefined : css.head}>
          <DialogTitle className={titleHidden ? unseen : heading.section}>{title}</DialogTitle>
        </div>
        <div className={css.body}>{children}</div>
        <div className={css.close}>
          <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
        </div>
      </DialogPanel>
    </HeadlessDialog>
  );
}
