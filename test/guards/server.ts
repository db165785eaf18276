import type { Guard } from './guard';

const sessions = 'server/domain/session/sessions.ts';
const codes = 'server/domain/account/codes/codes.ts';
const challenges = 'server/domain/account/codes/challenges.ts';
const routes = 'server/routes/auth.ts';

const families = { project: 'server', test: 'test/server/identity.sessions.test.ts' } as const;
const numbers = { project: 'server', test: 'test/server/identity.numbers.test.ts' } as const;

/** On the server. */
export const serverGuards: readonly Guard[] = [
  {
    name: 'A token that is older than the predecessor revokes the family',
    file: sessions,
    without: [['if (old && isAlive(old.session, now)) await revokeReplayed(tx, old.session, now);', 'void old;']],
    ...families,
    only: 'anything older',
  },
  {
    name: 'So does the predecessor after its window',
    file: sessions,
    without: [
      [
        `await revokeReplayed(tx, session, now);
    return null;`,
        'return null;',
      ],
    ],
    ...families,
    only: 'the predecessor answers for 10 s',
  },
  {
    name: 'The predecessor’s window ends after 10 s',
    file: sessions,
    without: [['now - session.rotatedAt <= predecessorWindow', 'now >= session.rotatedAt']],
    ...families,
    only: 'the predecessor answers for 10 s',
  },
  {
    name: 'Within the window the predecessor gets the same successor',
    file: sessions,
    without: [['if (isFresh && session.rotationSalt) {', "if (isFresh && session.rotationSalt === '') {"]],
    ...families,
    only: 'give one successor',
  },
  {
    name: 'Refreshes of one session come one after the other',
    file: sessions,
    without: [
      [
        "from(sessions).where(eq(sessions.refreshHash, hash)).for('update')",
        'from(sessions).where(eq(sessions.refreshHash, hash))',
      ],
    ],
    ...families,
    only: 'give one successor',
  },
  {
    name: 'A sign-out revokes the session',
    file: routes,
    without: [['await tx((work) => signOut(work, known, deviceOf(http), now));', 'void [known, tx, signOut, now];']],
    ...families,
    only: 'sign-out',
  },
  {
    name: 'A revoked session’s access token opens nothing',
    file: sessions,
    without: [
      [
        `gt(sessions.expiresAt, now),
        isNull(sessions.revokedAt),
      ),
    );
  if (!found)`,
        `gt(sessions.expiresAt, now),
      ),
    );
  if (!found)`,
      ],
    ],
    ...families,
    only: 'sign-out',
  },
  {
    name: 'A sign-out after the access token ran out finds its session',
    file: sessions,
    without: [
      [
        ': [eq(sessions.refreshHash, hash), eq(sessions.predecessorHash, hash), inArray(sessions.id, retired)]',
        ': (void [retired, inArray], [])',
      ],
    ],
    ...families,
    only: 'sign-out',
  },
  {
    name: 'Fourteen days after the sign-in it is over: a rotation extends nothing',
    file: sessions,
    without: [
      ['        rotationSalt: salt,', '        expiresAt: now + absoluteLifetime,\n        rotationSalt: salt,'],
    ],
    ...families,
    only: '14 days',
  },
  {
    name: 'A session that idles 24 h is over',
    file: sessions,
    without: [['session.idleExpiresAt > now && ', '']],
    ...families,
    only: 'idles out',
  },
  {
    name: 'A mailed code is tried five times',
    file: codes,
    without: [['lt(oneTimeCodes.attempts, codeTries),', '']],
    ...numbers,
    only: '1,000 wrong mailed codes',
  },
  {
    name: 'The try is counted in the statement that allows it',
    file: codes,
    without: [
      ['.select({ id: oneTimeCodes.id })', '.select({ id: oneTimeCodes.id, attempts: oneTimeCodes.attempts })'],
      ["if (!newest) return 'refused';", "if (!newest || newest.attempts >= codeTries) return 'refused';"],
      ['lt(oneTimeCodes.attempts, codeTries),', ''],
    ],
    ...numbers,
    only: '1,000 wrong mailed codes',
  },
  {
    name: 'A mailed code is used once',
    file: codes,
    without: [['        isNull(oneTimeCodes.consumedAt),\n', '']],
    ...numbers,
    only: '200 right mailed codes',
  },
  {
    name: 'An app’s code is tried five times',
    file: challenges,
    without: [['lt(twoFactorChallenges.attempts, codeTries),', '']],
    ...numbers,
    only: '1,000 wrong codes of an app',
  },
];
