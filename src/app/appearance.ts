import { createActor } from 'xstate';
import type { AppRef } from '../../machines/shell/app/app.machine';
import { appearanceMachine } from '../../machines/settings/appearance/appearance.machine';
import { readAppearance, saveAppearance, storeAppearance, watchCustomer } from '../effects/browser/appearance';

/** Starts what holds how the product looks, once, for as long as the page is open: after the first screen, or with its own. */
export const startAppearance = (root: AppRef): void => {
  if (root.system.get('appearance')) return;
  createActor(appearanceMachine.provide({ actors: { storeAppearance, watchCustomer, saveAppearance } }), {
    parent: root,
    id: 'appearance',
    systemId: 'appearance',
    input: readAppearance(),
  }).start();
};
