import { base } from './base';
import { formStyle } from './messageForm';
import type { Page } from './page';
import { type Design, type FontName, paletteOf, paletteRules } from './design';
import type { SiteAssets } from './site';

const faces: Readonly<Record<FontName, { family: string; weight: string }>> = {
  inter: { family: 'Inter', weight: '100 900' },
  manrope: { family: 'Manrope', weight: '800' },
  nunito: { family: 'Nunito', weight: '800' },
  playfair: { family: "'Playfair Display'", weight: '400' },
  'playfair-italic': { family: "'Playfair Display'", weight: '400;font-style:italic' },
  'young-serif': { family: "'Young Serif'", weight: '400' },
};

function fontFace(design: Design, assets: SiteAssets): string {
  if (design.font === undefined || assets.font === undefined) return '';
  const { family, weight } = faces[design.font];
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${assets.font}) format('woff2')}\n`;
}

/** The hue of the site in whole OKLCH degrees: the logo's when it suits the template. */
export function siteHue({ hue, hues: [from, to] = [0, 360] }: Design, assets: SiteAssets): number {
  const wanted = assets.hue ?? hue;
  const suits = from <= to ? wanted >= from && wanted <= to : wanted >= from || wanted <= to;
  return Math.round(suits ? wanted : hue);
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
const position = ({ x, y }: { x: number; y: number }) => `object-position:${percent(x)} ${percent(y)}`;

/** The site's stylesheet: its hue and palette, each picture's colour and ratio of width to height, what all templates share, what this one draws. */
export function stylesheet(design: Design, page: Page, assets: SiteAssets): string {
  const numbers = page.figures.map(({ number, color, focus, width = 4, height = 3 }) => {
    const ratio = (width / Math.max(1, height)).toFixed(3);
    return `.n${number}{--color:${color};--ratio:${ratio}${focus === undefined ? '' : `;${position(focus)}`}}`;
  });
  const portraits = [...page.portraits.values()].flatMap(({ number, focus }) =>
    focus === undefined ? [] : [`.p${number}{${position(focus)}}`],
  );
  return `${fontFace(design, assets)}:root{--hue:${siteHue(design, assets)}}
${base}
${paletteRules(paletteOf(design, page.palette))}
${page.formAction === '' ? '' : `${formStyle}\n`}${design.css}
${[...numbers, ...portraits].join('\n')}
`;
}
