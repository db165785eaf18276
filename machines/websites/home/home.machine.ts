import { type ActorRefFrom, setup } from 'xstate';
import { child, listener, port } from '../../kit/port';
import { tell } from '../../protocols/tell';
import { resourceMachine } from '../../shell/resource/resource.machine';
import type { savedDraftsMachine } from '../savedDrafts/savedDrafts.machine';

export type HomeEvent =
  /** The balance is another one. */
  { type: 'money.moved' };

/** The dashboard: the websites at once, and once its first look is there what else a customer may have come for. */
export const homeMachine = setup({
  types: {
    events: {} as HomeEvent,
    children: {} as { savedDrafts: 'savedDrafts'; outlook: 'outlook' },
  },
  actors: {
    loadLater: port<void>('loadLater'),
    watchMoney: listener('watchMoney'),
    savedDrafts: child<typeof savedDraftsMachine>('savedDrafts'),
    outlook: resourceMachine,
  },
  actions: { ageOutlook: tell('outlook', { type: 'resource.invalidate' }) },
}).createMachine({
  id: 'home',
  initial: 'loadingLater',
  states: {
    loadingLater: { invoke: { id: 'loadLater', src: 'loadLater', onDone: 'whole', onError: 'plain' } },
    whole: {
      invoke: [
        { id: 'watchMoney', src: 'watchMoney', onError: 'plain' },
        { id: 'savedDrafts', src: 'savedDrafts', onError: 'plain' },
        { id: 'outlook', src: 'outlook', systemId: 'outlook', onError: 'plain' },
      ],
      on: { 'money.moved': { actions: 'ageOutlook' } },
    },
    /** Without it: the websites and the sums are all there. */
    plain: {},
  },
});
export type HomeRef = ActorRefFrom<typeof homeMachine>;
