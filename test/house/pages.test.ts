import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { listener, port } from '../../machines/kit/port';
import { intentOf, unsaid } from './pages';

const machine = setup({
  types: { events: {} as { type: 'code.type' } | { type: 'code.send' } | { type: 'mail.arrived' } },
  actors: { checkCode: port('checkCode'), watchMail: listener('watchMail') },
}).createMachine({
  id: 'oneTimeCode',
  initial: 'asking',
  states: {
    asking: {
      invoke: { id: 'watchMail', src: 'watchMail', onError: 'asking' },
      on: { 'code.type': 'asking', 'code.send': 'checking', 'mail.arrived': 'asking' },
    },
    checking: { invoke: { id: 'checkCode', src: 'checkCode', onDone: 'asking', onError: 'asking' } },
  },
});
const path = 'machines/account/oneTimeCode/README.md';
const whole = `# Code

Six digits by mail. Rules: [Mailed codes](../../../docs/product.md#mailed-codes).

| events | ports |
| --- | --- |
| \`code.type\`, \`.send\` | \`checkCode\`; \`watchMail\` brings \`mail.arrived\` |

Invariants: fewer than six digits ask no server.

<!-- drawing -->
\`code.forgotten\`
<!-- /drawing -->
`;
const problems = (text: string) => unsaid({ path, text, machine: machine as never });

describe('the page of a machine', () => {
  it('is whole', () => expect(problems(whole)).toEqual([]));

  it.each([
    ['# Code\n\n', '', ['has no title', 'has no intent', 'does not say where its rules are']],
    ['Six digits by mail', '- Six digits by mail', ['has no intent', 'does not say where its rules are']],
    ['#mailed-codes', '', ['does not say where its rules are']],
    ['| events', '| what', ['has no events']],
    ['| ports |', '| calls |', ['has no ports']],
    ['Invariants:', 'Note:', ['has no invariants']],
    ['<!-- drawing -->', '', ['has no drawing']],
    ['`.send`', '`.resend`', ['does not name the event code.send']],
    ['`mail.arrived`', 'mail', ['does not name the event mail.arrived']],
    ['`checkCode`', '`check`', ['does not name the port checkCode']],
  ])('is missed %s', (words, instead, sentences) =>
    expect(problems(whole.replace(words, instead))).toEqual(sentences.map((sentence) => `${path} ${sentence}`)),
  );

  it('may name a child by its own page', () =>
    expect(problems(whole.replace('`checkCode`', '[the check](../checkCode/README.md)'))).toEqual([]));

  it('begins with what the machine is for', () =>
    expect(intentOf(whole)).toBe('Six digits by mail. Rules: [Mailed codes](../../../docs/product.md#mailed-codes).'));
});
