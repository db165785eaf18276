import type { ReactNode } from 'react';
import { plural } from '../../../contract/languages/t';
import { Spinner } from '../Spinner/Spinner';
import { classes } from '../classes';
import * as css from './Wait.css';

type WaitProps = {
  /** What happens, in two or three words. */
  children: ReactNode;
  /** Seconds that it takes as a rule, 1 to 60; left out for what is never longer than one. */
  usual?: number | undefined;
  /** That, and how, one may go on meanwhile. */
  leave?: string | undefined;
};

/**
 * Beside what is waited for, as long as it is rendered: after 300 ms what happens, after 2 s how far it is, after 10 s
 * that one may leave. It has its whole height from the beginning.
 */
export function Wait({ children, usual, leave }: WaitProps) {
  return (
    <div role="status" className={css.wait}>
      <span className={classes(css.head, css.after.happens)}>
        <Spinner />
        {children}
      </span>
      {usual !== undefined && (
        <>
          <span className={classes(css.track, css.after.far)} aria-hidden>
            <span className={css.bar} style={{ [css.usual.slice(4, -1)]: usual }} />
          </span>
          <span className={css.after.far}>
            {plural(usual, 'This usually takes about 1 second.', 'This usually takes about {count} seconds.')}
          </span>
        </>
      )}
      {leave && <span className={css.after.leave}>{leave}</span>}
    </div>
  );
}
