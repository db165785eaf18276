import { style } from '@vanilla-extract/css';
import { page, stack } from '../../../ui/atoms.css';

export const sheet = style([page, stack[24], { maxWidth: 720 }]);
export const part = style([stack[8]]);
