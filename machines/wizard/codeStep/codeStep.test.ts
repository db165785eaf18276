import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { signedIn } from '../../account/oneTimeCode/oneTimeCode.model';
import { codeStepDelays, codeStepModels } from './codeStep.model';

walkMachine(codeStepModels, codeStepDelays, './codeStep.transitions.md');

const newAccount = inWorld(codeStepModels, 'a new account');
const secondFactor = inWorld(codeStepModels, 'a mailed second factor');
const ofApp = inWorld(codeStepModels, 'a second factor of an app');

describe('journeys', () => {
  it('asks a new account for the code of its sign-up', async () =>
    expect((await journey(newAccount, [])).open.get('oneTimeCode')?.input).toMatchObject({
      purpose: 'sign-up',
      email: signedIn.email,
    }));
  it('asks for the second factor of the mailbox whose password was right', async () =>
    expect((await journey(secondFactor, [])).open.get('oneTimeCode')?.input).toEqual({
      purpose: 'two-factor',
      email: signedIn.email,
      method: 'email',
      hasPasskey: true,
    }));
  it('says that an app shows the code where one does', async () =>
    expect((await journey(ofApp, [])).open.get('oneTimeCode')?.input).toMatchObject({
      purpose: 'two-factor',
      method: 'totp',
    }));
  it('has the profile read again once the mailbox is proved, and the wizard go on', async () => {
    const { sent } = await journey(newAccount, [done('oneTimeCode', { opened: null })]);
    expect(sent.map(({ type }) => type)).toEqual(['profile.load', 'step.submitted']);
  });
  it('begins the session that the second factor has opened', async () => {
    const { sent } = await journey(secondFactor, [done('oneTimeCode', { opened: signedIn })]);
    expect(sent.map(({ type }) => type)).toEqual(['session.signedIn']);
  });
  it('can be tried again when it breaks', async () =>
    expect((await journey(newAccount, [failed('oneTimeCode'), { type: 'code.retry' }])).state).toBe('asking'));
});
