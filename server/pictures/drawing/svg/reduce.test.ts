import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { honestLogos } from '../../../../test/server/support/logos';
import { reduced } from './reduce';

const svg = (inner: string, said = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" ${said}>${inner}</svg>`;
const shape = '<rect width="9" height="9"/>';
const reduce = async (text: string | Uint8Array) => String(await reduced(Buffer.from(text)));
const pixels = async (bytes: Uint8Array) => (await sharp(bytes).ensureAlpha().raw().toBuffer()).toString('base64');

describe('an honest logo looks the same', () => {
  it.each(Object.entries(honestLogos))('%s', async (_, logo) => {
    const before = Buffer.from(logo);
    const shown = await pixels(before);
    expect((await pixels(await reduced(before))) === shown).toBe(true);
    // A blank one would look the same as any other blank one.
    const { entropy } = await sharp(before).stats();
    expect(entropy).toBeGreaterThan(0.1);
  });

  it.each(['utf-16le', 'utf-8'] as const)('written in %s with a mark in front', async (encoding) => {
    const [logo = ''] = Object.values(honestLogos).slice(2);
    const marked = Buffer.from(`\uFEFF${logo}`, encoding);
    expect((await pixels(await reduced(marked))) === (await pixels(Buffer.from(logo)))).toBe(true);
  });
});

describe('what a drawing may not hold is left out', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a foreign object', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
    ['what moves', '<animate attributeName="x" to="9"/><set attributeName="x" to="9"/>'],
    ['a picture from elsewhere', '<image href="http://127.0.0.1/a.png"/><image xlink:href="//127.0.0.1/a.png"/>'],
    ['a drawing in a drawing', `<image href="data:image/svg+xml;base64,${btoa(svg(shape))}"/>`],
    ['a shape from elsewhere', '<use href="a.svg#a"/><use href="data:image/svg+xml,a#a"/>'],
    ['an element of another kind of page', '<rect xmlns="http://www.w3.org/1999/xhtml" width="9" height="9"/>'],
    ['a filter of noise', '<filter id="a"><feTurbulence/></filter>'],
    ['a filter that loads', '<filter id="a"><feImage href="http://127.0.0.1/a.png"/></filter>'],
    ['a style that imports', '<style>@import url(http://127.0.0.1/a.css);@font-face{src:url(a.woff)}</style>'],
  ])('%s', async (_, attack) => {
    expect(await reduce(svg(attack + shape))).toBe(await reduce(svg(shape)));
  });

  it.each([
    ['what listens', 'onclick="alert(1)"'],
    ['an address in an attribute', 'fill="url(http://127.0.0.1/a.svg#a)"'],
    ['an address in a style', 'style="fill:url(http://127.0.0.1/a.svg#a);cursor:url(a.cur)"'],
    ['an address behind an escape', 'style="fill:u\\72l(http://127.0.0.1/a)"'],
    ['an address behind entities', 'fill="&#117;rl(http://127.0.0.1/a)"'],
    ['a filter without a name', 'style="filter:blur(90px)"'],
  ])('%s', async (_, said) => {
    expect(await reduce(svg(shape.replace('<rect', `<rect ${said}`)))).toBe(await reduce(svg(shape)));
  });

  it('what refers to a filter that is left out goes without it', async () => {
    const drawing = svg(
      `<filter id="a"><feTurbulence/></filter><style>.b{filter:url(#a);fill:red}</style><rect class="b"/>`,
    );
    expect(await reduce(drawing)).toContain('<rect style="fill:red">');
  });
});

/** Each refers twice to the one before, so that n lines are 2^n shapes. */
const nested = (wrap: (inner: string, id: string) => string, refer: (id: string) => string) =>
  Array.from({ length: 24 }, (_, level) =>
    wrap(level === 0 ? shape : refer(`a${level - 1}`).repeat(2), `a${level}`),
  ).join('');
const group = (inner: string, id: string) => `<g id="${id}">${inner}</g>`;

describe('what costs more than an honest drawing is refused', () => {
  it.each([
    ['shapes of shapes', nested(group, (id) => `<use href="#${id}"/>`), /too many shapes/],
    [
      'patterns of patterns',
      nested(
        (inner, id) => `<pattern id="${id}">${inner}</pattern>`,
        (id) => `<rect fill="url(#${id})"/>`,
      ),
      /too many/,
    ],
    [
      'masks of masks, by classes',
      `<style>${Array.from({ length: 24 }, (_, level) => `.m${level}{mask:url(#a${level})}`).join('')}</style>${nested(
        (inner, id) => `<mask id="${id}">${inner}</mask>`,
        (id) => `<rect class="${id.replace('a', 'm')}"/>`,
      )}`,
      /too many/,
    ],
    [
      'the same name twice, of which one is heavy',
      `${group(shape, 'b')}${nested(group, (id) => `<use href="#${id}"/>`)}`,
      /too many/,
    ],
    ['what refers to itself', '<g id="a"><use href="#a"/></g>', /refers to itself/],
    [
      'fifty filters',
      `<filter id="f"><feGaussianBlur stdDeviation="99"/></filter>${'<rect filter="url(#f)"/>'.repeat(50)}`,
      /too many filters/,
    ],
    ['a thousand masks', `<mask id="m">${shape}</mask>${'<rect mask="url(#m)"/>'.repeat(1_000)}`, /too many filters/],
    ['groups within groups', '<g>'.repeat(2_000) + '</g>'.repeat(2_000), /nested/i],
    ['elements without end', '<g/>'.repeat(60_000), /too many elements/],
    ['text without end', `<text>${'a'.repeat(30_000)}</text>`, /too much text/],
    ['a style without end', `<style>${'.a{fill:red}'.repeat(42_000)}</style>`, /style/],
    [
      'a class of a long style on all',
      `<style>.a{${'fill:red;'.repeat(10)}font-family:${'a'.repeat(1_900)}}</style>${'<g class="a"/>'.repeat(4_400)}`,
      /too long/,
    ],
    ['entities of its own', '<text>&a;</text>', /entities/],
  ])('%s', async (_, inner, why) => {
    await expect(reduce(svg(inner))).rejects.toThrow(why);
  });

  it('embedded pictures of many pixels', async () => {
    const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const drawing = svg(`<image href="data:image/png;base64,${large.toString('base64')}"/>`);
    await expect(reduce(drawing)).rejects.toThrow(/picture/);
  });

  it.each([
    ['no end', '<svg'],
    ['two roots', svg('') + svg('')],
    ['another root', '<html/>'],
    ['no text', '\u0000<'],
  ])('no drawing: %s', async (_, text) => {
    await expect(reduce(text)).rejects.toBeInstanceOf(Error);
  });
});
