import { expect, test } from 'vitest';
import { onOneEngine } from './support/database';
import { openDoors } from './support/identity';

const person = { first_name: 'Ada', last_name: 'Baker', phone_number: '+32470123456' };
const good = 'a loaf of rye bread';

onOneEngine('what somebody chooses', (database) => {
  const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
  const fieldsOf = async (response: Response) =>
    [response.status, ((await response.json()) as { fields?: Record<string, string> }).fields] as const;
  const common = 'This password is among the most common ones. Please choose another.';

  test('a password is none of the most common ones, nor the mailbox, nor our name', async () => {
    const { send, signUp } = openDoors(database());
    const email = 'adabaker@bakery.example';
    const own = 'This password is in your email address. Please choose another.';
    const ours = 'This password is our own name. Please choose another.';
    for (const [password, sentence] of [
      ['password', common],
      ['PassWord', common],
      ['trustno1', common],
      ['qwerty123', common],
      [email, own],
      ['adabaker', own],
      ['sitewright', ours],
    ] as const)
      expect(await fieldsOf(await send('/auth/register/', { ...person, email, password })), password).toEqual([
        400,
        { password: sentence },
      ]);
    // Of letters, digits and signs nothing is asked.
    for (const password of ['adabaker bakes', 'zzkqwvxj', 'Sitewright 2026', '🥖🥖🥖🥖🥖🥖🥖🥖'])
      expect((await send('/auth/register/', { ...person, email: `${password.length}@b.co`, password })).status).toBe(
        201,
      );
    await signUp(email);
    // The older path is the same door.
    const older = { ...person, email: `older-${email}`, password: 'adabaker bakes' };
    expect((await send('/register_request/', older)).status).toBe(201);
    expect((await send('/register_request/', { ...older, password: common })).status).toBe(400);
  });

  test('neither is one that takes its place, and what proves the customer is not used up by it', async () => {
    const { ask, send, member, openSession, codeSentTo } = openDoors(database());
    const { id, email } = await member();
    const { access_token: token } = await openSession(id);
    const change = (new_password: string) =>
      ask(token, 'POST', '/auth/password-change/', { current_password: 'a long password', new_password });
    expect(await fieldsOf(await change('sunshine1'))).toEqual([400, { new_password: common }]);
    expect((await change(good)).status).toBe(204);

    expect((await send('/auth/forgot-password/', { email })).status).toBe(200);
    const reset = async (new_password: string) =>
      send('/auth/reset-password/', { email, otp_code: await codeSentTo(email), new_password });
    expect(await fieldsOf(await reset('sunshine1'))).toEqual([400, { new_password: common }]);
    expect((await reset('another loaf of bread')).status).toBe(204);
  });

  test('of a burst of sign-ups ten are told that the mailbox is known, one after the other or at once', async () => {
    const { send, signUp, services } = openDoors(database());
    const hour = 3_600_000;
    const known = Array.from({ length: 15 }, (_, place) => `known-${place}@bakery.example`);
    // Honest ones of one network at once are no burst.
    await Promise.all(known.map(signUp));
    const again = async (email: string): Promise<Response> =>
      send('/auth/register/', { ...person, email, password: good });
    const told = async (responses: Response[]) => {
      const codes = await Promise.all(responses.map(codeOf));
      return ['email_exists', 'too_many'].map((code) => codes.filter((one) => one === code).length);
    };
    services.clock.advance(hour);
    expect(await told(await Promise.all(known.map(again)))).toEqual([10, 5]);
    // Whoever has used it up learns nothing of an unknown mailbox either.
    expect((await again('nobody@bakery.example')).status).toBe(429);
    services.clock.advance(hour);
    const inTurn: Response[] = [];
    for (const email of known) inTurn.push(await again(email));
    expect(await told(inTurn)).toEqual([10, 5]);
    services.clock.advance(hour);
    expect((await again('nobody@bakery.example')).status).toBe(201);
  });
});
