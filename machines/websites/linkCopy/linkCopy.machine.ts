import { type ActorRefFrom, assign, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { port } from '../../kit/port';
import { notify } from '../../protocols/tell';

export type LinkCopyEvent = { type: 'link.copy'; address: string };

/** The address of a website for the clipboard, to be passed on. */
export const linkCopyMachine = setup({
  types: { context: {} as { address: string }, events: {} as LinkCopyEvent },
  actors: { copyLink: port<void, { address: string }>('copyLink') },
  actions: { notify, setAddress: assign((_, { address }: { address: string }) => ({ address })) },
}).createMachine({
  id: 'linkCopy',
  context: { address: '' },
  initial: 'resting',
  states: {
    resting: {
      on: { 'link.copy': { target: 'copying', actions: { type: 'setAddress', params: ({ event }) => event } } },
    },
    copying: {
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context: { address } }) => ({ address }),
        onDone: {
          target: 'resting',
          actions: { type: 'notify', params: { subject: 'link', title: t('Link copied'), variant: 'success' } },
        },
        onError: {
          target: 'resting',
          actions: {
            type: 'notify',
            params: ({ context: { address } }) => ({
              subject: 'link',
              title: t('The link could not be copied'),
              description: t('Your browser does not allow it. The address is {address}', { address }),
              variant: 'error',
            }),
          },
        },
      },
    },
  },
});
export type LinkCopyRef = ActorRefFrom<typeof linkCopyMachine>;
