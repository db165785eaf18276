import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import { title as heading, unseen } from '../atoms.css';
import { IconButton } from '../Button/IconButton';
import { classes } from '../classes';
import * as css from './Dialog.css';

type SheetProps = {
  title: ReactNode;
  /** Shown in the title's place, which is then only read out: for a panel whose content speaks for itself. */
  head?: ReactNode;
  /** 18rem wide from the start (navigation) or 26rem from the end (details). */
  side?: 'left' | 'right' | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A panel that slides in over the page, open as long as it is rendered. Load it lazily, like Dialog. */
export function Sheet({ title, head, side = 'left', onClose, children }: SheetProps) {
  return (
    <HeadlessDialog static open onClose={onClose} className={css.root}>
      <DialogBackdrop className={css.scrim} />
      <DialogPanel data-panel className={css.sheet[side]}>
        <div className={css.top}>
          <DialogTitle className={head ? unseen : heading.section}>{title}</DialogTitle>
          {head}
          <IconButton label={t('Close')} icon={<X aria-hidden />} onClick={onClose} />
        </div>
        <div className={classes(css.body, css.last)}>{children}</div>
      </DialogPanel>
    </HeadlessDialog>
  );
}
