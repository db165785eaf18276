import * as css from './Wait.css';

interface WaitProps {
  /** What happens, from 300 ms on: 'Placing your order…' */
  what: string;
  /** How long it usually takes, from 2 s on. */
  usual: string;
  /** From 10 s on: that one need not stay, and what becomes of it. */
  leave: string;
}

/** Beside what is busy for longer than a blink: rendered as long as that lasts, it says more the longer it takes. */
export const Wait = ({ what, usual, leave }: WaitProps) => (
  <p role="status" className={css.wait}>
    <span className={css.after.what}>{what}</span> <span className={css.after.usual}>{usual}</span>{' '}
    <span className={css.after.leave}>{leave}</span>
  </p>
);
