import { style } from '@vanilla-extract/css';
import { muted, small, stack } from '../../ui/atoms.css';
import { fontFamily, vars } from '../../ui/theme/contract.css';
import { space, type } from '../../ui/theme/tokens';

export const choices = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
});

/** The page in small, of `system` one half in either theme. */
export const picture = style({
  display: 'flex',
  flex: 'none',
  width: 72,
  height: 48,
  overflow: 'hidden',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: 6,
});
export const page = style({ display: 'flex', flex: 1, minWidth: 0, background: vars.canvas });
export const side = style({ width: '28%', background: vars.sunken });
export const sheet = style([stack[4], { flex: 1, margin: 4, padding: 4, background: vars.surface }]);
export const line = style({ height: 3, borderRadius: 2, background: vars.lineStrong });
export const button = style({ width: '60%', height: 8, marginTop: 'auto', borderRadius: 2, background: vars.accent });

export const sample = style([stack[4], { marginTop: space[8], color: vars.ink }]);
export const letters = style({ fontSize: type[16] });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const note = style([small, muted, { fontFamily }]);
