import { type ActorRefFrom, assign, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import type { Template, WebsiteCategory } from '../../../contract/wire/money/plan';
import { listener } from '../../kit/port';
import { type PreviewedDraft, previewMachine } from '../preview/preview.machine';
import type { StepInput } from '../step';
import type { StepSubmit } from '../../protocols/step';
import { tell } from '../../protocols/tell';
import { chosenOf, isValid, templateIn, offered, type WebsitePart } from './website.choice';

/** `domain` was chosen in the step before; `business` and `images` when the customer has come back to this one. */
export interface WebsiteContext extends WebsitePart, PreviewedDraft {
  /** Null while they are not known. */
  templates: Template[] | null;
  /** The name was typed. */
  isNamed: boolean;
  /** Another category has let go of the template that was chosen. */
  isLost: boolean;
  /** Uuid of the template that is looked at large. */
  preview: string | null;
  /** Why the templates are not known. */
  problem: string | null;
}

export type WebsiteEvent =
  | { type: 'name.type'; name: string }
  | { type: 'category.choose'; category: WebsiteCategory }
  | { type: 'template.choose'; uuid: string }
  | { type: 'preview.open'; uuid: string }
  | { type: 'preview.close' }
  | { type: 'templates.retry' }
  | { type: 'templates.changed'; templates: Template[] | null; problem: string | null }
  | StepSubmit;

const partOf = ({ website_name, category, template }: WebsitePart): WebsitePart => ({
  website_name,
  category,
  template,
});

export const websiteMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as WebsiteContext,
    events: {} as WebsiteEvent,
    children: {} as { preview: 'preview' },
  },
  actors: { watchTemplates: listener('watchTemplates'), preview: previewMachine },
  actions: {
    report: tell('wizard', ({ context }) => ({
      type: 'step.changed',
      part: partOf(context),
      ready: isValid(context.domain, context),
    })),
    tellWizard: tell('wizard'),
    tellTemplates: tell('templates'),
    setName: assign((_, { name }: { name: string }) => ({ website_name: name, isNamed: true })),
    setCategory: assign(({ context }, { category }: { category: WebsiteCategory }) => {
      const template = templateIn(context.templates, category, context.template);
      return { category, template, isLost: context.isLost || (context.template !== null && template === null) };
    }),
    setTemplate: assign(({ context: { templates, template } }, { uuid }: { uuid: string }) => {
      const found = templates?.find((one) => one.uuid === uuid);
      return { template: found ? chosenOf(found) : template };
    }),
    setTemplates: assign((_, { templates }: { templates: Template[] | null }) => ({ templates, problem: null })),
    setProblem: assign((_, { problem }: { problem: string | null }) => ({ problem })),
    explain: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
    lookAt: assign((_, { uuid }: { uuid: string }) => ({ preview: uuid })),
    lookAway: assign({ preview: null }),
  },
  /** A catalogue that is late is not given up: it is shown whenever it comes. */
  delays: { loadingDelay: 30_000 },
  guards: {
    isOffered: ({ context: { templates, category } }, { uuid }: { uuid: string }) =>
      offered(templates, category)?.some((one) => one.uuid === uuid) ?? false,
    isValid: ({ context }) => isValid(context.domain, context),
    areKnown: (_, { templates }: { templates: Template[] | null }) => templates !== null,
    haveFailed: (_, { problem }: { problem: string | null }) => problem !== null,
  },
}).createMachine({
  id: 'website',
  type: 'parallel',
  context: ({ input: { draft } }) => ({
    ...partOf(draft),
    domain: draft.domain,
    business: draft.business,
    images: draft.images,
    templates: null,
    isNamed: false,
    isLost: false,
    preview: null,
    problem: null,
  }),
  entry: 'report',
  invoke: {
    id: 'watchTemplates',
    src: 'watchTemplates',
    onError: {
      target: '.catalogue.failed',
      actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: {
    'name.type': { actions: [{ type: 'setName', params: ({ event }) => event }, 'report'] },
    'category.choose': { actions: [{ type: 'setCategory', params: ({ event }) => event }, 'report'] },
    'template.choose': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      actions: [{ type: 'setTemplate', params: ({ event }) => event }, 'report'],
    },
    'step.submit': [
      { guard: 'isValid', actions: { type: 'tellWizard', params: { type: 'step.submitted' } } },
      { actions: { type: 'tellWizard', params: { type: 'step.refused' } } },
    ],
  },
  states: {
    catalogue: {
      initial: 'loading',
      on: {
        'templates.changed': [
          {
            guard: { type: 'areKnown', params: ({ event }) => event },
            target: '.known',
            actions: { type: 'setTemplates', params: ({ event }) => event },
          },
          {
            guard: { type: 'haveFailed', params: ({ event }) => event },
            target: '.failed',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
        ],
      },
      states: {
        loading: {
          after: { loadingDelay: { target: 'failed', actions: { type: 'explain', params: { error: null } } } },
        },
        known: {},
        failed: {
          on: {
            'templates.retry': {
              target: 'loading',
              actions: { type: 'tellTemplates', params: { type: 'resource.refresh' } },
            },
          },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'preview.open': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'previewing',
              actions: { type: 'lookAt', params: ({ event }) => event },
            },
          },
        },
        previewing: {
          exit: 'lookAway',
          invoke: {
            id: 'preview',
            src: 'preview',
            input: ({ context: { preview, domain, website_name, business, images } }) => ({
              uuid: preview ?? '',
              draft: { domain, website_name, business, images },
            }),
            onError: 'closed',
          },
          on: {
            'preview.close': 'closed',
            'template.choose': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'closed',
              actions: [{ type: 'setTemplate', params: ({ event }) => event }, 'report'],
            },
          },
        },
      },
    },
  },
});
export type WebsiteRef = ActorRefFrom<typeof websiteMachine>;
