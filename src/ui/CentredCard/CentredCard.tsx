import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo';
import * as css from './CentredCard.css';

type CentredCardProps = {
  /** Below the card: the other way in, the terms. */
  below?: ReactNode;
  children: ReactNode;
};

/** The frame of the public screens: the vertical logo above one card. */
export function CentredCard({ below, children }: CentredCardProps) {
  return (
    <main className={css.screen} id="main">
      <Logo vertical />
      <div className={css.sheet}>{children}</div>
      {below}
    </main>
  );
}
