import { globalStyle } from '@vanilla-extract/css';
import './fonts.css';
import './themes.css';
import { fontFamily, vars } from './contract.css';
import { media } from './media';
import { systemFont } from '../../lib/fontStack';
import { type } from './tokens';

globalStyle('*,::before,::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: '0 solid' });

const safe = (side: string) => `env(safe-area-inset-${side},0px)`;

globalStyle(':root', {
  vars: {
    '--f': `Inter,Inter0,${systemFont}`,
    '--h': '40px',
    '--hs': '32px',
    '--p': '16px',
    '--sa': safe('top'),
    '--sb': safe('bottom'),
  },
  '@media': {
    [media.touch]: { vars: { '--h': '44px', '--hs': '44px' } },
    [media.tablet]: { vars: { '--p': '24px' } },
  },
  background: vars.canvas,
  WebkitTextSizeAdjust: 'none',
  scrollPaddingTop: '80px',
});

globalStyle('body', {
  color: vars.ink,
  font: `${type[14]}/1.5 ${fontFamily}`,
  minHeight: '100dvh',
  // A phone on its side: nothing under its camera.
  paddingInline: `max(${safe('left')},${safe('right')})`,
  WebkitFontSmoothing: 'antialiased',
  // Letters of whole pixels, as some systems set them, make Inter wider than the local face that is bent to it.
  textRendering: 'geometricPrecision',
  overflowWrap: 'break-word',
});

globalStyle('h1,h2,h3,h4', { font: 'inherit', fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' });
globalStyle('ul,ol,summary', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button,input,select,textarea', { font: 'inherit', color: 'inherit', background: 'none', borderRadius: 0 });
globalStyle('button,summary,label,select,input:where([type=checkbox],[type=radio],[type=file])', { cursor: 'pointer' });
globalStyle(':disabled,[aria-disabled=true]', { cursor: 'not-allowed' });
globalStyle('img,svg', { display: 'block', maxWidth: '100%' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('::placeholder', { color: vars.faint, opacity: 1 });
globalStyle('[hidden]', { display: 'none!important' });

/** An icon is as large as its text is high unless a class says otherwise. */
globalStyle('.lucide', { width: '1rem', height: '1rem', flex: 'none', forcedColorAdjust: 'auto' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.accentInk}`, outlineOffset: '2px' });
/** Focus sent by script to a heading or a panel needs no ring. */
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*,::before,::after', {
  '@media': {
    [media.still]: {
      animationDuration: '1ms!important',
      animationIterationCount: '1!important',
      // None at all: however short, it would let each element follow the one around it a frame later.
      transitionDuration: '0s!important',
      scrollBehavior: 'auto!important' as 'auto',
    },
  },
});
