/**
 * Copies what the other stand-ins need from packages: the slim country list, flags and the icons of six coins.
 * `npm run copy`; the results are committed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const sandbox = join(import.meta.dirname, '..', '..');
const countries = require('world-countries/countries.json');
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

const slim = countries
  .map(({ name, cca2, cca3, idd, region }) => ({
    name: { common: name.common, official: name.official },
    cca2,
    cca3,
    idd,
    region,
  }))
  .sort((a, b) => a.name.common.localeCompare(b.name.common, 'en'));
writeFileSync(
  join(sandbox, 'countries', 'countries.json'),
  `[\n${slim.map((country) => `  ${JSON.stringify(country)}`).join(',\n')}\n]\n`,
);

const flags = join(sandbox, 'countries', 'flags');
mkdirSync(flags, { recursive: true });
for (const { cca2 } of slim) {
  copyFileSync(join(folderOf('country-flag-icons'), '3x2', `${cca2}.svg`), join(flags, `${cca2.toLowerCase()}.svg`));
}

const coins = join(sandbox, 'icons', 'coins');
mkdirSync(coins, { recursive: true });
for (const coin of ['btc', 'ltc', 'ada', 'eth', 'usdt', 'usdc']) {
  copyFileSync(join(folderOf('cryptocurrency-icons'), 'svg', 'color', `${coin}.svg`), join(coins, `${coin}.svg`));
}
process.stdout.write(
  `${slim.length} countries, ${readFileSync(join(sandbox, 'countries', 'countries.json')).length} bytes\n`,
);
