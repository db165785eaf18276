import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '../../../system/refs';
import { Shell } from '../Shell';

/** Around an error page: the shell of a customer, also while it is not yet known whose; nothing for a visitor. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const isVisitor = useSelector(useApp(), ({ context }) => context.session === 'left');
  return isVisitor ? children : <Shell isTitled={false}>{children}</Shell>;
}
