/** A stack of the system's own faces, also the fallback of each font. */
export const systemFont = 'system-ui,sans-serif';

/**
 * What `font-family` says for a font of the settings: its own name, then a local face that is bent to Inter's measures,
 * which all of them are close to, so that little moves when it arrives.
 */
export const fontStack = (font: string): string =>
  font === 'system' ? systemFont : `"${font.replaceAll('"', '')}",Inter0,${systemFont}`;
