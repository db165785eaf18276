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
  /** Behind everything. */
  canvas: '#f8f9fc',
  /** Cards, fields, bars. */
  surface: '#ffffff',
  /** What floats: menus, dialogs, toasts. */
  raised: '#ffffff',
  /** Wells, hovered rows, quiet fills. */
  sunken: '#f0f3f8',
  /** Hairlines that only divide. */
  line: '#e2e7ef',
  /** Borders of secondary buttons and cards that can be chosen. */
  lineStrong: '#cbd4e1',
  /** Borders that identify a control: 3:1. */
  edge: '#8391a7',
  ink: '#0f172a',
  /** Secondary text. */
  soft: '#475569',
  /** Hints and placeholders; still 4.5:1. */
  faint: '#5f6d83',
  accent: '#4f46e5',
  accentHover: '#4338ca',
  onAccent: '#ffffff',
  /** Accent as text, focus ring, current item. */
  accentInk: '#4338ca',
  accentSoft: '#eef0ff',
  good: '#126b3a',
  goodSoft: '#e6f7ed',
  warn: '#8a4b07',
  warnSoft: '#fdf3dc',
  bad: '#b4202a',
  badSoft: '#fdeeee',
  badFill: '#cf2a34',
  badFillHover: '#b4202a',
} as const;

const dark: Record<ColourRole, string> = {
  canvas: '#020817',
  surface: '#0a1122',
  raised: '#10182b',
  sunken: '#151f34',
  line: '#1c2740',
  lineStrong: '#2d3a56',
  edge: '#62708a',
  ink: '#f1f5f9',
  soft: '#a9b6ca',
  faint: '#8f9cb3',
  accent: '#5b55ea',
  accentHover: '#655ff0',
  onAccent: '#ffffff',
  accentInk: '#a9b2fd',
  accentSoft: '#191d45',
  good: '#5fdb92',
  goodSoft: '#0a2a1d',
  warn: '#f5bf4f',
  warnSoft: '#2d220c',
  bad: '#fb9494',
  badSoft: '#35151b',
  badFill: '#c62f39',
  badFillHover: '#d13741',
};

export const colours = { light, dark };

/** Only what floats has a shadow. */
export const shadows = {
  light: '0 0 0 1px #0f172a0d,0 4px 12px #0f172a14,0 16px 40px #0f172a1f',
  dark: '0 0 0 1px #2d3a56,0 4px 12px #0006,0 16px 40px #0009',
} as const;

/** The page behind a dialog. */
export const scrims = { light: '#0f172a66', dark: '#01040ccc' } as const;

/** `<meta name="theme-color">`: what the browser paints around the page. */
export const browserColour = { light: '#ffffff', dark: '#020817' } as const;

/** A stack of the system's own faces, also the fallback of each font. */
export const systemFont = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';
