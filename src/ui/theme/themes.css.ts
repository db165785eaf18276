import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { colours, scrims, shadows } from './tokens';

const light = assignVars(vars, { ...colours.light, shadow: shadows.light, scrim: scrims.light });
const dark = assignVars(vars, { ...colours.dark, shadow: shadows.dark, scrim: scrims.dark });

globalStyle(':root,[data-theme=light]', { vars: light, colorScheme: 'light' });
globalStyle('[data-theme=dark]', { vars: dark, colorScheme: 'dark' });

/** Before any script has resolved `system`, and without script at all. */
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
});
