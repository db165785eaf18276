import type { Guard } from './guard';

const machine = 'machines/session/session/session.machine.ts';
const store = 'src/effects/storage/sessionStore.ts';
const effects = 'src/effects/storage/session.ts';
const refresh = 'src/effects/server/refresh.ts';
const lease = 'src/effects/storage/lease.ts';
const http = 'src/effects/server/http.ts';
const authority = 'src/effects/server/authority.ts';

const storm = { project: 'faults', test: 'test/faults/sessionStorm.test.ts' } as const;
const locks = { project: 'faults', test: 'test/faults/sessionLocks.test.ts' } as const;
const calls = { project: 'house', test: 'src/effects/server/http.test.ts' } as const;
const tabs = { project: 'house', test: 'src/effects/storage/session.test.ts' } as const;

/** In the browser. */
export const browserGuards: readonly Guard[] = [
  {
    name: 'One refresh for however many refusals: none starts while one runs',
    file: machine,
    without: [
      [
        `refreshing: {
              tags: 'renewing',`,
        `refreshing: {
              on: { 'token.refused': { target: 'refreshing', reenter: true } },
              tags: 'renewing',`,
      ],
    ],
    ...storm,
  },
  {
    name: 'A refusal of a token that was renewed meanwhile starts no refresh',
    file: machine,
    without: [['token === context.tokens?.access_token', 'token !== null || context.tokens === null']],
    ...storm,
  },
  {
    name: 'The epoch, before renewed tokens are kept',
    file: store,
    without: [
      ['if (stored?.epoch !== current) return false;', ''],
      ['write(current, tokens, stored.user)', 'write(current, tokens, stored?.user ?? null)'],
    ],
    ...tabs,
  },
  {
    name: 'The epoch, before a lost session’s keys are forgotten',
    file: store,
    without: [['if ((storedUser()?.epoch ?? lost) !== lost) return;', '']],
    ...tabs,
  },
  {
    name: 'The epoch, before a profile is kept',
    file: store,
    without: [
      ['if (stored?.epoch !== current) return;', ''],
      [
        'const { token, refresh_token } = stored.user;\n      attempt',
        "const { token, refresh_token } = stored?.user ?? { token: '', refresh_token: '' };\n      attempt",
      ],
    ],
    ...tabs,
  },
  {
    name: 'An answer to a session that is over is not used',
    file: refresh,
    without: [
      [
        "if (epoch !== null && !store.saveTokens(epoch, renewed)) throw { status: 401, message: '' };",
        'if (epoch !== null) store.saveTokens(epoch, renewed);',
      ],
    ],
    ...tabs,
  },
  {
    name: 'A lost race keeps the winner’s tokens',
    file: refresh,
    without: [['if (later) return later;', '']],
    ...tabs,
  },
  {
    name: 'What another tab has fetched is used instead of asking again',
    file: refresh,
    without: [['if (won) return won;', '']],
    ...tabs,
  },
  {
    name: 'One tab at a time',
    file: refresh,
    without: [
      [
        'let begun: Promise<Value> | undefined;',
        'if (waiting) return work();\n  let begun: Promise<Value> | undefined;',
      ],
    ],
    ...locks,
  },
  {
    name: 'The time limit of the wait for the browser’s lock',
    file: refresh,
    without: [['AbortSignal.any([waiting.signal, AbortSignal.timeout(patience)])', 'waiting.signal']],
    ...locks,
    only: 'behind a lock that nobody gives back',
  },
  {
    name: 'A lock that nobody gives back is taken away',
    file: refresh,
    without: [['if (!waiting.isDone()) await locked({ steal: true });', '']],
    ...locks,
  },
  {
    name: 'A lease is read again before it counts',
    file: lease,
    without: [['if (isFree && !write(mine)) break;', 'if (isFree && (write(mine) || true)) break;']],
    ...locks,
  },
  {
    name: 'A lease that nobody gives back runs out',
    file: lease,
    without: [['holder === null || performance.now() - since >= patience', 'holder === null']],
    ...locks,
    only: 'behind a lease that nobody gives back',
  },
  {
    name: 'A page that comes back frozen looks who is signed in',
    file: effects,
    without: [['if (persisted && ownEpoch !== null) look();', 'void persisted;']],
    ...tabs,
  },
  {
    name: 'A cleared storage (`key === null`) is a sign-out',
    file: effects,
    without: [["(key !== null && key !== 'auth-storage'", "key === null || (key !== 'auth-storage'"]],
    ...tabs,
  },
  {
    name: 'A cleared storage takes along what this tab wrote at the same moment',
    file: effects,
    without: [['if (key === null) store.forget(ownEpoch);', '']],
    ...tabs,
  },
  {
    name: 'Another tab’s sign-out is followed without a timer',
    file: effects,
    without: [
      [
        `    look();
  };
  /** A page`,
        `    setTimeout(look, 20);
  };
  /** A page`,
      ],
    ],
    ...tabs,
  },
  {
    name: 'A profile that another tab writes stops no refresh',
    file: effects,
    without: [
      [
        'if (stored && stored.tokens.refresh_token !== session()?.getSnapshot().context.tokens?.refresh_token)',
        'if (stored)',
      ],
    ],
    ...tabs,
  },
  {
    name: 'A refused call is replayed once',
    file: http,
    without: [
      [
        'if (response.status === 401 && token && isAuthorised) {',
        'for (let round = 0; round < 3 && response.status === 401 && token && isAuthorised; round += 1) {',
      ],
    ],
    ...calls,
  },
  {
    name: 'Refused writes are replayed in their order',
    file: http,
    without: [
      [
        `await place?.turn();
        signal?.throwIfAborted();
        const replay`,
        'const replay',
      ],
    ],
    ...storm,
  },
  {
    name: 'A write that comes after a refused one waits for it',
    file: http,
    without: [['if (place?.isBehind) {', 'if (place && !place) {']],
    ...calls,
  },
  {
    name: 'What one customer asked for is never sent in the name of the next',
    file: authority,
    without: [
      ['if (token === null || sitting() !== asked) throw ended;', 'if (token === null) throw ended;'],
      ['if (sitting() !== asked) return Promise.reject(ended);', ''],
      ['if (token === null || sitting() !== asked) reject(ended);', 'if (token === null) reject(ended);'],
    ],
    ...calls,
  },
];
