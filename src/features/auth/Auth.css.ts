import { style } from '@vanilla-extract/css';
import { columns, stack } from '../../ui/atoms.css';

export const form = style([stack[16]]);
export const names = style([columns[2], { gap: 16 }]);
export const notice = style({ maxWidth: 380 });
export const head = style([stack[4], { textAlign: 'center' }]);
