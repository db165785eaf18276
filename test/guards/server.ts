import { before, drop, type Guard, put } from './guard';

const sessions = 'server/domain/session/sessions.ts';
const codes = 'server/domain/account/codes/codes.ts';
const guesses = 'server/domain/account/codes/guesses.ts';
const signInTries = 'server/domain/account/signInTries.ts';
const growingWait = 'server/domain/limits/growingWait.ts';
const challenges = 'server/domain/account/codes/challenges.ts';
const routes = 'server/routes/auth.ts';

const families = { project: 'server', test: 'test/server/identity.sessions.test.ts' } as const;
const strangers = { project: 'server', test: 'test/server/identity.strangers.test.ts' } as const;
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
    without: [drop('#sessionOf CallExpression[callee.name="isNull"]')],
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
    name: 'A mailed code is tried five times, counted in the statement that allows the try',
    file: codes,
    without: [drop('#tryCode CallExpression[callee.name="lt"]')],
    ...numbers,
    only: '1,000 wrong mailed codes',
  },
  {
    name: 'What strangers try of a code leaves its owner’s tries',
    file: codes,
    without: [put('#attempts ConditionalExpression', "'attempts'")],
    ...strangers,
    only: 'end no code of a sign-up',
  },
  {
    name: 'What strangers ask for sends no other code while one of the owner’s is good',
    file: codes,
    without: [put('#isSent LogicalExpression', 'true')],
    ...strangers,
    only: 'end no code of a sign-up',
  },
  {
    name: 'Codes that strangers ask for keep no other purpose from being sent one',
    file: codes,
    without: [put('#alike > CallExpression', '$(arguments.0)')],
    ...strangers,
    only: 'five codes an hour',
  },
  {
    name: 'The guesses of a day are counted one after the other',
    file: guesses,
    without: [drop('#countGuess ExpressionStatement:has([property.name="execute"])')],
    ...numbers,
    only: '40 wrong codes of an app',
  },
  {
    name: 'A day has so many guesses and no more',
    file: guesses,
    without: [put('#countGuess IfStatement:has([callee.property.name="insert"]) > BinaryExpression', 'true')],
    ...strangers,
    only: 'who have the password',
  },
  {
    name: 'The owner’s guesses are their own',
    file: guesses,
    without: [put('#own > CallExpression', '$(arguments.0)')],
    ...strangers,
    only: 'who have the password',
  },
  {
    name: 'A known device does not wait behind those who guess the password',
    file: signInTries,
    without: [put('#admitSignIn IfStatement > BinaryExpression', 'false')],
    ...strangers,
    only: 'guess passwords from anywhere',
  },
  {
    name: 'A network waits for its own tries alone',
    file: signInTries,
    without: [put('#pair TemplateLiteral', 'email')],
    ...strangers,
    only: 'guess passwords from anywhere',
  },
  {
    name: 'A password is tried ten times at once, counted in the statement that allows the try',
    file: growingWait,
    without: [drop('#waitYourTurn Property[key.name="setWhere"]')],
    project: 'server',
    test: 'test/server/identity.test.ts',
    only: '40 passwords of a stranger',
  },
  {
    name: 'Another password has the account forget every device but its own',
    file: 'server/domain/account/passwords.ts',
    without: [drop('#replacePassword ExpressionStatement:has([callee.name="forgetDevices"])')],
    ...strangers,
    only: 'another password',
  },
  {
    name: 'A mailed code is used once',
    file: codes,
    without: [drop('#tryCode CallExpression[callee.name="isNull"]')],
    ...numbers,
    only: '200 right mailed codes',
  },
  {
    name: 'A recovery code is tried five times in a sign-in',
    file: challenges,
    without: [drop('#counted CallExpression[callee.name="lt"]')],
    ...numbers,
    only: '1,000 wrong recovery codes',
  },
];
