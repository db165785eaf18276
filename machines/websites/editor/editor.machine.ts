import { type ActorRefFrom, assign, sendTo, type SnapshotFrom, setup } from 'xstate';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { ChangeContent } from '../../../contract/wire/websites/versions';
import { child, listener, port } from '../../kit/port';
import type { ScreenInput } from '../../protocols/address';
import type { EditsReport } from '../../protocols/siteEdits';
import { withdraw } from '../../protocols/tell';
import { editSyncMachine } from '../editSync/editSync.machine';
import { livePreviewMachine, type PreviewedSite } from '../livePreview/livePreview.machine';
import type { photosPartMachine } from '../photosPart/photosPart.machine';
import { publicationMachine } from '../publication/publication.machine';
import type { EditorContext, Face, OpenedSite } from './editor.context';
import * as now from './editor.context';
import { isPicked, meetingOf, type Newer, type Side, syncedBy, syncInput } from './editor.meeting';
import type { PartName } from './editor.parts';
import { isComplete } from './editor.problems';
import type { Edit } from './editor.edit';
import { editsOf, storedOf } from './editor.stored';
import { differs } from './editor.values';

export type EditorEvent =
  | EditsReport
  /** `part`: as the address has it. `isHere`: chosen on the preview. */
  | { type: 'part.changed'; part: string; isHere: boolean }
  | { type: 'content.edit'; edit: Edit; isTyped: boolean }
  | { type: 'edit.undo' }
  | { type: 'edit.redo' }
  | { type: 'content.discard' }
  | { type: 'publish.ask' }
  | { type: 'publish.cancel' }
  | { type: 'content.publish' }
  | { type: 'clash.pick'; part: PartName; side: Side }
  | { type: 'clash.settle' }
  | { type: 'face.choose'; face: Face }
  | { type: 'editor.retry' };

type Failing = { error: unknown };
type Saved = Extract<EditsReport, { type: 'edits.saved' }>;

const previewOf = ({ context }: { context: EditorContext }) => now.previewed(context) as PreviewedSite;

