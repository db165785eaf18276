import { createActor } from 'xstate';
import { inboxMachine } from '../../machines/notices/inbox/inbox.machine';
import type { AppRef } from '../../machines/shell/app/app.machine';
import { updatesMachine } from '../../machines/shell/updates/updates.machine';
import { reopeningMachine } from '../../machines/websites/reopening/reopening.machine';
import { pollerMachine } from '../../machines/websites/poller/poller.machine';
import { startAppearance } from './appearance';
import { watchFocus } from '../effects/browser/focus';
import { lead } from '../effects/browser/lead';
import { watchPage } from '../effects/browser/watchPage';
import { compareBalances, hearServer, watchCustomer } from '../effects/server/updates';
import { loadNotices, markRead, watchFrame } from '../effects/server/notices';
import { readMemo, watchProject } from '../effects/server/projects';
import { shareList, watchProjects } from '../effects/server/watchProjects';

const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Starts what hears of changes and what looks for them, beside the screens, for as long as the page is open. */
export const startUpdates = (root: AppRef) => {
  startAppearance(root);
  createActor(updatesMachine.provide({ actors: { watchCustomer, compareBalances, hearServer: hearServer(chance) } }), {
    parent: root,
    id: 'updates',
    systemId: 'updates',
  }).start();
  createActor(inboxMachine.provide({ actors: { watchCustomer, watchFocus, watchFrame, loadNotices, markRead } }), {
    parent: root,
    id: 'inbox',
    systemId: 'inbox',
  }).start();
  createActor(
    pollerMachine.provide({
      actors: { watchProjects: watchProjects(chance, () => Date.now()), watchPage, lead, shareList },
    }),
    { parent: root, id: 'poller', systemId: 'poller' },
  ).start();
  createActor(reopeningMachine.provide({ actors: { readMemo, watchProject } }), {
    parent: root,
    id: 'reopening',
    input: { path: root.getSnapshot().context.address?.path ?? '' },
  }).start();
};
