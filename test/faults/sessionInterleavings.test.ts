import { beforeAll, expect, it } from 'vitest';
import { ada } from '../../machines/session/session/session.model';
import { extent } from '../extent';
import { openBrowser, type World } from './support/browser';
import { type Seeded, seeded } from './support/seeded';
import type { deeds } from './support/tab';

/*
 * Two tabs of one browser, in which a person signs in (also with a second factor), out, reads the profile, reads and
 * writes, reloads, while tokens run out: at times and with delays that the seed says. Tabs, session machine, effects and
 * storage format are the product's; the window around them and the server beyond `fetch` are here.
 */

const seeds = Number(process.env['INTERLEAVING_SEEDS'] ?? extent(100, 1_000));
const part = 1_000;
/** Milliseconds in which the other tabs follow a logout (docs/product.md, Signing out). */
const following = 1_000;

type Deed = keyof typeof deeds | 'expire' | 'reload';
const usual: readonly Deed[] = [
  'login',
  'secondFactor',
  'logout',
  'readProfile',
  'read',
  'write',
  'expire',
  'expire',
  'reload',
];

interface Session {
  id: number;
  generation: number;
  isGood: boolean;
  isRevoked: boolean;
  /** When and where its owner left; Infinity while nobody has. */
  leftAt: number;
  leftIn: number;
}

/** The server beyond `fetch`: sessions whose tokens are `t-<session>-<generation>`, rotated with a window of 10 s. */
function serverOf(world: World) {
  const sessions: Session[] = [];
  const problems: string[] = [];
  const sessionOf = (token: string | null) => sessions[Number(token?.split('-')[1] ?? -1)];
  const tokens = ({ id, generation }: Session) => ({
    access: `t-${id}-${generation}-a`,
    refresh: `t-${id}-${generation}-r`,
  });
  const begin = () => {
    const session: Session = {
      id: sessions.length,
      generation: 0,
      isGood: true,
      isRevoked: false,
      leftAt: Number.POSITIVE_INFINITY,
      leftIn: -1,
    };
    sessions.push(session);
    const { access, refresh } = tokens(session);
    return Response.json({ ...ada, token: access, refresh_token: refresh });
  };
  const renew = (used: string) => {
    const session = sessionOf(used);
    if (!session || session.isRevoked) return refused();
    const generation = Number(used.split('-')[2]);
    if (generation < session.generation - 1) {
      session.isRevoked = true;
      return refused();
    }
    if (generation === session.generation) session.generation += 1;
    session.isGood = true;
    const { access, refresh } = tokens(session);
    return Response.json({ access_token: access, refresh_token: refresh });
  };
  const refused = () => Response.json({ message: 'The session has expired.' }, { status: 401 });

  const answer = (path: string, token: string | null, body: string): Response => {
    if (path.endsWith('/login/'))
      return body.includes('"two"')
        ? Response.json({ email: ada.email, is_two_factor_enabled: true, two_factor_method: 'email' }, { status: 202 })
        : begin();
    if (path.endsWith('/validate-two-factor')) return begin();
    if (path.endsWith('/refresh-token')) return renew((JSON.parse(body) as { refresh_token: string }).refresh_token);
    const session = sessionOf(token);
    const isGood = session && !session.isRevoked && session.isGood && token === tokens(session).access;
    if (path.endsWith('/logout/')) {
      // The refresh token names the session: the access token may have run out.
      const left = sessionOf((JSON.parse(body) as { refresh_token: string }).refresh_token);
      if (left) left.isRevoked = true;
      return new Response(null, { status: 204 });
    }
    if (!isGood) return refused();
    if (path.endsWith('/profile/')) return Response.json(ada);
    if (path.endsWith('/balance/')) return Response.json({ balance: '1.00', currency: 'EUR' });
    return new Response(null, { status: 204 });
  };

  /** The tab's way to the server, until the page is loaded again. */
  const fetchOf = (tab: number, isOpen: () => boolean) => (input: RequestInfo | URL) =>
    new Promise<Response>((resolve, reject) => {
      if (!isOpen()) return;
      const request = input as Request;
      const { pathname: path } = new URL(request.url);
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
      const sent = world.timeline.now;
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      void request.text().then((body) => {
        const used = token ?? /t-\d+-\d+-r/.exec(body)?.[0] ?? null;
        const session = sessionOf(used);
        const limit = session?.leftIn === tab ? session.leftAt : (session?.leftAt ?? 0) + following;
        if (session && sent > limit && !path.endsWith('/logout/'))
          problems.push(
            `tab ${tab} sent ${used} to ${path} at ${sent}, left at ${session.leftAt} in ${session.leftIn}`,
          );
        world.timeline.after(world.chance.below(150), () => {
          const reply = answer(path, token, body);
          world.timeline.after(world.chance.below(150), () => isOpen() && resolve(reply));
        });
      });
    });
  return { sessions, problems, sessionOf, fetchOf };
}

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser(2);
});

