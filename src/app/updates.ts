import { createActor } from 'xstate';
import type { AppRef } from '../../machines/shell/app/app.machine';
import { updatesMachine } from '../../machines/shell/updates/updates.machine';
import { compareBalances, hearServer, watchCustomer } from '../effects/server/updates';

const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Starts what hears of changes, beside the screens, for as long as the page is open. */
export const startUpdates = (root: AppRef) =>
  createActor(updatesMachine.provide({ actors: { watchCustomer, compareBalances, hearServer: hearServer(chance) } }), {
    parent: root,
    id: 'updates',
    systemId: 'updates',
  }).start();
