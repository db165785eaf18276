import { defineModels } from '../../paths/model';
import { type DomainHoldContext, domainHoldMachine } from './domainHold.machine';

const refused = (code: string, status = 409) => ({ error: { status, message: `No: ${code}.`, code } });
const cases = {
  'name.choose': [{ name: 'blue.com' }, { name: 'green.com' }, { name: null }],
  'xstate.done.actor.holdDomain': [{ output: 1_800_000 }],
  'xstate.error.actor.holdDomain': [refused('domain-held'), refused('hold-ended'), { error: new Error('offline') }],
  'xstate.done.actor.releaseDomain': [{ output: undefined }],
  'xstate.error.actor.releaseDomain': [{ error: { status: 503, message: '' } }],
  'xstate.error.actor.watchHold': [{ error: new Error('deaf') }],
};
const spec = {
  heard: { watchHold: ['hold.ending', 'hold.ended'] },
  told: ['name.choose', 'hold.rest'],
  project: ({ chosen, name, isRenewed, until }: DomainHoldContext) => [chosen, name, isRenewed, until !== null],
} as const;

export const customerModels = defineModels(domainHoldMachine, {
  worlds: {
    'a name chosen before': { name: 'blue.com', isSignedIn: true },
    'none chosen': { name: null, isSignedIn: true },
  },
  cases,
  ...spec,
});
/** Before the sign-in nothing is asked of the server. */
export const visitorModels = defineModels(domainHoldMachine, {
  worlds: { visitor: { name: 'blue.com', isSignedIn: false } },
  cases: { 'name.choose': [{ name: 'green.com' }, { name: null }] },
  ...spec,
});
export const domainHoldModels = [...customerModels, ...visitorModels];
