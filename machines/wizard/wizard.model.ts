import type { Profile } from '../../contract/account';
import type { Draft, DraftCopy } from '../../contract/draft';
import type { Plan } from '../../contract/plan';
import type { ScreenInput } from '../app/address';
import { type Cases, defineModels } from '../kit/model';
import { wholeDraft } from '../order/order.model';
import { ada } from '../session/session.model';
import { firstIncomplete } from './steps';
import type { WizardContext } from './context';
import { wizardMachine } from './wizard.machine';

export const newcomer: Profile = { ...ada, isAccountNew: true };
export const whole: Draft = { ...wholeDraft, user: ada.uuid };
export const plan: Plan = {
  uuid: '0b6f9d3e-6f0e-4d6a-8a39-0f2d8f8f8c11',
  name: 'Starter',
  description: 'One website, all included.',
  setup_fee: 2_000,
  monthly_fee: 1_000,
  benefits: [{ value: 'Hosting' }],
  projectLimit: 3,
};

export const input = (profile: Profile | null, source?: string): ScreenInput => ({
  path: '/website-setup',
  search: source ? { source } : {},
  returnTo: '/',
  profile,
});
export const copy: DraftCopy = { id: '6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11', revision: 0, pictures: [] };
export const nothingKept = { draft: null, position: null, trouble: null, copy };
const broken = { error: new Error('broken') };
const loaded = { output: { logic: null } };
const scrollTimer = 'xstate.after.scrollDelay.wizard.running.step.showing.scroll.due';

/** Nobody says anything, so that a walk looks at one part at a time: an empty list is never offered. */
const silent: Cases<typeof wizardMachine> = {
  ...Object.fromEntries(
    [
      scrollTimer,
      ...['keepDraft', 'watchPlans', 'resumption', 'loadKeeping', 'loadStep', 'scrollToTop', 'step', 'keeping'].map(
        (id) => `xstate.error.actor.${id}`,
      ),
      'xstate.done.actor.scrollToTop',
      'xstate.done.actor.loadKeeping',
    ].map((type) => [type, []]),
  ),
  'wizard.next': [],
  'wizard.previous': [],
  'wizard.cancel': [],
  'wizard.continue': [],
  'wizard.abandon': [],
  'wizard.keep': [],
  'step.retry': [],
  'notice.dismiss': [],
  'plans.changed': [],
  'draft.refused': [],
  'step.changed': [],
  'step.submitted': [],
  'step.refused': [],
  'account.pending': [],
  'order.completed': [],
  'order.finished': [],
  'copy.saved': [],
  'copy.taken': [],
  'copy.checked': [],
  'profile.changed': [],
  'xstate.done.actor.resumption': [{ output: nothingKept }],
  'xstate.done.actor.loadStep': [loaded],
};
const heard = { keepDraft: ['draft.refused'], watchPlans: ['plans.changed'] } as const;
const told = [
  'step.changed',
  'step.submitted',
  'step.refused',
  'account.pending',
  'order.completed',
  'order.finished',
  'profile.changed',
  'copy.saved',
  'copy.taken',
  'copy.checked',
] as const;
const project = (context: WizardContext) => [
  context.user?.uuid ?? null,
  context.user?.isAccountNew ?? null,
  context.pending?.email ?? null,
  context.step,
  context.ready,
  context.trouble,
  firstIncomplete(context.draft, context),
];

/** A customer goes through the steps, on and back, whatever a step answers. */
export const stepModels = defineModels(wizardMachine, {
  worlds: { 'signed in': input(ada) },
  cases: {
    ...silent,
    'wizard.next': [{}],
    'wizard.previous': [{}],
    'step.retry': [{}],
    'step.changed': [
      { part: {}, ready: true },
      { part: {}, ready: false },
    ],
    'step.submitted': [{}],
    'step.refused': [{}],
    'order.completed': [{}],
    'order.finished': [{}],
    'xstate.error.actor.loadStep': [broken],
    'xstate.error.actor.step': [broken],
  },
  heard,
  told,
  project,
});

