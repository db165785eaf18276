import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings';
import { createCountries } from './countries';
import { createFlags } from './flags';

const settings = readSettings({}, undefined);
const countries = createCountries({ settings });
const flags = createFlags();

const Country = v.object({
  name: v.object({ common: v.pipe(v.string(), v.nonEmpty()) }),
  cca2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  idd: v.object({
    root: v.pipe(v.string(), v.regex(/^(?:\+\d)?$/)),
    suffixes: v.array(v.pipe(v.string(), v.regex(/^\d*$/))),
  }),
  flags: v.object({ svg: v.pipe(v.string(), v.url()), png: v.pipe(v.string(), v.url()) }),
});

describe('the country list', () => {
  it('names every country once with what the phone field reads', async () => {
    const reply = await countries.request('/v3.1/all?fields=name,cca2,idd,flags');
    const list = v.parse(v.array(Country), await reply.json());
    expect(list.length).toBe(250);
    expect(new Set(list.map(({ cca2 }) => cca2)).size).toBe(250);
    const dial = (code: string) => list.find(({ cca2 }) => cca2 === code)?.idd;
    expect(dial('DE')).toEqual({ root: '+4', suffixes: ['9'] });
    expect(dial('GB')).toEqual({ root: '+4', suffixes: ['4'] });
    expect(dial('US')?.root).toBe('+1');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('gives the fields asked for and no other', async () => {
    const reply = await countries.request('/v3.1/all?fields=cca2');
    expect(Object.keys(v.parse(v.array(v.record(v.string(), v.unknown())), await reply.json())[0] ?? {})).toEqual([
      'cca2',
    ]);
  });

  it('finds by code and by name, without accents', async () => {
    const codes = async (path: string) =>
      v
        .parse(v.array(v.object({ cca2: v.string() })), await (await countries.request(path)).json())
        .map((one) => one.cca2);
    expect(await codes('/v3.1/alpha/de')).toEqual(['DE']);
    expect(await codes('/v3.1/alpha/CHE')).toEqual(['CH']);
    expect(await codes('/v3.1/name/cote')).toEqual(['CI']);
    for (const path of ['/v3.1/alpha/zz', '/v3.1/name/atlantis']) {
      const reply = await countries.request(path);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toEqual({ status: 404, message: 'Not Found' });
    }
  });
});

describe('the flag host', () => {
  it('has a flag for every country at the address in the list', async () => {
    const list = v.parse(v.array(Country), await (await countries.request('/v3.1/all')).json());
    for (const { flags: addresses } of list) {
      expect(addresses.svg.startsWith(`${settings.origins.sandbox}/flags/`)).toBe(true);
      const reply = await flags.request(new URL(addresses.svg).pathname.replace(/^\/flags/, ''));
      expect(reply.status).toBe(200);
      const svg = await reply.text();
      expect(svg).toMatch(/^<svg/);
      expect(svg).not.toMatch(/<script|\son\w+=|href="http/i);
    }
  });

  it('draws a png in the width asked for', async () => {
    const reply = await flags.request('/w320/fr.png');
    expect(reply.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([width, height]).toEqual([320, 213]);
  });

  it.each(['/zz.svg', '/w320/zz.png', '/w9999/fr.png', '/..%2f..%2fcountries.json'])(
    'has nothing at %s',
    async (path) => {
      expect((await flags.request(path)).status).toBe(404);
    },
  );
});
