import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Draft } from '../../../contract/wire/wizard/draft';
import { explain } from '../../../contract/rules/failure';
import type { RenderedPreview } from '../../../contract/wire/wizard/previews';
import { port } from '../../kit/port';

/** What of a draft its website shows. */
export type PreviewedDraft = Pick<Draft, 'domain' | 'website_name' | 'business' | 'images'>;

/** How wide the window is that the website is looked at in. */
export type PreviewWidth = 'desktop' | 'phone';

export interface PreviewInput {
  /** Uuid of the template. */
  uuid: string;
  draft: PreviewedDraft;
}

export interface PreviewContext extends PreviewInput {
  /** Null until it is rendered. */
  rendered: RenderedPreview | null;
  width: PreviewWidth;
  /** Why there is nothing to see. */
  problem: string | null;
}

export type PreviewEvent =
  | { type: 'preview.shown' }
  | { type: 'preview.lost' }
  | { type: 'preview.retry' }
  | { type: 'width.choose'; width: PreviewWidth };

/** A template with what the customer has chosen: rendered, then shown in a frame. */
export const previewMachine = setup({
  types: {
    input: {} as PreviewInput,
    context: {} as PreviewContext,
    events: {} as PreviewEvent,
    tags: {} as 'busy',
  },
  actors: { renderPreview: port<RenderedPreview, PreviewInput>('renderPreview') },
  actions: {
    setRendered: assign((_, { rendered }: { rendered: RenderedPreview }) => ({ rendered })),
    explain: assign((_, { error }: { error: unknown }) => ({
      rendered: null,
      problem: explain('default', error),
    })),
    setWidth: assign((_, { width }: { width: PreviewWidth }) => ({ width })),
  },
  delays: {
    /** Much of a cold start, on a busy machine. */
    renderingDelay: 30_000,
    /** A page of 1 MB on a slow telephone. */
    openingDelay: 30_000,
  },
}).createMachine({
  id: 'preview',
  context: ({ input }) => ({ ...input, rendered: null, width: 'desktop', problem: null }),
  initial: 'rendering',
  on: { 'width.choose': { actions: { type: 'setWidth', params: ({ event }) => event } } },
  states: {
    rendering: {
      tags: 'busy',
      invoke: {
        id: 'renderPreview',
        src: 'renderPreview',
        input: ({ context: { uuid, draft } }) => ({ uuid, draft }),
        onDone: {
          target: 'opening',
          actions: { type: 'setRendered', params: ({ event }) => ({ rendered: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { renderingDelay: { target: 'failed', actions: { type: 'explain', params: { error: null } } } },
    },
    opening: {
      tags: 'busy',
      on: {
        'preview.shown': 'shown',
        'preview.lost': { target: 'failed', actions: { type: 'explain', params: { error: null } } },
      },
      after: { openingDelay: { target: 'failed', actions: { type: 'explain', params: { error: null } } } },
    },
    shown: {
      // A frame says that it is there when what came is an error, too.
      on: { 'preview.lost': { target: 'failed', actions: { type: 'explain', params: { error: null } } } },
    },
    failed: { on: { 'preview.retry': 'rendering' } },
  },
});
export type PreviewRef = ActorRefFrom<typeof previewMachine>;
export type PreviewState = SnapshotFrom<typeof previewMachine>['value'];
