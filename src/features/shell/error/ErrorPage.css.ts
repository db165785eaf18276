import { style } from '@vanilla-extract/css';
import { centred, stack } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';

export const frame = style([stack[16], centred, { minHeight: '100dvh', padding: 24 }]);
export const status = style({ color: vars.faint });
