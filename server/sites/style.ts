import { css } from './markup';
import type { Page } from './page';
import type { Design, FontName } from './design';
import type { SiteAssets } from './site';

/** What all templates share. Each template sets --paper, --ink and --accent (4.5:1 on the paper) on :root. */
const base = css`
:root{--sans:-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.6;overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,figure{margin:0;padding:0}
ul{list-style:none}
img{display:block;max-width:100%;height:auto}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--focus,var(--accent));outline-offset:3px;border-radius:2px}
main:focus{outline:none}
h1,h2,.lead{text-wrap:balance}
.picture{inline-size:100%;object-fit:cover;background-color:var(--color)}
.logo{object-fit:contain;inline-size:auto;max-inline-size:100%}
[dir]:dir(rtl){letter-spacing:0!important}
.fit-s{--fit:1}.fit-m{--fit:.8}.fit-l{--fit:.6}.fit-xl{--fit:.44}
.skip{position:absolute;inset-inline-start:1rem;inset-block-start:1rem;z-index:9;padding:.75rem 1.25rem;background:var(--ink);color:var(--paper);transform:translateY(-200%)}
.skip:focus{transform:none}
.missing main{max-inline-size:38rem;margin-inline:auto;padding:20vh 1.5rem}
.missing h1{font-size:clamp(2rem,6vw,3.5rem);line-height:1.1;margin-block-end:1.5rem}
.missing p{font-size:1.125rem;margin-block-end:1rem}
.missing a{color:var(--accent);font-weight:700}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*,::before,::after{transition:none!important;animation:none!important}}
@media print{
:root{color-scheme:only light!important}
html{font-size:11pt}
.skip,.menu{display:none!important}
body,body *{background:none!important;color:#000!important;box-shadow:none!important;text-shadow:none!important}
img{max-block-size:9cm;inline-size:auto!important;block-size:auto!important;break-inside:avoid;filter:none!important;mix-blend-mode:normal!important;transform:none!important}
h2,h3{break-after:avoid}
figure,li,dl{break-inside:avoid}
}
`;

const faces: Readonly<Record<FontName, { family: string; weight: string }>> = {
  inter: { family: 'Inter', weight: '100 900' },
  manrope: { family: 'Manrope', weight: '800' },
};

function fontFace(design: Design, assets: SiteAssets): string {
  if (design.font === undefined || assets.font === undefined) return '';
  const { family, weight } = faces[design.font];
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${assets.font}) format('woff2')}\n`;
}

/** The hue of the site in whole OKLCH degrees: the logo's when it suits the template. */
export function siteHue({ hue, hues: [from, to] = [0, 360] }: Design, assets: SiteAssets): number {
  const wanted = assets.hue ?? hue;
  return Math.round(wanted >= from && wanted <= to ? wanted : hue);
}

/** The site's stylesheet: its hue, each picture's colour and ratio of width to height, what all templates share, what this one draws. */
export function stylesheet(design: Design, page: Page, assets: SiteAssets): string {
  const numbers = page.figures.map(({ number, color, width = 4, height = 3 }) => {
    return `.n${number}{--color:${color};--ratio:${(width / Math.max(1, height)).toFixed(3)}}`;
  });
  return `${fontFace(design, assets)}:root{--hue:${siteHue(design, assets)};color-scheme:${design.scheme}}
${base}
${design.css}
${numbers.join('\n')}
`;
}
