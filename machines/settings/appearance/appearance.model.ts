import { plainAppearance } from '../../../contract/rules/account/plainAppearance';
import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { appearanceMachine } from './appearance.machine';

const broken = { error: new Error('broken') };
const known = { id: ada.uuid, chosen: { theme: 'dark' }, unsaved: {} } as const;

export const appearanceDelays = {
  settleDelay: 400,
  retryDelay: ({ tries }: { tries: number }) => Math.min(60_000, 5_000 * 2 ** (tries - 1)),
};
export const appearanceModels = defineModels(appearanceMachine, {
  worlds: { 'nothing chosen before': plainAppearance },
  cases: {
    'appearance.choose': [{ change: { font: 'manrope' } }, { change: { font: 'inter' } }],
    'customer.known': [known],
    'sample.seen': [{ font: 'Lato' }],
    'xstate.done.actor.saveAppearance': [{ output: ada }],
    'xstate.error.actor.saveAppearance': [
      { error: { status: null, message: '' } },
      { error: { status: 400, message: '' } },
    ],
    'xstate.error.actor.storeAppearance': [broken],
    'xstate.error.actor.watchCustomer': [broken],
  },
  heard: { watchCustomer: ['customer.known', 'customer.left'] },
  // What is chosen makes no other transition than that something is.
  project: ({ appearance, customer, unsaved, tries }) => [
    appearance.font,
    customer,
    Object.keys(unsaved).length,
    tries > 0,
  ],
});