/** Everything that a website says, on forms beside its page, changed and published as a new version. */
export const editorMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as EditorContext,
    events: {} as EditorEvent,
    children: {} as {
      livePreview: 'livePreview';
      editSync: 'editSync';
      photos: 'photos';
      publication: 'publication';
    },
    tags: {} as 'busy',
  },
  actors: {
    loadSite: port<OpenedSite, { id: string }>('loadSite'),
    loadNewer: port<Newer, { id: string }>('loadNewer'),
    publishContent: port<{ version: number }, { id: string; change: ChangeContent | null }>('publishContent'),
    editSync: editSyncMachine,
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
    draw: sendTo('livePreview', (args) => ({ type: 'preview.draw', site: previewOf(args) }) as const),
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
    meet: assign(({ context }, newer: Newer) => now.afterMeeting(context, meetingOf(context, newer), {})),
    setClash: assign(({ context }, newer: Newer) => ({ clash: meetingOf(context, newer), picks: {} })),
    pick: assign(({ context }, { part, side }: { part: PartName; side: Side }) => ({
      picks: { ...context.picks, [part]: side },
    })),
    settleClash: assign(({ context }) =>
      context.clash ? now.afterMeeting(context, context.clash, context.picks) : {},
    ),
    noteBehind: assign({ isBehind: true }),
    noteSynced: assign(({ context }, report: Saved) => syncedBy(context, report)),
    rebase: sendTo(
      'editSync',
      ({ context }) =>
        ({
          type: 'edits.rebased',
          edits: editsOf(context),
          stored: storedOf(context),
          revision: context.synced.revision,
        }) as const,
    ),
    sync: sendTo(
      'editSync',
      ({ context }) => ({ type: 'edits.changed', edits: editsOf(context), stored: storedOf(context) }) as const,
    ),
    noteRefusal: assign(({ context }, { error }: Failing) => now.afterRefusal(context, error)),
  },
  guards: {
    isEditable: (_, { website }: OpenedSite) => website.project_status === 'DEPLOYED' && website.taken_down_at === null,
    /** A foreign id answers like one that is not there; what is no id at all is malformed. */
    isMissing: (_, { error }: Failing) => [400, 404].includes(failureOf(error).status ?? 0),
    /** The preview shows the other language from here on. */
    turnsLanguage: ({ context }, { part }: { part: string }) =>
      now.isTranslating(context.part) !== now.isTranslating(part),
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isChanged: ({ context: { content, values } }) => content !== null && differs(content, values),
    canPublish: ({ context: { content, values } }) =>
      content !== null && differs(content, values) && isComplete(values),
    isNewer: (_, { error }: Failing) => failureOf(error).status === 409 && failureOf(error).code === 'newer-version',
    isBehind: ({ context }) => context.isBehind,
    isUnaware: ({ context }) => context.clash === null,
    hasClash: ({ context }) => context.clash !== null,
    isClash: ({ context }, newer: Newer) => meetingOf(context, newer).parts.length > 0,
    isPicked: ({ context }) => isPicked(context),
    isUnsettled: ({ context: { revision, settled } }) => revision !== settled,
  },
  /**
   * Milliseconds: from the last key, more than one takes who types 80 words a minute; from there until it is saved, more than
   * a preview takes to come, which would wait for what is saved sooner.
   */
  delays: { drawingDelay: 170, savingDelay: 330 },
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
        'part.changed': [
          {
            guard: { type: 'turnsLanguage', params: ({ event }) => event },
            actions: [{ type: 'setPart', params: ({ event }) => event }, 'draw'],
          },
          { actions: { type: 'setPart', params: ({ event }) => event } },
        ],
        'edits.saved': { actions: { type: 'noteSynced', params: ({ event }) => event } },
        'edits.clashed': { guard: 'isUnaware', actions: 'noteBehind' },
      },
      invoke: [
        {
          id: 'livePreview',
          src: 'livePreview',
          input: (args) => ({ site: previewOf(args) }),
          onError: 'failed',
        },
        { id: 'editSync', src: 'editSync', input: ({ context }) => syncInput(context), onError: 'failed' },
        { id: 'photos', src: 'photos', input: ({ context }) => now.photosOf(context), onError: 'failed' },
        { id: 'watchPart', src: 'watchPart', onError: 'failed' },
        { id: 'publication', src: 'publication', input: ({ context: { id } }) => ({ id }), onError: 'failed' },
      ],
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              always: [
                { guard: 'hasClash', target: 'comparing' },
                { guard: 'isBehind', target: 'merging' },
              ],
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
                input: ({ context }) => now.sentOf(context),
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
                id: 'loadNewer',
                src: 'loadNewer',
                input: ({ context: { id } }) => ({ id }),
                onDone: [
                  {
                    guard: { type: 'isClash', params: ({ event }) => event.output },
                    target: 'comparing',
                    actions: { type: 'setClash', params: ({ event }) => event.output },
                  },
                  {
                    target: 'editing',
                    actions: [{ type: 'meet', params: ({ event }) => event.output }, 'rebase'],
                  },
                ],
                onError: { target: 'editing', actions: { type: 'noteRefusal', params: ({ event }) => event } },
              },
            },
            /** Two devices have changed the same: nothing of either is touched until it is said what shall be. */
            comparing: {
              on: {
                'clash.pick': { actions: { type: 'pick', params: ({ event }) => event } },
                'clash.settle': { guard: 'isPicked', target: 'editing', actions: ['settleClash', 'rebase'] },
              },
            },
          },
        },
        /** What was changed is drawn, and then saved, once the customer stops typing. */
        changes: {
          initial: 'settled',
          states: {
            settled: { always: { guard: 'isUnsettled', target: 'typing' } },
            typing: {
              on: {
                'content.edit': { target: 'typing', reenter: true },
                'edits.flush': { target: 'settled', actions: ['settle', 'draw', 'sync'] },
              },
              after: { drawingDelay: { target: 'drawn', actions: 'draw' } },
            },
            drawn: {
              on: {
                'content.edit': 'typing',
                'edits.flush': { target: 'settled', actions: ['settle', 'sync'] },
              },
              after: { savingDelay: { target: 'settled', actions: ['settle', 'sync'] } },
            },
          },
        },
      },
    },
  },
});
export type EditorRef = ActorRefFrom<typeof editorMachine>;
export type EditorSnapshot = SnapshotFrom<typeof editorMachine>;
