import { expect, it } from 'vitest';
import { createActor, type EventObject } from 'xstate';
import { oneTimeCodeDelays, oneTimeCodeModels, signedIn } from '../../account/oneTimeCode/oneTimeCode.model';
import { signinModels } from '../../account/signin/signin.model';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { domainModels, result } from '../../wizard/domain/domain.model';
import { type ToastsContext, toastsMachine } from './toasts.machine';

/** What the toasts show and have waiting after all that machines told them, in one breath: no time passes. */
function seenAfter(...told: readonly (readonly EventObject[])[]): (string | undefined)[] {
  const toasts = createActor(toastsMachine).start();
  for (const event of told.flat().filter(({ type }) => type.startsWith('toast.'))) toasts.send(event as never);
  const { current, waiting }: ToastsContext = toasts.getSnapshot().context;
  toasts.stop();
  return [current, ...waiting].map((toast) => toast?.title);
}

const page = inWorld(signinModels, 'on its own page');
const filled = [
  { type: 'field.change', field: 'email', value: signedIn.email },
  { type: 'field.change', field: 'password', value: 'secrets' },
  { type: 'form.submit' },
] as const;
const opened = done('login', { kind: 'signedIn', signedIn });

it('says no more that the sign-in was refused over the page that it opened', async () => {
  const wrong = failed('login', { status: 401, message: 'Wrong email or password.' });
  const { sent } = await journey(page, [...filled, wrong, { type: 'form.submit' }, opened]);
  expect(seenAfter(sent)).toEqual(['Login successful']);
});

it('nor that a mailbox is unproved once it is proved', async () => {
  const unproved = failed('login', { status: 403, message: '' });
  const { sent } = await journey(page, [...filled, unproved, done('oneTimeCode', { opened: null })]);
  expect(seenAfter(sent)).toEqual([undefined]);
});

it('nor that a code was wrong over the page that the right one opened', async () => {
  const needed = { kind: 'secondFactor', needed: { email: signedIn.email, two_factor_method: 'email' } };
  const asked = await journey(page, [...filled, done('login', needed)]);
  const code = await journey(
    inWorld(oneTimeCodeModels, 'a second factor'),
    [
      { type: 'code.type', code: '123456' },
      { type: 'code.verify' },
      failed('checkCode', { status: 400, message: 'The code is wrong or has expired.' }),
      { type: 'code.type', code: '654321' },
      { type: 'code.verify' },
      done('checkCode', signedIn),
    ],
    { delays: oneTimeCodeDelays },
  );
  expect(seenAfter(asked.sent, code.sent)).toEqual(['2FA Verified']);
});

it('nor that a domain was taken once another was added', async () => {
  const search = (text: string) => ({ type: 'search.submit', text }) as const;
  const { sent } = await journey(inWorld(domainModels, 'nothing chosen, one allowed'), [
    search('taken.com'),
    done('checkDomain', result('taken.com', null)),
    search('blue.com'),
    done('checkDomain', result('blue.com', 1_200)),
  ]);
  expect(seenAfter(sent)).toEqual(['Domain Added']);
});
