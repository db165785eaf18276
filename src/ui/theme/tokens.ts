/** Design tokens as plain data: no CSS, no DOM, so that tests and scripts can read them. */

/** Space on the 4 px grid. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
} as const;

/** The display face, for headings of 20 px and more. It has one weight; a local serif of its measures stands in. */
export const displayFont = { family: 'Young,Young0,Georgia,serif', weight: 400 } as const;

/** The one type scale, in rem so that the reader's own text size is respected (names are px at 100 %). */
export const type = { 12: '.75rem', 14: '.875rem', 16: '1rem', 20: '1.25rem', 24: '1.5rem', 32: '2rem' } as const;

export const weight = { normal: 400, medium: 500, strong: 600 } as const;

/** `small` inside a control or a menu. */
export const radius = { small: '6px', control: '8px', card: '12px', full: '99px' } as const;

/** What lies above what. The top layer (tooltip, menu, dialog) needs no number. */
export const z = { sticky: 10, header: 20, sidebar: 30, overlay: 40, toast: 50 } as const;

/** Smallest width, in px, at which a layout begins. Below `tablet` is the phone (768 px). */
export const breakpoint = { phone: 360, tablet: 768, desktop: 1024, wide: 1200 } as const;

/** Widest content, in px. */
export const contentWidth = 1200;

export const motion = { fast: '120ms', normal: '160ms', slow: '200ms', ease: 'ease-out' } as const;

/** Colours by role; `themes` gives each role its value in both themes. */
export type ColourRole = keyof typeof light;

const light = {
  /** Behind everything: paper. */
  canvas: '#f5f1e8',
  /** Cards, fields, bars: a sheet. */
  surface: '#ffffff',
  /** What floats: menus, dialogs, toasts. */
  raised: '#ffffff',
  /** Wells, hovered rows, quiet fills. */
  sunken: '#efeade',
  /** Hairlines that only divide. */
  line: '#e4ddcd',
  /** Borders of secondary buttons and cards that can be chosen. */
  lineStrong: '#cdc4b0',
  /** Borders that identify a control: 3:1. */
  edge: '#8a8271',
  ink: '#020817',
  /** Secondary text. */
  soft: '#4b4a47',
  /** Hints and placeholders; still 4.5:1. */
  faint: '#646057',
  accent: '#020817',
  accentHover: '#2a3142',
  onAccent: '#ffffff',
  /** Accent as text, focus ring, current item. */
  accentInk: '#020817',
  accentSoft: '#eae3d3',
  good: '#136239',
  goodSoft: '#dff0e2',
  warn: '#7d4400',
  warnSoft: '#fbe9c6',
  bad: '#a81c28',
  badSoft: '#fbe3df',
  badFill: '#bd2733',
  badFillHover: '#a01b27',
  /** Red lead, in the mark and in drawings alone: never text, a control or a status. */
  brand: '#e2502a',
  /** What a picture of a website lies on, until it has a colour of its own. */
  ground: '#d9d0bd',
} as const;

const dark: Record<ColourRole, string> = {
  canvas: '#020817',
  surface: '#0a101e',
  raised: '#121929',
  sunken: '#161e2f',
  line: '#1f2738',
  lineStrong: '#364056',
  edge: '#6e7688',
  ink: '#f5f1e8',
  soft: '#b9b6ae',
  faint: '#98979a',
  accent: '#f5f1e8',
  accentHover: '#ffffff',
  onAccent: '#020817',
  accentInk: '#f5f1e8',
  accentSoft: '#232b3d',
  good: '#6fd69a',
  goodSoft: '#0d2a1e',
  warn: '#efbe5c',
  warnSoft: '#2c220f',
  bad: '#ff9a92',
  badSoft: '#36161b',
  badFill: '#ff8a82',
  badFillHover: '#ffa39c',
  brand: '#e2502a',
  ground: '#1b2333',
};

export const colours = { light, dark };

/** Only what floats has a shadow. */
export const shadows = {
  light: '0 0 0 1px #02081714,0 4px 12px #02081714,0 16px 40px #0208171f',
  dark: '0 0 0 1px #364056,0 4px 12px #0006,0 16px 40px #0009',
} as const;

/** The page behind a dialog. */
export const scrims = { light: '#02081766', dark: '#01040ccc' } as const;

/** `<meta name="theme-color">`: what the browser paints around the page. */
export const browserColour = { light: '#ffffff', dark: '#020817' } as const;
