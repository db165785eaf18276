import { drop, type Guard, put } from './guard';

const doubt = 'server/domain/websites/messages/doubt.ts';
const entry = 'server/domain/websites/messages/entry.ts';
const receive = 'server/domain/websites/messages/receive.ts';

const machines = { project: 'server', test: 'test/server/messages.test.ts', only: 'machines leave nothing' } as const;
const once = { project: 'server', test: 'test/server/messages.test.ts', only: 'when sent once more' } as const;

/** What strangers write reaches the business, and nobody else; what machines write lies aside. */
export const messageGuards: readonly Guard[] = [
  {
    name: 'Whatever fills in the field that nobody sees is asked to send once more',
    file: doubt,
    without: [drop('#doubtOf IfStatement:has(Literal[value="trap"])')],
    ...machines,
  },
  {
    name: 'Whatever sends sooner than a person writes is asked to send once more',
    file: doubt,
    without: [drop('#doubtOf IfStatement:has(Literal[value="hasty"])')],
    ...machines,
  },
  {
    name: 'When a page was shown is signed',
    file: doubt,
    without: [put('#shownAt ReturnStatement > ConditionalExpression', '$(consequent)')],
    ...machines,
  },
  {
    name: 'What asks to send once more is for who was asked',
    file: doubt,
    without: [put('#signed ConditionalExpression', 'null')],
    ...once,
  },
  {
    name: 'A page of another website is no page of ours',
    file: doubt,
    without: [drop('#doubtOf IfStatement:has(Literal[value="foreign"])')],
    ...machines,
  },
  {
    name: 'What stands in the head of a mail is one line',
    file: entry,
    without: [drop('#problemOf IfStatement:has(Identifier[name="manyLines"])')],
    ...machines,
  },
  {
    name: 'An address is one mailbox',
    file: entry,
    without: [put('#problemOf ReturnStatement > ConditionalExpression:has(Literal[value="email"])', 'null')],
    ...machines,
  },
  {
    name: 'What is doubted is mailed to nobody',
    file: receive,
    without: [put('#receiveMessage IfStatement > LogicalExpression[operator="||"]', '$(left)')],
    ...machines,
  },
];
