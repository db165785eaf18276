import { fontStack } from '../../lib/fontStack';

/** A file of a font: its address in `url(...)`, its weight, the letters that are in it. */
export type Face = readonly [source: string, weight: string, letters: string];

/** What the browser stores of how the page looks, beside theme and font. */
export interface Wear {
  font: string;
  density?: string;
  reduced_motion?: boolean;
  /** The files of the font, so that they are asked for before the bundle is there. */
  faces?: readonly Face[];
}

export const fontKey = 'font';
export const wearKey = 'appearance';
const plainFont = 'inter';

/** What is stored, as far as it can be read. */
export function readWear(): Wear {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(wearKey) ?? '{}');
    const font = localStorage.getItem(fontKey) ?? plainFont;
    return { ...(typeof stored === 'object' && stored), font };
  } catch {
    return { font: plainFont };
  }
}

/** A finger needs its 44 px in either density. Of animations as little as where the device asks for none. */
const rules =
  '[data-density=compact]{--p:12px}' +
  '@media(min-width:768px){:root[data-density=compact]{--p:16px}}' +
  '@media(pointer:fine){:root[data-density=compact]{--h:32px;--hs:28px}}' +
  ':root[data-density=compact] :is(td,th){padding-block:4px}' +
  '[data-motion=reduced] *,[data-motion=reduced] ::before,[data-motion=reduced] ::after{animation-duration:1ms!important;' +
  'animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}';

/**
 * Puts on the page what cannot wait for a file of styles: the head does so before the first paint. A sheet that is made
 * by script needs no exception from the policy; nobody else makes one.
 */
export function wear({ font, density, reduced_motion: isReduced, faces = [] }: Wear): void {
  const { dataset, style } = document.documentElement;
  dataset['font'] = font;
  if (font === plainFont) style.removeProperty('--f');
  else style.setProperty('--f', fontStack(font));
  addFaces(font, faces);
  if (density === 'compact') dataset['density'] = density;
  else delete dataset['density'];
  if (isReduced === true) dataset['motion'] = 'reduced';
  else delete dataset['motion'];
  if ((density === 'compact' || isReduced) && document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }
}

/** Makes a font known to the page, each file once; the browser fetches those whose letters and weight are shown. */
export function addFaces(font: string, faces: readonly Face[]): void {
  try {
    for (const [source, weight, unicodeRange] of faces)
      document.fonts.add(new FontFace(font, source, { weight, unicodeRange, display: 'swap' }));
  } catch {
    // Spoilt in the storage: the next font that is chosen brings its own.
  }
}
