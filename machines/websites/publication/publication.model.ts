import type { ProjectVersion } from '../../../contract/wire/websites/versions';
import { defineModels } from '../../paths/model';
import { version } from '../versions/versions.model';
import { publicationMachine } from './publication.machine';

export const input = { id: '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01' };
export const made: ProjectVersion = version(3, { is_live: true });
export const unmade = version(3, { state: 'publishing', published_at: null, is_whole: false });
export const refused = version(3, {
  state: 'failed',
  published_at: null,
  is_whole: false,
  failure: 'A picture is gone.',
});

export const publicationDelays = {
  lookDelay: ({ looks }: { looks: number }) => Math.min(10_000, 500 * 2 ** looks),
};
export const publicationModels = defineModels(publicationMachine, {
  worlds: { 'a website': input },
  cases: {
    'publication.follow': [{ number: 3 }],
    'xstate.done.actor.loadVersion': [{ output: made }, { output: unmade }, { output: refused }, { output: null }],
    'xstate.error.actor.loadVersion': [{ error: { status: null, message: '' } }],
  },
  told: ['publication.follow', 'publication.forget', 'website.outdated'],
  // Of the looks the first few: from the fifth on each waits as long as the one before.
  project: ({ looks, outcome }) => [Math.min(looks, 2), outcome?.state],
});
