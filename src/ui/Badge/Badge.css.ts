import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, type, weight } from '../theme/tokens';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: '1.5rem',
  paddingInline: '8px 10px',
  borderRadius: radius.full,
  fontSize: type[12],
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  outline: '1px solid transparent',
});

export const tone = styleVariants({
  good: [badge, { background: vars.goodSoft, color: vars.good }],
  warn: [badge, { background: vars.warnSoft, color: vars.warn }],
  bad: [badge, { background: vars.badSoft, color: vars.bad }],
  accent: [badge, { background: vars.accentSoft, color: vars.accentInk }],
  neutral: [badge, { background: vars.sunken, color: vars.soft }],
});

export const icon = style({ selectors: { '&&': { width: '.875rem', height: '.875rem' } } });
