import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const horizontal = style({ display: 'inline-flex', alignItems: 'center', gap: 10 });
export const vertical = style([horizontal, { flexDirection: 'column', gap: space[12] }]);
export const lower = style({ fill: vars.brand });
