import { Bell, CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../contract/languages/t';
import { grow, muted, strong } from '../atoms.css';
import { attention } from '../attention';
import { IconButton } from '../Button/IconButton';
import { icon, ink } from '../Notice/Notice.css';
import * as css from './Toast.css';
import { useFreePlace } from './useFreePlace';

export type ToastVariant = 'default' | 'success' | 'error' | 'warning' | 'info';

export type ToastContent = {
  id: string;
  title: string;
  description?: string | undefined;
  variant: ToastVariant;
  /** One button. */
  action?: ReactNode;
};

type ToastRegionProps = {
  /** The one that is visible, if any. */
  toast: ToastContent | null | undefined;
  onClose: (id: string) => void;
  /** Hovered or focused: its time stands still. */
  onPause?: ((id: string) => void) | undefined;
  onResume?: ((id: string) => void) | undefined;
};

const faces: Record<ToastVariant, { Icon: LucideIcon; className: string }> = {
  default: { Icon: Bell, className: icon },
  success: { Icon: CircleCheck, className: ink.good },
  error: { Icon: CircleAlert, className: ink.bad },
  warning: { Icon: TriangleAlert, className: ink.warn },
  info: { Icon: Info, className: ink.info },
};

const urgent = (toast: ToastContent) => toast.variant === 'error' || toast.variant === 'warning';

/**
 * Rendered once, always: the two live regions must be there before what they announce. Beside the application, because an
 * open dialog makes that inert: nothing in it is announced or can be closed. It covers no action, no sum and no dialog.
 */
export function ToastRegion({ toast, onClose, onPause, onResume }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  useFreePlace(region, toast?.id);
  const view = toast && (
    <div
      key={toast.id}
      className={css.toast}
      data-variant={toast.variant}
      {...attention(
        () => onPause?.(toast.id),
        () => onResume?.(toast.id),
      )}
    >
      <ToastText toast={toast} />
      <IconButton
        size="small"
        label={t('Close notification')}
        icon={<X aria-hidden />}
        onClick={() => onClose(toast.id)}
      />
    </div>
  );
  return createPortal(
    <section ref={region} aria-label={t('Notifications')} className={css.region}>
      <div role="status">{toast && !urgent(toast) && view}</div>
      <div role="alert">{toast && urgent(toast) && view}</div>
    </section>,
    document.body,
  );
}

function ToastText({ toast }: { toast: ToastContent }) {
  const { Icon, className } = faces[toast.variant];
  return (
    <>
      <Icon className={className} aria-hidden />
      <div className={grow}>
        <div className={strong}>{toast.title}</div>
        {toast.description && <div className={muted}>{toast.description}</div>}
        {toast.action}
      </div>
    </>
  );
}
