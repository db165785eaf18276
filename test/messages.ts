import { resolve } from 'node:path';
import { areaOf } from '../src/app/boot/build/messages';
import { messageFaults } from './house/messageRules';
import { readSources } from './house/source';

/*
 * `npm run messages [-- wizard]`: what the messages of each language lack, have too many, or say with other values than the
 * English sentence, and which words of a view no language can change; of one area of the product, or of all.
 */

const [, , area] = process.argv;
const root = resolve(import.meta.dirname, '..');

let count = 0;
for (const [where, faults] of Object.entries(messageFaults(root, readSources(root)))) {
  const wanted = faults.filter((fault) => {
    const [head = ''] = fault.split(':');
    return !area || head === area || (head.includes('/') && areaOf(head) === area);
  });
  count += wanted.length;
  process.stdout.write([`\n== ${where}: ${wanted.length}`, ...wanted, ''].join('\n'));
}
process.exitCode = count > 0 ? 1 : 0;
