import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { breathe } from '../theme/motion.css';

export const step = style({
  position: 'relative',
  display: 'flex',
  gap: 12,
  paddingBottom: 16,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 11,
      top: 26,
      bottom: 2,
      width: 2,
      background: vars.line,
    },
    '&[data-state=completed]::before': { background: vars.good },
    '&:last-child': { paddingBottom: 0 },
  },
});

const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: '2px solid',
});

export const mark = styleVariants({
  completed: [dot, { background: vars.goodSoft, borderColor: vars.good, color: vars.good }],
  current: [dot, { borderColor: vars.warn, color: vars.warn, background: vars.warnSoft }],
  pending: [dot, { borderColor: vars.lineStrong, color: vars.faint }],
  failed: [dot, { background: vars.badSoft, borderColor: vars.bad, color: vars.bad }],
});

/** Something is going on here. */
export const beat = style({
  width: 8,
  height: 8,
  borderRadius: '50%',
  border: '4px solid',
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
