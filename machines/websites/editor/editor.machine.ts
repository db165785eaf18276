import { type ActorRefFrom, assign, sendTo, type SnapshotFrom, setup } from 'xstate';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { ChangeContent, ProjectContent } from '../../../contract/wire/websites/versions';
import { child, listener, port } from '../../kit/port';
import type { ScreenInput } from '../../protocols/address';
import { withdraw } from '../../protocols/tell';
import { livePreviewMachine, type PreviewedSite } from '../livePreview/livePreview.machine';
import type { photosPartMachine } from '../photosPart/photosPart.machine';
import { publicationMachine } from '../publication/publication.machine';
import type { EditorContext, Face, OpenedSite, StoredEdits } from './editor.context';
import * as now from './editor.context';
import { isComplete } from './editor.problems';
import type { Edit } from './editor.edit';
import { changeOf, differs } from './editor.values';

export type EditorEvent =
  /** `part`: as the address has it. `isHere`: chosen on the preview. */
  | { type: 'part.changed'; part: string; isHere: boolean }
  | { type: 'content.edit'; edit: Edit; isTyped: boolean }
  | { type: 'edit.undo' }
  | { type: 'edit.redo' }
  | { type: 'content.discard' }
  | { type: 'publish.ask' }
  | { type: 'publish.cancel' }
  | { type: 'content.publish' }
  | { type: 'face.choose'; face: Face }
  | { type: 'editor.retry' };

type Failing = { error: unknown };

