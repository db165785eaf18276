import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, inWorld, journey } from '../../paths/journey';
import { accountStepDelays, accountStepModels } from './accountStep.model';

walkMachine(accountStepModels, accountStepDelays, './accountStep.transitions.md');

const visitor = inWorld(accountStepModels, 'a visitor');
const customer = inWorld(accountStepModels, 'a customer');

describe('journeys', () => {
  it('begins with sign-up, and changes sides as often as asked', async () => {
    expect((await journey(visitor, [])).state).toBe('signingUp');
    expect((await journey(visitor, [{ type: 'account.toggle' }])).state).toBe('signingIn');
    expect((await journey(visitor, [{ type: 'account.toggle' }, { type: 'account.toggle' }])).state).toBe('signingUp');
  });
  it('tells the wizard whose second factor is due', async () => {
    const { sent } = await journey(visitor, [
      { type: 'account.toggle' },
      done('signin', { pending: { email: 'ada@bakery.example', method: 'totp' } }),
    ]);
    expect(sent).toContainEqual({
      type: 'account.pending',
      pending: { email: 'ada@bakery.example', method: 'totp' },
    });
  });
  it('is ready at once for a customer, and lets them go on', async () => {
    const { state, sent } = await journey(customer, [{ type: 'step.submit' }]);
    expect(state).toBe('verified');
    expect(sent.map(({ type }) => type)).toEqual(['step.changed', 'step.submitted']);
  });
  it('logs out back to the wizard, as a visitor', async () => {
    const { sent } = await journey(customer, [{ type: 'account.logOut' }]);
    expect(sent).toContainEqual({ type: 'session.signOut', to: '/website-setup?source=visitor' });
  });
  it('lets nobody on who is not signed in', async () =>
    await expect(journey(visitor, [{ type: 'step.submit' }])).rejects.toThrow('not possible'));
});
