import { keyframes } from '@vanilla-extract/css';

/** Entrances and waiting shared by all, so that each is written once. */
export const appear = keyframes({ from: { opacity: 0 } });
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const breathe = keyframes({ '50%': { opacity: 0.45 } });
