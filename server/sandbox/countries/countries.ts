import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { projectRoot } from '../../root';
import type { SandboxParts } from '../parts';

const Country = v.object({
  name: v.object({ common: v.string(), official: v.string() }),
  cca2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  cca3: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** The dial code is the root and, where there is just one, its suffix. Antarctica has none. */
  idd: v.object({ root: v.string(), suffixes: v.array(v.string()) }),
  region: v.string(),
});
type Country = v.InferOutput<typeof Country>;

/** @throws {v.ValiError} when the committed list is malformed */
export function readCountries(): Country[] {
  const path = join(projectRoot, 'server', 'sandbox', 'countries', 'countries.json');
  return v.parse(v.array(Country), JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * The stand-in of the country list, in the wire format of REST Countries 3.1: `GET /v3.1/all?fields=name,cca2,idd,flags`,
 * `/v3.1/alpha/:code`, `/v3.1/name/:name`.
 */
export function createCountries({ settings }: Pick<SandboxParts, 'settings'>): Hono {
  const app = new Hono();
  const flags = `${settings.origins.sandbox}/flags`;
  const countries = readCountries().map((country) => {
    const code = country.cca2.toLowerCase();
    return {
      ...country,
      flags: {
        svg: `${flags}/${code}.svg`,
        png: `${flags}/w320/${code}.png`,
        alt: `The flag of ${country.name.common}`,
      },
    };
  });
  type Wire = (typeof countries)[number];

  const chosen = (list: readonly Wire[], fields: string | undefined) => {
    if (!fields) return list;
    const wanted = new Set(fields.split(',').map((field) => field.trim()));
    return list.map((country) => Object.fromEntries(Object.entries(country).filter(([field]) => wanted.has(field))));
  };
  const missing = { status: 404, message: 'Not Found' };

  app.use('*', async (http, next) => {
    await next();
    if (http.res.ok) http.header('cache-control', 'public, max-age=3600');
  });
  app.get('/v3.1/all', (http) => http.json(chosen(countries, http.req.query('fields'))));
  app.get('/v3.1/alpha/:code', (http) => {
    const code = http.req.param('code').toUpperCase();
    const found = countries.filter(({ cca2, cca3 }) => cca2 === code || cca3 === code);
    return found.length > 0 ? http.json(chosen(found, http.req.query('fields'))) : http.json(missing, 404);
  });
  app.get('/v3.1/name/:name', (http) => {
    const asked = plain(http.req.param('name'));
    const found = countries.filter(({ name }) => `${plain(name.common)} ${plain(name.official)}`.includes(asked));
    return found.length > 0 && asked !== ''
      ? http.json(chosen(found, http.req.query('fields')))
      : http.json(missing, 404);
  });
  return app;
}

/** Lower case without accents, so that 'cote' finds Côte d'Ivoire. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
