import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { coins, createIcons } from './icons';

const icons = createIcons();
const IconSet = v.object({
  prefix: v.literal('cryptocurrency-color'),
  icons: v.record(v.string(), v.object({ body: v.pipe(v.string(), v.startsWith('<')) })),
  not_found: v.optional(v.array(v.string())),
  width: v.literal(32),
  height: v.literal(32),
});

describe('the icon service', () => {
  it.each(coins)('has a picture of %s', async (coin) => {
    const reply = await icons.request(`/cryptocurrency-color/${coin}.svg`);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(await reply.text()).toMatch(/^<svg[^>]+viewBox="0 0 32 32"/);
  });

  it('gives the data of those asked for and names those it lacks', async () => {
    const reply = await icons.request('/cryptocurrency-color.json?icons=btc,usdt,shell');
    const set = v.parse(IconSet, await reply.json());
    expect(Object.keys(set.icons)).toEqual(['btc', 'usdt']);
    expect(set.not_found).toEqual(['shell']);
  });

  it('knows no other', async () => {
    for (const path of ['/cryptocurrency-color/doge.svg', '/cryptocurrency-color.json?icons=doge', '/lucide/x.svg'])
      expect((await icons.request(path)).status).toBe(404);
  });
});
