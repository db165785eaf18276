import { describe, expect, it } from 'vitest';
import { createNetwork } from './network';

const clock = { now: () => 1_795_262_400_123 };
const trace = async (country?: string, path = '/cdn-cgi/trace') => {
  const reply = await createNetwork({ clock, country }).request(`http://localhost:4175${path}`, {
    headers: { 'user-agent': 'a\tbrowser' },
  });
  return Object.fromEntries(
    (await reply.text())
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
};

describe('the network trace', () => {
  it('speaks in lines of key=value and is in the US by itself', async () => {
    expect(await trace()).toMatchObject({ h: 'localhost:4175', loc: 'US', visit_scheme: 'http', ts: '1795262400.123' });
  });

  it('is where the setting or the question says', async () => {
    expect((await trace('DE')).loc).toBe('DE');
    expect((await trace('DE', '/cdn-cgi/trace?loc=jp')).loc).toBe('JP');
  });

  it('does not repeat what is no country', async () => {
    expect((await trace('nowhere', '/cdn-cgi/trace?loc=%0Aip%3D1')).loc).toBe('US');
  });
});
