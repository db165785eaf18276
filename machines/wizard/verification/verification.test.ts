import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { signedIn } from '../../account/otp/otp.model';
import { verificationDelays, verificationModels } from './verification.model';

walkMachine(verificationModels, verificationDelays, './verification.transitions.md');

const newAccount = inWorld(verificationModels, 'a new account');
const secondFactor = inWorld(verificationModels, 'a mailed second factor');
const ofApp = inWorld(verificationModels, 'a second factor of an app');

describe('journeys', () => {
  it('asks a new account for the code of its sign-up', async () =>
    expect((await journey(newAccount, [])).open.get('otp')?.input).toMatchObject({
      purpose: 'sign-up',
      email: signedIn.email,
    }));
  it('asks for the second factor of the mailbox whose password was right', async () =>
    expect((await journey(secondFactor, [])).open.get('otp')?.input).toEqual({
      purpose: 'two-factor',
      email: signedIn.email,
      method: 'email',
    }));
  it('says that an app shows the code where one does', async () =>
    expect((await journey(ofApp, [])).open.get('otp')?.input).toMatchObject({ purpose: 'two-factor', method: 'totp' }));
  it('has the profile read again once the mailbox is proved, and the wizard go on', async () => {
    const { sent } = await journey(newAccount, [done('otp', { opened: null })]);
    expect(sent.map(({ type }) => type)).toEqual(['profile.load', 'step.submitted']);
  });
  it('begins the session that the second factor has opened', async () => {
    const { sent } = await journey(secondFactor, [done('otp', { opened: signedIn })]);
    expect(sent.map(({ type }) => type)).toEqual(['session.signedIn']);
  });
  it('can be tried again when it breaks', async () =>
    expect((await journey(newAccount, [failed('otp'), { type: 'code.retry' }])).state).toBe('asking'));
});
