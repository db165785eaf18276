import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'flex-start',
  padding: space[12],
  borderRadius: radius.control,
  outline: '1px solid transparent',
});

/** Where it and the way out do not fit beside each other, the way out goes below. */
export const text = style({ flex: '1 1 12rem', minWidth: 0 });

/** The icon stands on the first line of the text. */
export const icon = style({ marginTop: 2 });

export const tone = styleVariants({
  info: [notice, { background: vars.accentSoft }],
  good: [notice, { background: vars.goodSoft }],
  warn: [notice, { background: vars.warnSoft }],
  bad: [notice, { background: vars.badSoft }],
});

export const ink = styleVariants({
  info: [icon, { color: vars.accentInk }],
  good: [icon, { color: vars.good }],
  warn: [icon, { color: vars.warn }],
  bad: [icon, { color: vars.bad }],
});