/** Everything that a website says, on forms beside its page, changed and published as a new version. */
export const editorMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as EditorContext,
    events: {} as EditorEvent,
    children: {} as { livePreview: 'livePreview'; photos: 'photos'; publication: 'publication' },
    tags: {} as 'busy',
  },
  actors: {
    loadSite: port<OpenedSite, { id: string }>('loadSite'),
    loadContent: port<ProjectContent, { id: string }>('loadContent'),
    publishContent: port<{ version: number }, { id: string; change: ChangeContent | null }>('publishContent'),
    storeEdits: port<void, { id: string; edits: StoredEdits | null }>('storeEdits'),
    watchPart: listener('watchPart'),
    livePreview: livePreviewMachine,
    photos: child<typeof photosPartMachine>('photos'),
    publication: publicationMachine,
  },
  actions: {
    withdraw,
    follow: sendTo(
      'publication',
      (_, { version }: { version: number }) => ({ type: 'publication.follow', number: version }) as const,
    ),
    forgetOutcome: sendTo('publication', { type: 'publication.forget' } as const),
    draw: sendTo(
      'livePreview',
      ({ context }) => ({ type: 'preview.draw', site: now.previewed(context) as PreviewedSite }) as const,
    ),
    setPart: assign(({ context }, { part, isHere }: { part: string; isHere: boolean }) =>
      now.afterChoice(context, part, isHere),
    ),
    open: assign((_, site: OpenedSite) => now.opened(site)),
    noteProblem: assign((_, { error }: Failing) => ({ problem: explain('default', error) })),
    edit: assign(({ context }, { edit, isTyped }: { edit: Edit; isTyped: boolean }) =>
      now.afterEdit(context, edit, isTyped),
    ),
    undo: assign(({ context }) => now.afterUndo(context)),
    redo: assign(({ context }) => now.afterRedo(context)),
    discard: assign(({ context }) => now.afterDiscard(context)),
    setFace: assign((_, { face }: { face: Face }) => ({ face })),
    settle: assign(({ context }) => ({ group: null, settled: context.revision })),
    setPublishing: assign(({ context }, { version }: { version: number }) => now.afterSending(context, version)),
    merge: assign(({ context }, newer: ProjectContent) => now.afterMerge(context, newer)),
    noteRefusal: assign(({ context }, { error }: Failing) => now.afterRefusal(context, error)),
    noteStored: assign((_, { isStored }: { isStored: boolean }) => ({ isStored })),
  },
  guards: {
    isEditable: (_, { website }: OpenedSite) => website.project_status === 'DEPLOYED' && website.taken_down_at === null,
    /** A foreign id answers like one that is not there; what is no id at all is malformed. */
    isMissing: (_, { error }: Failing) => [400, 404].includes(failureOf(error).status ?? 0),
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isChanged: ({ context: { content, values } }) => content !== null && differs(content, values),
    canPublish: ({ context: { content, values } }) =>
      content !== null && differs(content, values) && isComplete(values),
    isNewer: (_, { error }: Failing) => failureOf(error).status === 409 && failureOf(error).code === 'newer-version',
    isUnsettled: ({ context: { revision, settled } }) => revision !== settled,
  },
  /** After the last key. */
  delays: { quietDelay: 400 },
}).createMachine({
  id: 'editor',
  context: ({ input: { path } }) => ({ ...now.unopened, id: now.siteIn(path) }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSite',
        src: 'loadSite',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isEditable', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
        ],
      },
    },
    missing: {},
    /** Not live yet, or not any more. */
    closed: { on: { 'editor.retry': 'loading' } },
    failed: { on: { 'editor.retry': 'loading' } },
    open: {
      type: 'parallel',
      on: {
        'face.choose': { actions: { type: 'setFace', params: ({ event }) => event } },
        'part.changed': { actions: { type: 'setPart', params: ({ event }) => event } },
      },
      invoke: [
        {
          id: 'livePreview',
          src: 'livePreview',
          input: ({ context }) => now.previewed(context) as PreviewedSite,
          onError: 'failed',
        },
        { id: 'photos', src: 'photos', input: ({ context }) => now.photosOf(context), onError: 'failed' },
        { id: 'watchPart', src: 'watchPart', onError: 'failed' },
        { id: 'publication', src: 'publication', input: ({ context: { id } }) => ({ id }), onError: 'failed' },
      ],
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'content.edit': { actions: [{ type: 'edit', params: ({ event }) => event }, 'forgetOutcome'] },
                'edit.undo': { guard: 'canUndo', actions: ['undo', 'forgetOutcome'] },
                'edit.redo': { guard: 'canRedo', actions: ['redo', 'forgetOutcome'] },
                'content.discard': { guard: 'isChanged', actions: ['discard', 'forgetOutcome'] },
                'publish.ask': { guard: 'canPublish', target: 'reviewing' },
              },
            },
            reviewing: { on: { 'publish.cancel': 'editing', 'content.publish': 'sending' } },
            sending: {
              tags: 'busy',
              entry: { type: 'withdraw', params: 'website' },
              invoke: {
                id: 'publishContent',
                src: 'publishContent',
                input: ({ context: { id, content, values } }) => ({ id, change: content && changeOf(content, values) }),
                onDone: {
                  target: 'editing',
                  actions: [
                    { type: 'setPublishing', params: ({ event }) => event.output },
                    { type: 'follow', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  { guard: { type: 'isNewer', params: ({ event }) => event }, target: 'merging' },
                  { target: 'editing', actions: { type: 'noteRefusal', params: ({ event }) => event } },
                ],
              },
            },
            merging: {
              tags: 'busy',
              invoke: {
                id: 'loadContent',
                src: 'loadContent',
                input: ({ context: { id } }) => ({ id }),
                onDone: { target: 'editing', actions: { type: 'merge', params: ({ event }) => event.output } },
                onError: { target: 'editing', actions: { type: 'noteRefusal', params: ({ event }) => event } },
              },
            },
          },
        },
        /** What was changed is stored, and drawn, once the customer stops typing. */
        changes: {
          initial: 'settled',
          states: {
            settled: { always: { guard: 'isUnsettled', target: 'typing' } },
            typing: {
              on: { 'content.edit': { target: 'typing', reenter: true } },
              after: { quietDelay: { target: 'storing', actions: ['settle', 'draw'] } },
            },
            storing: {
              invoke: {
                id: 'storeEdits',
                src: 'storeEdits',
                input: ({ context }) => ({ id: context.id, edits: now.storedOf(context) }),
                onDone: { target: 'settled', actions: { type: 'noteStored', params: { isStored: true } } },
                onError: { target: 'settled', actions: { type: 'noteStored', params: { isStored: false } } },
              },
              always: { guard: 'isUnsettled', target: 'typing' },
            },
          },
        },
      },
    },
  },
});
export type EditorRef = ActorRefFrom<typeof editorMachine>;
export type EditorSnapshot = SnapshotFrom<typeof editorMachine>;
