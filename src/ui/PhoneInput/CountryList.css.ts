import { style } from '@vanilla-extract/css';
import { floating } from '../Floating/Floating.css';

export const list = style([floating, { width: 320, maxWidth: 'calc(100vw - 24px)', overflow: 'hidden' }]);
