import { globalStyle, style } from '@vanilla-extract/css';
import { row, stack, wrap } from '../../../ui/atoms.css';
import { vars } from '../../../ui/theme/contract.css';
import { media } from '../../../ui/theme/media';
import { radius, space } from '../../../ui/theme/tokens';
import { content } from '../../shell/Shell.css';

/** What has a name of its own, and a way back above it, is not headed by its area as well: that is only read out. */
globalStyle(`${content}:has(>[data-alone])>:first-child`, { position: 'absolute', clipPath: 'inset(50%)' });
export const back = style({ '@media': { [media.touch]: { display: 'inline-block', paddingBlock: 11 } } });
/** As high before the name is known. */
export const head = style({ minHeight: 36 });

/** Both widths of the page where there is room for both. */
export const pictures = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0,1fr) 240px', alignItems: 'start' } },
});

export const actions = style([row[8], wrap]);
export const lines = style([stack[16], { alignItems: 'flex-start' }]);
globalStyle(`${lines}>dl`, { width: '100%' });

export const thumbnails = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fill,minmax(96px,1fr))',
});
export const thumbnail = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  background: vars.sunken,
  borderRadius: radius.small,
});
/** Logos are made for a light ground, in both themes. */
export const logo = style([thumbnail, { width: 96, objectFit: 'contain', background: '#fff' }]);
export const template = style([thumbnail, { width: 72, flex: 'none', aspectRatio: '4/3' }]);

/** No ratio: with a height it would ask for a width, wider than a phone. */
export const preview = style({
  display: 'block',
  width: '100%',
  height: 'min(60dvh,640px)',
  border: 0,
  borderRadius: radius.control,
  background: '#fff',
});
export const templates = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,240px),1fr))',
});
