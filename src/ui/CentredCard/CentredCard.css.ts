import { style } from '@vanilla-extract/css';
import { card } from '../atoms.css';
import { inset, safeBelow, vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { radius, space } from '../theme/tokens';

/** An empty page in hairlines, as it will be somebody's; two of them look into a wide window from its corners. */
const sketch = {
  content: '',
  position: 'absolute',
  zIndex: -1,
  width: '34%',
  height: '62%',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.card,
  background: `linear-gradient(${vars.lineStrong},${vars.lineStrong}) 0 ${space[48]}/100% 1px no-repeat`,
} as const;

export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center' as 'center',
  gap: space[24],
  padding: space[16],
  paddingBottom: `calc(${space[16]} + ${safeBelow})`,
  '@media': {
    [media.desktop]: {
      gap: space[32],
      selectors: {
        '&::before': { ...sketch, insetBlockStart: '-9%', insetInlineStart: '-7%' },
        '&::after': { ...sketch, insetBlockEnd: '-12%', insetInlineEnd: '-6%' },
      },
    },
  },
});

export const sheet = style([
  card,
  {
    width: '100%',
    maxWidth: 440,
    padding: `calc(${inset} + ${space[8]})`,
    '@media': { [media.desktop]: { maxWidth: 480, padding: space[48] } },
  },
]);
