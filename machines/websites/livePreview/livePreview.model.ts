import { defineModels } from '../../paths/model';
import { bakery, renamed, site as id } from '../content/content.model';
import { livePreviewMachine } from './livePreview.machine';

const domain = 'blue-bakery.com';
export const site = { id, domain, content: bakery, isTranslated: false };
export const changed = { ...site, content: renamed };
export const page = (name: string) => ({
  url: `http://content.example/previews/${name}/`,
  expires_at: '2026-07-01T12:10:00.000Z',
  hue: 30,
  samples: [],
  missing: [],
});

export const livePreviewDelays = {
  renderingDelay: 30_000,
  openingDelay: 30_000,
  paceDelay: 2_500,
  restDelay: 60_000,
};
export const livePreviewModels = defineModels(livePreviewMachine, {
  worlds: { 'a website': { site }, 'a website of somebody who types on': { site, drawn: 29 } },
  cases: {
    'preview.draw': [{ site: changed }],
    'width.choose': [{ width: 'phone' }],
    'xstate.done.actor.renderSite': [{ output: page('one') }],
    'xstate.error.actor.renderSite': [{ error: { status: null, message: '' } }],
  },
  told: ['preview.draw'],
  project: ({ site: { content }, asked, shown, coming, width, problem, drawn }) => [
    content.version,
    asked.length,
    shown !== null,
    coming !== null,
    width,
    problem,
    drawn >= 30,
  ],
});
