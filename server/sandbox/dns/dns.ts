import { Hono } from 'hono';
import * as v from 'valibot';
import type { Faults } from '../faults';

/** By their numbers on the wire. */
const numbers = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 };
const types = ['A', 'AAAA', 'CNAME', 'TXT'] as const;
type RecordType = (typeof types)[number];

const name = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9_.-]{1,253}$/));
const Zone = v.object({ name, type: v.picklist(types), values: v.array(v.pipe(v.string(), v.maxLength(500))) });

/**
 * The stand-in of the domain name system, which a tester fills: `POST /dns` with a name, a type and what stands there from
 * then on, `DELETE /dns` to empty it. It answers `GET /dns/resolve` as Google's and Cloudflare's resolvers do.
 */
export function createDns({ befall }: Pick<Faults, 'befall'>): Hono {
  const app = new Hono();
  const zone = new Map<string, readonly string[]>();
  const keyOf = (owner: string, type: RecordType) => `${type} ${owner}`;

  app.get('/', (http) => http.json(Object.fromEntries(zone)));
  app.post('/', async (http) => {
    // A page of another site cannot send this without asking first.
    if (!/^application\/json\b/i.test(http.req.header('content-type') ?? ''))
      return http.json({ message: 'A record is sent as JSON.' }, 415);
    const parsed = v.safeParse(Zone, await http.req.json().catch(() => null));
    if (!parsed.success)
      return http.json({ message: 'Send a name, a type (A, AAAA, CNAME, TXT) and the values, a list of texts.' }, 400);
    zone.set(keyOf(parsed.output.name, parsed.output.type), parsed.output.values);
    return http.json(parsed.output, 201);
  });
  app.delete('/', (http) => {
    zone.clear();
    return http.body(null, 204);
  });

  function answersOf(owner: string, type: RecordType, depth = 0): { name: string; type: number; data: string }[] {
    const [alias] = type === 'CNAME' ? [] : (zone.get(keyOf(owner, 'CNAME')) ?? []);
    // A name that leads to another one has what that one has.
    if (alias !== undefined && depth < 8)
      return [{ name: owner, type: numbers.CNAME, data: `${alias}.` }, ...answersOf(alias, type, depth + 1)];
    const values = zone.get(keyOf(owner, type)) ?? [];
    return values.map((data) => ({ name: owner, type: numbers[type], data: type === 'TXT' ? `"${data}"` : data }));
  }

  app.use('/resolve', befall);
  app.get('/resolve', (http) => {
    const type = types.find((one) => one === http.req.query('type')?.toUpperCase());
    const owner = http.req.query('name')?.toLowerCase().replace(/\.$/, '') ?? '';
    const answers = type ? answersOf(owner, type) : [];
    return http.json({ Status: answers.length > 0 ? 0 : 3, ...(answers.length > 0 && { Answer: answers }) });
  });
  return app;
}
