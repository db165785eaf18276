import { style } from '@vanilla-extract/css';
import { stack } from '../../../ui/atoms.css';
import { pictured } from '../../../ui/SitePicture/pictured.css';
import { vars } from '../../../ui/theme/contract.css';
import { radius, space } from '../../../ui/theme/tokens';

/** Each website has a place of its own; a single one has its words beside it where both have room. */
export const projects = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,220px),1fr))',
});
export const project = style([stack[16], { position: 'relative', height: '100%' }]);
export const alone = style([pictured, { position: 'relative', height: '100%' }]);
export const words = style([stack[8], { minWidth: 0, alignItems: 'flex-start' }]);
/** The whole card answers a press; what is inside it keeps its own. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.faint,
  font: 'inherit',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
});
