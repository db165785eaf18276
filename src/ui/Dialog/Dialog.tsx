import { Description, Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { t } from '../../../contract/languages/t';
import { muted, title as heading } from '../atoms.css';
import { IconButton } from '../Button/IconButton';
import { classes } from '../classes';
import * as css from './Dialog.css';

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Escape, the close button, a press beside it. Left out, only the dialog's own buttons end it. */
  onClose?: (() => void) | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons in the order cancel, then the main one. */
  actions?: ReactNode;
  /** What takes the focus first; else the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
};

const stay = () => {};

/** Headless UI gives the focus back to what it saw focused; before it was loaded, for the first dialog, it saw nothing. */
function useFocusGivenBack() {
  const [opener] = useState(() => document.activeElement);
  return useCallback(
    () => () =>
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      }),
    [opener],
  );
}

/** What a dialog is about, said with its title; among what it asks, where another face of it has no such words. */
export const DialogDescription = ({ children }: { children: ReactNode }) => (
  <Description className={muted}>{children}</Description>
);

/**
 * A modal dialog, open as long as it is rendered; the focus returns to where it was. On a phone it is a whole sheet, a
 * small one rises from the lower edge. What is higher than the window scrolls between its title and its actions.
 * Load it lazily: it brings Headless UI along.
 */
export function Dialog({
  title,
  description,
  onClose,
  size = 'medium',
  actions,
  initialFocus,
  role,
  children,
}: DialogProps) {
  const givingBack = useFocusGivenBack();
  return (
    <HeadlessDialog
      static
      open
      onClose={onClose ?? stay}
      className={css.root}
      {...(role && { role })}
      {...(initialFocus && { initialFocus })}
    >
      <DialogBackdrop className={css.scrim} />
      <div className={css.stage} ref={givingBack}>
        <DialogPanel data-panel className={css.size[size]}>
          <div className={css.head}>
            <DialogTitle className={heading.section}>{title}</DialogTitle>
            {description && <DialogDescription>{description}</DialogDescription>}
          </div>
          {children && <div className={classes(css.body, !actions && css.last)}>{children}</div>}
          {actions && <div className={css.foot}>{actions}</div>}
          {onClose && (
            <div className={css.close}>
              <IconButton label={t('Close')} icon={<X aria-hidden />} onClick={onClose} />
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
