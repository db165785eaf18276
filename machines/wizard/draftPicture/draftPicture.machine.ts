import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Draft, StepName } from '../../../contract/wire/wizard/draft';
import type { RenderedPreview } from '../../../contract/wire/wizard/previews';
import { listener, port } from '../../kit/port';
import type { PreviewInput } from '../preview/preview.machine';

/** What the wizard has now. */
export interface DraftHeard {
  type: 'draft.heard';
  draft: Draft;
  step: StepName;
  /** Whether somebody is signed in: the server renders for nobody else. */
  isKnown: boolean;
}

export type DraftPictureEvent =
  | DraftHeard
  /** The place where the picture stands came into sight, or left it. */
  | { type: 'picture.seen' }
  | { type: 'picture.unseen' }
  /** The place is gone, and the page that was in it: a preview is given out once. */
  | { type: 'picture.removed' };

/** As long as nobody has proved who they are there is nothing to ask the server for. */
const stepsBefore: readonly StepName[] = ['account', 'code'];

function subjectOf({ draft, step, isKnown }: Omit<DraftHeard, 'type'>): PreviewInput | null {
  const { template, domain, website_name, business, images } = draft;
  if (!isKnown || stepsBefore.includes(step) || !template) return null;
  return { uuid: template.uuid, draft: { domain, website_name, business, images } };
}
const keyOf = (subject: PreviewInput | null) => (subject ? JSON.stringify(subject) : '');

interface DraftPictureContext {
  /** What the picture would show now; null while it would be of nothing. */
  subject: PreviewInput | null;
  step: StepName | null;
  /** What the server was asked for last, as text; '' is nothing yet. */
  asked: string;
  /** The last that was rendered, and of which template. */
  rendered: RenderedPreview | null;
  template: string | null;
}

const nothing = { asked: '', rendered: null, template: null };

export const draftPictureMachine = setup({
  types: { context: {} as DraftPictureContext, events: {} as DraftPictureEvent },
  actors: {
    watchDraft: listener('watchDraft'),
    renderPreview: port<RenderedPreview, PreviewInput>('renderPreview'),
  },
  actions: {
    noteDraft: assign((_, heard: DraftHeard) => {
      const subject = subjectOf(heard);
      return { step: heard.step, subject, ...(subject === null && nothing) };
    }),
    /** What was rendered of another template is no picture of this one. */
    noteAsked: assign(({ context: { subject, template, rendered } }) => ({
      asked: keyOf(subject),
      template: subject?.uuid ?? null,
      rendered: subject?.uuid === template ? rendered : null,
    })),
    forgetAsked: assign({ asked: '' }),
    setRendered: assign((_, { rendered }: { rendered: RenderedPreview }) => ({ rendered })),
    forget: assign(nothing),
  },
  guards: {
    /** Another website than the last one, and no reason to wait: the step was left, or it has another template. */
    isDue: ({ context }, heard: DraftHeard) => {
      const subject = subjectOf(heard);
      const isOther = subject !== null && keyOf(subject) !== context.asked;
      return isOther && (context.asked === '' || heard.step !== context.step || subject.uuid !== context.template);
    },
    isGone: (_, heard: DraftHeard) => subjectOf(heard) === null,
    isOtherTemplate: ({ context }, heard: DraftHeard) => subjectOf(heard)?.uuid !== context.template,
    isOther: ({ context }, heard: DraftHeard) => {
      const subject = subjectOf(heard);
      return subject !== null && keyOf(subject) !== context.asked;
    },
    isOutdated: ({ context: { subject, asked } }) => subject !== null && keyOf(subject) !== asked,
  },
  delays: {
    /** A customer has 40 previews in ten minutes: who stops typing now and then does not use them up. */
    quietDelay: 8_000,
    renderingDelay: 30_000,
  },
}).createMachine({
  id: 'draftPicture',
  context: { subject: null, step: null, ...nothing },
  initial: 'unseen',
  on: { 'picture.removed': { target: '.unseen', actions: 'forget' } },
  states: {
    unseen: { on: { 'picture.seen': 'seen' } },
    seen: {
      initial: 'resting',
      invoke: { id: 'watchDraft', src: 'watchDraft', onError: 'unseen' },
      on: {
        'picture.unseen': 'unseen',
        'draft.heard': [
          {
            guard: { type: 'isDue', params: ({ event }) => event },
            target: '.rendering',
            actions: { type: 'noteDraft', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.waiting',
            actions: { type: 'noteDraft', params: ({ event }) => event },
          },
          { target: '.resting', actions: { type: 'noteDraft', params: ({ event }) => event } },
        ],
      },
      states: {
        resting: {},
        waiting: { after: { quietDelay: 'rendering' } },
        rendering: {
          entry: 'noteAsked',
          invoke: {
            id: 'renderPreview',
            src: 'renderPreview',
            input: ({ context }) => context.subject as PreviewInput,
            onDone: [
              {
                guard: 'isOutdated',
                target: 'waiting',
                actions: { type: 'setRendered', params: ({ event }) => ({ rendered: event.output }) },
              },
              {
                target: 'resting',
                actions: { type: 'setRendered', params: ({ event }) => ({ rendered: event.output }) },
              },
            ],
            onError: [{ guard: 'isOutdated', target: 'waiting' }, { target: 'resting' }],
          },
          after: { renderingDelay: 'resting' },
          on: {
            'draft.heard': [
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                target: 'resting',
                actions: { type: 'noteDraft', params: ({ event }) => event },
              },
              {
                guard: { type: 'isOtherTemplate', params: ({ event }) => event },
                target: 'rendering',
                reenter: true,
                actions: { type: 'noteDraft', params: ({ event }) => event },
              },
              { actions: { type: 'noteDraft', params: ({ event }) => event } },
            ],
            'picture.unseen': { target: '#draftPicture.unseen', actions: 'forgetAsked' },
          },
        },
      },
    },
  },
});
export type DraftPictureRef = ActorRefFrom<typeof draftPictureMachine>;
export type DraftPictureSnapshot = SnapshotFrom<typeof draftPictureMachine>;