const tokenIn = (text: string) => /t-\d+-\d+-[ar]/.exec(text)?.[0] ?? null;

async function play(seed: number): Promise<string[]> {
  const chance: Seeded = seeded(seed);
  const world = browser.use(chance, chance.one([0, 5, 40]), chance.below(4) > 0);
  const server = serverOf(world);
  const generations = browser.tabs.map(() => 0);
  const log: string[] = [];
  let entered = '';
  let enteredAt = 0;
  const noteEntered = (token: string) => {
    entered = token;
    enteredAt = world.timeline.now;
  };
  const load = (at: number) => {
    const mine = (generations[at] ?? 0) + 1;
    generations[at] = mine;
    browser.tabs[at]?.open(
      server.fetchOf(at, () => generations[at] === mine),
      noteEntered,
    );
  };
  const act = (at: number, deed: Deed) => {
    const tab = browser.tabs[at];
    if (!tab) return;
    log.push(`${world.timeline.now} tab ${at} ${deed}`);
    if (deed === 'reload') load(at);
    else if (deed === 'expire') for (const session of server.sessions) session.isGood = false;
    else if (deed !== 'logout') tab.deeds[deed]();
    else if (tab.isInside()) {
      const session = server.sessionOf(tokenIn(tab.memory()));
      if (session) {
        session.leftAt = Math.min(session.leftAt, world.timeline.now);
        session.leftIn = at;
      }
      tab.deeds.logout();
    }
  };

  for (const [at] of browser.tabs.entries()) load(at);
  world.timeline.after(1, () => act(chance.below(2), chance.one(['login', 'secondFactor'])));
  let time = 300;
  for (let left = 6 + chance.below(10); left > 0; left -= 1) {
    // Often at the same moment, sometimes far apart.
    time += chance.one([0, 0, 1, 20, 60, 200, 800]);
    const at = chance.below(2);
    const deed = chance.one(usual);
    world.timeline.after(time, () => act(at, deed));
  }
  await world.timeline.run();

  const { problems } = server;
  const places = [...world.local, ...world.session].map((shelf) => shelf.text());
  const memories = browser.tabs.map((tab) => tab.memory());
  for (const session of server.sessions.filter(({ leftAt }) => leftAt < Number.POSITIVE_INFINITY)) {
    const mark = `t-${session.id}-`;
    if (places.some((text) => text.includes(mark))) problems.push(`a storage still has a token of ${session.id}`);
    if (memories.some((text) => text.includes(mark))) problems.push(`a tab still has a token of ${session.id}`);
  }
  // Nobody is thrown out: a logout that came before the sign-in, in whichever tab, does not end it.
  const last = Math.max(0, ...server.sessions.map(({ leftAt }) => leftAt).filter(Number.isFinite));
  const mark = entered.replace(/\d+-a$/, '');
  if (enteredAt > last && !memories.every((text) => text.includes(mark)))
    problems.push(`a tab lost ${entered}, which began at ${enteredAt}`);
  for (const tab of browser.tabs) tab.close();
  return problems.length > 0 ? [...problems, ...log] : [];
}

const parts = Array.from({ length: Math.ceil(seeds / part) }, (_, at) => at * part);
it.each(parts)('after a logout no tab has a token, and none sends one: seeds from %i', async (from) => {
  for (let seed = from; seed < Math.min(from + part, seeds); seed += 1)
    expect(await play(seed), `seed ${seed}`).toEqual([]);
});
