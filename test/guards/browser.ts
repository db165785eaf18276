import { before, drop, type Guard, put } from './guard';

const machine = 'machines/session/session/session.machine.ts';
const store = 'src/effects/storage/sessionStore.ts';
const effects = 'src/effects/storage/session.ts';
const refresh = 'src/effects/server/refresh.ts';
const lease = 'src/effects/storage/lease.ts';
const http = 'src/effects/server/http.ts';
const authority = 'src/effects/server/authority.ts';

const storm = { project: 'faults', test: 'test/faults/sessionStorm.test.ts' } as const;
const locks = { project: 'faults', test: 'test/faults/sessionLocks.test.ts' } as const;
const calls = { project: 'effects', test: 'src/effects/server/http.test.ts' } as const;
const tabs = { project: 'effects', test: 'src/effects/storage/session.test.ts' } as const;

/** In the browser. */
export const browserGuards: readonly Guard[] = [
  {
    name: 'One refresh for however many refusals: none starts while one runs',
    file: machine,
    without: [before('#refreshing #tags', "on: { 'token.refused': { target: 'refreshing', reenter: true } },")],
    ...storm,
  },
  {
    name: 'A refusal of a token that was renewed meanwhile starts no refresh',
    file: machine,
    without: [put('#isCurrent BinaryExpression', '$(left) !== null || $(right.expression.object) === null')],
    ...storm,
  },
  {
    name: 'The epoch, before renewed tokens are kept',
    file: store,
    without: [
      drop('#saveTokens IfStatement'),
      put('#saveTokens MemberExpression:last-child', '$(object)?.$(property) ?? null'),
    ],
    ...tabs,
  },
  {
    name: 'The epoch, before a lost session’s keys are forgotten',
    file: store,
    without: [drop('#forget IfStatement:has(> ReturnStatement)')],
    ...tabs,
  },
  {
    name: 'The epoch, before a profile is kept',
    file: store,
    without: [
      drop('#saveProfile IfStatement'),
      put(
        '#saveProfile VariableDeclarator > MemberExpression',
        "$(object)?.$(property) ?? { token: '', refresh_token: '' }",
      ),
    ],
    ...tabs,
  },
  {
    name: 'An answer to a session that is over is not used',
    file: refresh,
    without: [put('#ask TryStatement > BlockStatement > IfStatement', 'if ($(test.left)) $(test.right.argument);')],
    ...tabs,
  },
  {
    name: 'A lost race keeps the winner’s tokens',
    file: refresh,
    without: [drop('#ask CatchClause > BlockStatement > IfStatement')],
    ...tabs,
  },
  {
    name: 'What another tab has fetched is used instead of asking again',
    file: refresh,
    without: [drop('#ask > BlockStatement > IfStatement')],
    ...tabs,
  },
  {
    name: 'One tab at a time',
    file: refresh,
    without: [
      before(
        '#alone > BlockStatement > VariableDeclaration:first-child',
        'if (arguments.length > 0) return arguments[1]();',
      ),
    ],
    ...locks,
  },
  {
    name: 'The time limit of the wait for the browser’s lock',
    file: refresh,
    without: [put('#signal CallExpression[callee.property.name="any"]', '$(arguments.0.elements.0)')],
    ...locks,
    only: 'behind a lock that nobody gives back',
  },
  {
    name: 'A lock that nobody gives back is taken away',
    file: refresh,
    without: [drop('#alone IfStatement:first-child')],
    ...locks,
  },
  {
    name: 'A lease is read again before it counts',
    file: lease,
    without: [put('#withLease LogicalExpression > UnaryExpression', '($(argument) || true)')],
    ...locks,
  },
  {
    name: 'A lease that nobody gives back runs out',
    file: lease,
    without: [put('#isFree LogicalExpression', '$(left)')],
    ...locks,
    only: 'behind a lease that nobody gives back',
  },
  {
    name: 'A page that comes back frozen looks who is signed in',
    file: effects,
    without: [put('#thaw IfStatement', 'void $(test.left);')],
    ...tabs,
  },
  {
    name: 'A cleared storage (`key === null`) is a sign-out',
    file: effects,
    without: [
      put(
        '#hear LogicalExpression[operator="||"]',
        '$(left) || $(right.expression.left.left.left) === null || $(right)',
      ),
    ],
    ...tabs,
  },
  {
    name: 'A cleared storage takes along what this tab wrote at the same moment',
    file: effects,
    without: [drop('#hear IfStatement:not(:has(ReturnStatement))')],
    ...tabs,
  },
  {
    name: 'Another tab’s sign-out is followed without a timer',
    file: effects,
    without: [put('#hear CallExpression[callee.name="look"]', 'setTimeout($(callee), 20)')],
    ...tabs,
  },
  {
    name: 'A profile that another tab writes stops no refresh',
    file: effects,
    without: [put('#look IfStatement > LogicalExpression[operator="&&"]:has(> Identifier)', '$(left)')],
    ...tabs,
  },
  {
    name: 'A refused call is replayed once',
    file: http,
    without: [
      put(
        '#exchange IfStatement:has(> LogicalExpression)',
        'for (let round = 0; round < 3 && $(test); round += 1) $(consequent)',
      ),
    ],
    ...calls,
  },
  {
    name: 'Refused writes are replayed in their order',
    file: http,
    without: [
      drop(
        '#exchange IfStatement:has(> LogicalExpression) ExpressionStatement:has(> AwaitExpression:has(> ChainExpression))',
      ),
      drop('#exchange IfStatement:has(> LogicalExpression) ExpressionStatement:has([name="throwIfAborted"])'),
    ],
    ...storm,
  },
  {
    name: 'A write that comes after a refused one waits for it',
    file: http,
    without: [put('#exchange IfStatement > ChainExpression', '$(expression.object) && !$(expression.object)')],
    ...calls,
  },
  {
    name: 'What one customer asked for is never sent in the name of the next',
    file: authority,
    without: [
      put('#tokenOf LogicalExpression', '$(left)'),
      drop('Property#renew > ArrowFunctionExpression > BlockStatement > IfStatement'),
      put('#decide LogicalExpression[operator="||"]', '$(left)'),
    ],
    ...calls,
  },
];
