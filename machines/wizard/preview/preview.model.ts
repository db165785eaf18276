import { emptyDraft } from '../../../contract/wire/wizard/draft';
import type { RenderedPreview } from '../../../contract/wire/wizard/previews';
import { defineModels } from '../../paths/model';
import { previewMachine } from './preview.machine';

export const rendered: RenderedPreview = {
  url: 'http://localhost:4174/previews/abc/',
  expires_at: '2026-11-21T12:10:00.000Z',
  hue: 25,
  samples: ['description', 'images'],
  missing: [],
};
/** One of a customer whose logo and pictures are gone. */
export const lacking: RenderedPreview = { ...rendered, samples: ['images'], missing: ['logo', 'images'] };
const { business, images } = emptyDraft;

/** Milliseconds. */
export const previewDelays = { renderingDelay: 30_000, openingDelay: 30_000 };

export const previewModels = defineModels(previewMachine, {
  worlds: {
    'a name': {
      uuid: '5a4f7b0c-2f4c-4d9c-8a8e-0a4a6a1b7d21',
      draft: { domain: 'blue-bakery.com', website_name: 'Blue Bakery', business, images },
    },
  },
  cases: {
    'width.choose': [{ width: 'phone' }, { width: 'desktop' }],
    'xstate.done.actor.renderPreview': [{ output: rendered }, { output: lacking }],
    'xstate.error.actor.renderPreview': [{ error: { status: 429, message: '' } }],
  },
  project: ({ width, rendered: one }) => [width, one?.missing.length],
});
