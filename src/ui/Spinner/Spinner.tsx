import { classes } from '../classes';
import * as css from './Spinner.css';

type SpinnerProps = {
  /** Read out; leave it out where the words beside it say enough. */
  label?: string | undefined;
  large?: boolean | undefined;
};

/** Shows itself only after 300 ms. */
export function Spinner({ label, large }: SpinnerProps) {
  return (
    <span
      className={classes(css.spinner, large && css.large)}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
