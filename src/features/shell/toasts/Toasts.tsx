import { useSelector } from '@xstate/react';
import { RouteLink, useToasts } from '../../../system/refs';
import { Link } from '../../../ui/Link/Link';
import { ToastRegion } from '../../../ui/Toast/Toast';

/** The visible toast; the machine behind it knows whose turn it is. */
export function Toasts() {
  const toasts = useToasts();
  const toast = useSelector(toasts, ({ context }) => context.current);
  return (
    <ToastRegion
      toast={
        toast && {
          id: String(toast.id),
          title: toast.title,
          description: toast.description,
          variant: toast.variant,
          action: toast.action && (
            <RouteLink href={toast.action.to} asChild>
              <Link>{toast.action.label}</Link>
            </RouteLink>
          ),
        }
      }
      onClose={() => toasts.send({ type: 'toast.dismiss' })}
      onPause={() => toasts.send({ type: 'toast.pause' })}
      onResume={() => toasts.send({ type: 'toast.resume' })}
    />
  );
}
