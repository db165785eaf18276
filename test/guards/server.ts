import { before, drop, type Guard, put } from './guard';

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
    without: [drop('#repeat > BlockStatement > IfStatement:has(> LogicalExpression)')],
    ...families,
    only: 'anything older',
  },
  {
    name: 'So does the predecessor after its window',
    file: sessions,
    without: [drop('#repeat IfStatement > BlockStatement > ExpressionStatement')],
    ...families,
    only: 'the predecessor answers for 10 s',
  },
  {
    name: 'The predecessor’s window ends after 10 s',
    file: sessions,
    without: [put('#isFresh BinaryExpression[operator="<="]', '$(left.left) >= $(left.right)')],
    ...families,
    only: 'the predecessor answers for 10 s',
  },
  {
    name: 'Within the window the predecessor gets the same successor',
    file: sessions,
    without: [put('#repeat LogicalExpression > MemberExpression', "$(.) === ''")],
    ...families,
    only: 'give one successor',
  },
  {
    name: 'Refreshes of one session come one after the other',
    file: sessions,
    without: [put('#rotate CallExpression[callee.property.name="for"]', '$(callee.object)')],
    ...families,
    only: 'give one successor',
  },
  {
    name: 'A sign-out revokes the session',
    file: routes,
    without: [
      put(
        'AwaitExpression:has(> CallExpression:has(> ArrowFunctionExpression:has(> [callee.name="signOut"])))',
        'undefined',
      ),
    ],
    ...families,
    only: 'sign-out',
  },
  {
    name: 'A revoked session’s access token opens nothing',
    file: sessions,
    without: [drop('#authenticate CallExpression[callee.name="isNull"]')],
    ...families,
    only: 'sign-out',
  },
  {
    name: 'A sign-out after the access token ran out finds its session',
    file: sessions,
    without: [put('#signOut ConditionalExpression > ArrayExpression:has(> CallExpression:nth-child(3))', '[]')],
    ...families,
    only: 'sign-out',
  },
  {
    name: 'Fourteen days after the sign-in it is over: a rotation extends nothing',
    file: sessions,
    without: [before('#rotate #rotationSalt', 'expiresAt: Date.UTC(9999, 0),')],
    ...families,
    only: '14 days',
  },
  {
    name: 'A session that idles 24 h is over',
    file: sessions,
    without: [put('#isAlive LogicalExpression > LogicalExpression', '$(left)')],
    ...families,
    only: 'idles out',
  },
  {
    name: 'A mailed code is tried five times',
    file: codes,
    without: [drop('#tryCode CallExpression[callee.name="lt"]')],
    ...numbers,
    only: '1,000 wrong mailed codes',
  },
  {
    name: 'The try is counted in the statement that allows it',
    file: codes,
    without: [
      put(
        '#tryCode [callee.property.name="select"] > ObjectExpression',
        '{ $(properties.0), attempts: $(properties.0.value.object).attempts }',
      ),
      put('#tryCode IfStatement > UnaryExpression:has(> [name="newest"])', '$(.) || $(argument).attempts >= 5'),
      drop('#tryCode CallExpression[callee.name="lt"]'),
    ],
    ...numbers,
    only: '1,000 wrong mailed codes',
  },
  {
    name: 'A mailed code is used once',
    file: codes,
    without: [drop('#tryCode CallExpression[callee.name="isNull"]')],
    ...numbers,
    only: '200 right mailed codes',
  },
  {
    name: 'An app’s code is tried five times',
    file: challenges,
    without: [drop('#counted CallExpression[callee.name="lt"]')],
    ...numbers,
    only: '1,000 wrong codes of an app',
  },
];