/** Who is there changes on the way: an account is made, a second factor asked for, the mailbox proven, somebody leaves. */
export const accountModels = defineModels(wizardMachine, {
  worlds: {
    visitor: input(null, 'visitor'),
    'new account': input(newcomer),
    'new account, from the dashboard': input(newcomer, 'dashboard'),
  },
  cases: {
    ...silent,
    'step.submitted': [{}],
    'account.pending': [{ pending: { email: ada.email, method: 'email' } }],
    'profile.changed': [{ profile: null }, { profile: newcomer }, { profile: ada }],
  },
  heard,
  told,
  project: (context) => [...project(context), visitedBefore(context)],
});
const visitedBefore = ({ visited }: WizardContext) => visited.length > 0;

/** What was kept, and what the browser does not keep. */
export const draftModels = defineModels(wizardMachine, {
  worlds: { 'a kept draft': input(ada) },
  cases: {
    ...silent,
    'notice.dismiss': [{}],
    'drafts.seek': [{}],
    'step.retry': [{}],
    'plans.changed': [{ plans: [plan] }],
    'draft.refused': [{}],
    'profile.changed': [{ profile: ada }, { profile: { ...ada, uuid: 'somebody-else' } }],
    'xstate.done.actor.resumption': [
      { output: null },
      { output: nothingKept },
      { output: { ...nothingKept, trouble: 'broken' } },
      { output: { ...nothingKept, trouble: 'unsought' } },
      {
        output: {
          draft: whole,
          position: { step: 'images', visited: ['domain', 'website', 'business'] },
          trouble: null,
          copy,
        },
      },
    ],
    'xstate.error.actor.resumption': [broken],
  },
  heard,
  told,
  project,
});

/** What lives as long as the wizard breaks. */
export const brokenModels = defineModels(wizardMachine, {
  worlds: { 'something that breaks': input(ada) },
  cases: { ...silent, 'xstate.error.actor.keepDraft': [broken], 'xstate.error.actor.watchPlans': [broken] },
  heard,
  told,
});

/** The question before all is lost, and the page going to its top. */
export const dialogModels = defineModels(wizardMachine, {
  worlds: { 'a step that shows': input(ada) },
  cases: {
    ...Object.fromEntries(Object.entries(silent).filter(([type]) => type !== scrollTimer)),
    'wizard.cancel': [{}],
    'wizard.continue': [{}],
    'wizard.abandon': [{}],
    'wizard.keep': [{}],
    'order.completed': [{}],
    'xstate.done.actor.scrollToTop': [{ output: undefined }],
    'xstate.error.actor.scrollToTop': [broken],
  },
  heard,
  told,
  project,
});

/** The copy on the server: what it says, and that it breaks. */
export const copyModels = defineModels(wizardMachine, {
  worlds: { 'somebody without a copy': input(null), 'a customer whose draft is kept twice': input(ada) },
  cases: {
    ...silent,
    'xstate.done.actor.resumption': [
      { output: { draft: whole, position: { step: 'images', visited: [] }, trouble: null, copy } },
    ],
    'xstate.done.actor.loadKeeping': [{ output: { logic: null } }],
    'xstate.error.actor.loadKeeping': [broken],
    'xstate.error.actor.keeping': [broken],
    'step.changed': [{ part: {}, ready: true }],
    'wizard.next': [{}],
    'order.completed': [{}],
    'copy.saved': [{ copy: { ...copy, revision: 1 } }],
    'copy.taken': [{ draft: whole, position: { step: 'images', visited: [] }, copy: { ...copy, revision: 2 } }],
    'copy.checked': [{ part: { domain: null, domains: [] } }],
  },
  heard,
  told,
  project: (context) => [context.step, context.ready, context.draft.domain],
  limit: 5_000,
});

export const wizardModels = [
  ...stepModels,
  ...accountModels,
  ...draftModels,
  ...brokenModels,
  ...dialogModels,
  ...copyModels,
];
export const wizardDelays = { scrollDelay: 100 };
