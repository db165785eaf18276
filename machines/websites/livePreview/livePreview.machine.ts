import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { ProjectContent } from '../../../contract/wire/websites/versions';
import type { RenderedPreview } from '../../../contract/wire/wizard/previews';
import { port } from '../../kit/port';

/** A website as it would be published now. */
export interface PreviewedSite {
  /** Project's id. */
  id: string;
  domain: string;
  content: ProjectContent;
  /** In its second language first. */
  isTranslated: boolean;
}

/** How wide the window is that the website is looked at in. */
export type PreviewWidth = 'desktop' | 'phone';

export type LivePreviewEvent =
  | { type: 'preview.draw'; site: PreviewedSite }
  /** The place where it stands came into sight, or left it: what nobody sees is not asked for. */
  | { type: 'picture.seen' }
  | { type: 'picture.unseen' }
  /** The place is gone, and the page that was in it: a preview is given out once. */
  | { type: 'picture.removed' }
  | { type: 'preview.shown' }
  | { type: 'preview.lost' }
  | { type: 'preview.retry' }
  | { type: 'width.choose'; width: PreviewWidth };

export interface LivePreviewContext {
  site: PreviewedSite;
  /** What the server was asked for last, as text; '' is nothing yet. */
  asked: string;
  /** The page that is shown; it stays until the next one is there. */
  shown: RenderedPreview | null;
  coming: RenderedPreview | null;
  width: PreviewWidth;
  /** Why the last could not be shown. */
  problem: string | null;
  /** How many were asked for since the last rest. */
  drawn: number;
}

export interface LivePreviewInput {
  site: PreviewedSite;
  /** 0 when left out. */
  drawn?: number;
}

const isOutdated = ({ site, asked }: LivePreviewContext) => JSON.stringify(site) !== asked;

/** So many follow each other at once; whoever types on, and rests between any two letters, has the others in a pace. */
const quick = 30;

/** A website while it is edited: rendered anew with each change, and the last page is there until the next one is. */
export const livePreviewMachine = setup({
  types: {
    input: {} as LivePreviewInput,
    context: {} as LivePreviewContext,
    events: {} as LivePreviewEvent,
    tags: {} as 'busy',
  },
  actors: { renderSite: port<RenderedPreview, PreviewedSite>('renderSite') },
  actions: {
    setSite: assign((_, { site }: { site: PreviewedSite }) => ({ site })),
    noteAsked: assign(({ context }) => ({
      asked: JSON.stringify(context.site),
      coming: null,
      problem: null,
      drawn: context.drawn + 1,
    })),
    rest: assign({ drawn: 0 }),
    forgetAsked: assign({ asked: '', coming: null }),
    forget: assign({ asked: '', coming: null, shown: null }),
    setComing: assign((_, coming: RenderedPreview) => ({ coming })),
    show: assign(({ context: { coming } }) => ({ shown: coming, coming: null })),
    explain: assign((_, { error }: { error: unknown }) => ({ coming: null, problem: explain('default', error) })),
    setWidth: assign((_, { width }: { width: PreviewWidth }) => ({ width })),
  },
  guards: {
    isOutdated: ({ context }) => isOutdated(context),
    isDue: ({ context }) => isOutdated(context) && context.drawn < quick,
    hasDrawn: ({ context }) => context.drawn > 0,
    isPaced: ({ context: { drawn } }) => drawn >= quick,
  },
  delays: {
    /** Much of a cold start, on a busy machine. */
    renderingDelay: 30_000,
    /** A page of 1 MB on a slow telephone. */
    openingDelay: 30_000,
    /** With these the server is asked for at most 270 in ten minutes, and refuses more than 300. */
    paceDelay: 2_500,
    restDelay: 60_000,
  },
}).createMachine({
  id: 'livePreview',
  context: ({ input }) => ({
    site: input.site,
    asked: '',
    shown: null,
    coming: null,
    width: 'desktop',
    problem: null,
    drawn: input.drawn ?? 0,
  }),
  initial: 'unseen',
  on: {
    'width.choose': { actions: { type: 'setWidth', params: ({ event }) => event } },
    'picture.removed': { target: '.unseen', actions: 'forget' },
    'preview.draw': { actions: { type: 'setSite', params: ({ event }) => event } },
  },
  states: {
    unseen: { after: { restDelay: { guard: 'hasDrawn', actions: 'rest' } }, on: { 'picture.seen': 'seen' } },
    seen: {
      initial: 'resting',
      on: { 'picture.unseen': 'unseen' },
      states: {
        resting: {
          always: [
            { guard: 'isDue', target: 'rendering' },
            { guard: 'isOutdated', target: 'pausing' },
          ],
          after: { restDelay: { guard: 'hasDrawn', actions: 'rest' } },
        },
        pausing: { tags: 'busy', after: { paceDelay: 'rendering' } },
        rendering: {
          tags: 'busy',
          entry: 'noteAsked',
          invoke: {
            id: 'renderSite',
            src: 'renderSite',
            input: ({ context: { site } }) => site,
            onDone: { target: 'opening', actions: { type: 'setComing', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'explain', params: ({ event }) => event } },
          },
          after: { renderingDelay: { target: 'failed', actions: { type: 'explain', params: { error: null } } } },
          on: {
            'preview.draw': [
              { guard: 'isPaced', actions: { type: 'setSite', params: ({ event }) => event } },
              { target: 'rendering', reenter: true, actions: { type: 'setSite', params: ({ event }) => event } },
            ],
            'picture.unseen': { target: '#livePreview.unseen', actions: 'forgetAsked' },
          },
        },
        opening: {
          tags: 'busy',
          on: {
            'preview.shown': { target: 'resting', actions: 'show' },
            'preview.lost': { target: 'failed', actions: { type: 'explain', params: { error: null } } },
            'preview.draw': [
              { guard: 'isPaced', actions: { type: 'setSite', params: ({ event }) => event } },
              { target: 'rendering', actions: { type: 'setSite', params: ({ event }) => event } },
            ],
            'picture.unseen': { target: '#livePreview.unseen', actions: 'forgetAsked' },
          },
          after: { openingDelay: { target: 'failed', actions: { type: 'explain', params: { error: null } } } },
        },
        /** Who looks again has it tried again. */
        failed: {
          on: {
            'picture.unseen': { target: '#livePreview.unseen', actions: 'forgetAsked' },
            'preview.retry': 'rendering',
            'preview.draw': [
              { guard: 'isPaced', target: 'pausing', actions: { type: 'setSite', params: ({ event }) => event } },
              { target: 'rendering', actions: { type: 'setSite', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
  },
});
export type LivePreviewRef = ActorRefFrom<typeof livePreviewMachine>;
export type LivePreviewSnapshot = SnapshotFrom<typeof livePreviewMachine>;
