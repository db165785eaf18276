import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { SiteSections } from '../../../contract/wire/websites/sections';
import { libraryFolder, type Picture, readManifest } from '../../sandbox/photos/manifest';
import type { Template } from '../design';
import type { SiteContent } from '../site';
import { told } from './sampleSections';
import { type Sample, samples } from './samples';

/** Addresses of a sample's pictures, which no customer's address can be: they have no host. */
const scheme = 'sample:';
const markScheme = `${scheme}mark/`;

let library: ReadonlyMap<string, Picture> | undefined;
const pictureOf = (shot: string): Picture => {
  library ??= new Map(readManifest().map((picture) => [picture.name, picture]));
  const picture = library.get(shot);
  if (picture === undefined) throw new Error(`The stock library has no ${shot}`);
  return picture;
};

function sampleNamed(slug: string): Sample {
  const sample = samples.find((one) => one.slug === slug);
  if (sample === undefined) throw new Error(`No sample business for ${slug}`);
  return sample;
}

/** The invented business that shows how a template reads; its addresses are for `loadSample`. */
export function sampleOf({ slug }: Template, year: number): SiteContent {
  const { domain, name, description, keywords, shots } = sampleNamed(slug);
  return {
    domain,
    name,
    description,
    keywords,
    logo: { url: markScheme + slug, alt: name },
    images: shots.map(pictureOf).map(({ id, alt_description: alt, author, color }) => ({
      url: scheme + id,
      alt,
      author: author.name,
      color,
    })),
    contact: { email: `hello@${domain}`, phone: '+49 30 5550 1420', address: 'Mill Road 12, 10119 Berlin' },
    language: 'en',
    ...(told[slug] && { trade: told[slug].trade, sections: v.parse(SiteSections, told[slug].sections) }),
    year,
  };
}

/** Whether an address is one of a sample. */
export const isOfSample = (url: string) => url.startsWith(scheme);

/** The bytes behind an address of `sampleOf`. Rejects for any other. */
export async function loadSample(url: string): Promise<Uint8Array> {
  if (url.startsWith(markScheme)) return drawn(sampleNamed(url.slice(markScheme.length)).mark);
  const id = /^sample:([A-Za-z0-9]{11})$/.exec(url)?.[1];
  if (id === undefined) throw new Error('No picture of a sample');
  return readFile(join(libraryFolder, `${id}.webp`));
}

const drawn = ({ color, path }: Sample['mark']) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="-6 -6 112 112"><path fill="${color}" fill-rule="evenodd" d="${path}"/></svg>`,
  );
