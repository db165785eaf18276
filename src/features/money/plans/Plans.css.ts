import { style } from '@vanilla-extract/css';
import { row, stack, title } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';
import { space } from '../../../ui/theme/tokens';

/** A plan has no more width than it can be read in. */
export const plans = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,20rem),26rem))',
});
// Of one place each and without a condition: here they cost no page a rule.

/** A single one has room for what it holds and what it costs beside each other. */
export const lone = { gridTemplateColumns: 'minmax(0,54rem)' };
export const halves = {
  flex: 1,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,20rem),1fr))',
};
export const plan = style([stack[24], { height: '100%' }]);
export const price = style([title.huge, { fontVariantNumeric: 'tabular-nums' }]);
export const benefits = style([stack[8]]);
export const benefit = style([row[8], { alignItems: 'flex-start' }]);
/** On the first line of words that may need two. */
export const tick = style({ flex: 'none', marginTop: space[4], color: vars.good });
/** At the lower edge, whatever the plan beside it holds. */
export const foot = style({ marginTop: 'auto' });
