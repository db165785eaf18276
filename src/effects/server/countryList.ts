import ky from 'ky';
import * as v from 'valibot';
import { countryName } from '../../lib/countryName';
import { locale } from '../../lib/language';
import type { Country } from '../../../machines/account/signup/signup.form';
import { settings } from '../browser/settings';

/** REST Countries, the fields that we ask for. */
const Reply = v.array(
  v.object({
    name: v.object({ common: v.string() }),
    cca2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    idd: v.object({ root: v.optional(v.string(), ''), suffixes: v.optional(v.array(v.string()), []) }),
  }),
);

/** Milliseconds: the list an hour, the network a day. */
const listLifetime = 3_600_000;
const networkLifetime = 24 * 3_600_000;
const patience = 10_000;

/** One answer for its lifetime; a failure is not cached. */
function cached<Answer>(lifetime: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let cached: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = performance.now();
    if (!cached || now - cached.at > lifetime) {
      const answer = ask();
      cached = { at: now, answer };
      answer.catch(() => {
        cached = undefined;
      });
    }
    return cached.answer;
  };
}

/** A country with one suffix dials root and suffix; one with many (US, RU) the root alone. */
const dialCodeOf = ({ root, suffixes }: { root: string; suffixes: string[] }) =>
  suffixes.length === 1 ? root + suffixes[0] : root;

const countries = cached(listLifetime, async (): Promise<Country[]> => {
  const { VITE_COUNTRIES_URL: address, VITE_FLAGS_URL: flags } = settings();
  const list = await ky
    .get(`${address}/v3.1/all`, { searchParams: { fields: 'name,cca2,idd,flags' }, timeout: patience })
    .json()
    .then((body) => v.parse(Reply, body));
  return list
    .filter(({ idd }) => idd.root !== '')
    .map(({ name, cca2, idd }) => ({
      code: cca2,
      name: name.common,
      dialCode: dialCodeOf(idd),
      flag: `${flags}/${cca2.toLowerCase()}.svg`,
    }))
    .sort((one, other) => countryName(one).localeCompare(countryName(other), locale));
});

/** The country that the network says we are in; US when it says nothing. */
const here = cached(networkLifetime, async () => {
  const text = await ky.get(`${settings().VITE_NETWORK_URL}/cdn-cgi/trace`, { timeout: patience, retry: 0 }).text();
  return /^loc=([A-Z]{2})$/m.exec(text)?.[1] ?? 'US';
});

/** All countries that have a dial code, by name, and the one that we are in. */
export async function askCountries(): Promise<{ countries: Country[]; here: string }> {
  const [list, code] = await Promise.all([countries(), here().catch(() => 'US')]);
  return { countries: list, here: code };
}
