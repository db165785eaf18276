import { globalStyle, style } from '@vanilla-extract/css';
import { muted, row, small, wrap } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius, space } from '../../../ui/theme/tokens';

/** The field takes what the button leaves; the button keeps to the line of the field while an error shows below it. */
export const search = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0,1fr) auto' });
export const button = style({ alignSelf: 'start', marginTop: 27 });

export const list = style({ border: `1px solid ${vars.line}`, borderRadius: radius.card });
export const line = style([
  row[16],
  {
    minHeight: 64,
    padding: `${space[8]} ${space[16]}`,
    selectors: { '&+&': { borderTop: `1px solid ${vars.line}` } },
    '@media': { [media.phone]: { gap: space[8], padding: space[12] } },
  },
]);
export const name = style({ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' });
/** As high with a badge as without. */
export const facts = style([row[8], wrap, { minHeight: '1.5rem' }]);
/** On a phone what has a price says no more that it is to be had: all stands on one line, whatever is found out. */
globalStyle(`${facts}>:first-child:nth-last-child(3),p${facts}>:first-child:nth-last-child(2)`, {
  '@media': { [media.phone]: { display: 'none' } },
});
export const add = style({ minWidth: 104 });
export const perPage = style([muted, small, { '@media': { [media.phone]: { display: 'none' } } }]);
export const size = style({ width: 88 });
export const choice = style([row[8], { flex: 1, minWidth: 0, minHeight: 44 }]);
