import { useSelector } from '@xstate/react';
import { unicodeOf } from '../../../contract/domainNames';
import type { HoldingContext, HoldingRef, HoldingState } from '../../../machines/holding/holding.machine';
import { formatTime } from '../../lib/dates';
import { muted, row, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';

/** How long the chosen name is kept from others; nothing where nobody is asked to keep it. */
export function Hold({ actor }: { actor: HoldingRef }) {
  const state: HoldingState = useSelector(actor, ({ value }) => value);
  const until = useSelector(actor, ({ context }) => context.until);
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (state === 'unheld')
    return (
      <span className={classes(row[8], wrap)}>
        <span className={muted}>{`Not held for you. ${problem ?? ''}`}</span>
        <Button size="small" onClick={() => actor.send({ type: 'hold.retry' })}>
          Try again
        </Button>
      </span>
    );
  if (state === 'taking') return <span className={muted}>Holding it for you...</span>;
  return until === null ? null : <span className={muted}>Held for you until {formatTime(until)}</span>;
}

/** What is read out: when five minutes are left, and what came of the end. */
export function HoldNews({ actor }: { actor: HoldingRef }) {
  const state: HoldingState = useSelector(actor, ({ value }) => value);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <p role="status" className={muted}>
      {newsOf(state, context)}
    </p>
  );
}

function newsOf(state: HoldingState, { name, isRenewed, problem }: HoldingContext): string {
  const read = unicodeOf(name ?? '');
  if (state === 'unheld') return `${read} is not held for you. ${problem ?? ''}`;
  if (typeof state === 'object' && state.held === 'ending')
    return `${read} is held for you for less than five minutes more. We check it again then.`;
  return isRenewed && typeof state === 'object' ? `${read} was still available. It is held for you again.` : '';
}
