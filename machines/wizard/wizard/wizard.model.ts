import type { Profile } from '../../../contract/wire/account/account';
import type { Draft, DraftCopy } from '../../../contract/wire/wizard/draft';
import type { Plan } from '../../../contract/wire/money/plan';
import type { ScreenInput } from '../../protocols/address';
import { type Cases, defineModels, type ModelSpec } from '../../paths/model';
import { wholeDraft } from '../order/order.model';
import { ada } from '../../session/session/session.model';
import type { PendingFactor } from '../../protocols/session';
import { type Circumstances, firstIncomplete } from './steps';
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
export const nothingStored = { draft: null, position: null, trouble: null, copy };
const broken = { error: new Error('broken') };
const loaded = { output: { logic: null } };
const scrollTimer = 'xstate.after.scrollDelay.wizard.running.step.showing.scroll.due';

/** Nobody says anything, so that a walk looks at one part at a time: an empty list is never offered. */
const silent: Cases<typeof wizardMachine> = {
  ...Object.fromEntries(
    [
      scrollTimer,
      ...['storeDraft', 'watchPlans', 'draftChoice', 'loadStep', 'scrollToTop', 'step'].map(
        (id) => `xstate.error.actor.${id}`,
      ),
      'xstate.done.actor.scrollToTop',
    ].map((type) => [type, []]),
  ),
  'wizard.next': [],
  'wizard.previous': [],
  'wizard.cancel': [],
  'wizard.continue': [],
  'wizard.abandon': [],
  'wizard.leave': [],
  'step.retry': [],
  'notice.dismiss': [],
  'plans.changed': [],
  'draft.refused': [],
  'step.changed': [],
  'step.submitted': [],
  'step.refused': [],
  'step.bound': [],
  'step.edit': [],
  'account.pending': [],
  'order.completed': [],
  'order.finished': [],
  'copy.saved': [],
  'copy.taken': [],
  'draft.unread': [],
  'draft.perished': [],
  'profile.changed': [],
  'draft.picked': [{ stored: nothingStored }],
  'xstate.done.actor.loadStep': [loaded],
};
const heard = { storeDraft: ['draft.refused'], watchPlans: ['plans.changed'] } as const;
const told = [
  'step.changed',
  'step.submitted',
  'step.refused',
  'step.bound',
  'step.edit',
  'account.pending',
  'order.completed',
  'order.finished',
  'profile.changed',
  'copy.saved',
  'copy.taken',
  'draft.picked',
  'draft.unread',
  'draft.perished',
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

/** Once the child that chooses the draft has broken it is gone, and breaks no more. */
const isChoosing = (children: readonly string[]) => children.includes('draftChoice');

type Arriving = (typeof told)[number] | (typeof heard)[keyof typeof heard][number];
/** What may happen, in whichever world: a part of it, so that the walk stays small. */
type Slice = Omit<ModelSpec<typeof wizardMachine, Arriving>, 'worlds'>;

/** A customer goes through the steps, on and back, whatever a step answers. */
const steps: Slice = {
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
    'step.edit': [{ step: 'website' }],
    'order.completed': [{}],
    'order.finished': [{}],
    'xstate.error.actor.loadStep': [broken],
    'xstate.error.actor.step': [broken],
  },
  heard,
  told,
  project,
};
export const stepModels = defineModels(wizardMachine, { worlds: { 'signed in': input(ada) }, ...steps });

/** Who is there changes on the way: an account is made, a second factor asked for, the mailbox proven, somebody leaves. */
const persons: Slice = {
  cases: {
    ...silent,
    'step.submitted': [{}],
    'profile.changed': [{ profile: null }, { profile: newcomer }, { profile: ada }],
  },
  heard,
  told,
  project: (context) => [...project(context), visitedBefore(context)],
};
export const accountStepModels = defineModels(wizardMachine, {
  worlds: {
    visitor: input(null, 'visitor'),
    'new account': input(newcomer),
    'new account, from the dashboard': input(newcomer, 'dashboard'),
  },
  ...persons,
});
const visitedBefore = ({ visited }: WizardContext) => visited.length > 0;

const due = (method: PendingFactor['method']) => ({ pending: { email: ada.email, method } });

/** A customer signs in within the wizard and owes a second factor: nobody is there until the code is right. */
const factor: Slice = {
  cases: {
    ...silent,
    'wizard.previous': [{}],
    'account.pending': [due('email'), due('totp')],
    'profile.changed': [{ profile: null }, { profile: ada }],
  },
  heard,
  told,
  project: (context) => [...project(context), context.pending?.method, visitedBefore(context)],
};
export const factorModels = defineModels(wizardMachine, {
  worlds: { 'two-factor': input(null, 'visitor') },
  ...factor,
});

/** What was stored, and what the browser does not store. */
const storedDrafts: Slice = {
  cases: {
    ...silent,
    'notice.dismiss': [{}],
    'drafts.seek': [{}],
    'step.retry': [{}],
    'plans.changed': [{ plans: [plan] }],
    'draft.refused': [{}],
    'profile.changed': [{ profile: ada }, { profile: { ...ada, uuid: 'somebody-else' } }],
    'draft.unread': [{}],
    'draft.picked': [
      { stored: nothingStored },
      { stored: { ...nothingStored, trouble: 'broken' } },
      { stored: { ...nothingStored, trouble: 'unsought' } },
      {
        stored: {
          draft: whole,
          position: { step: 'images', visited: ['domain', 'website', 'business'] },
          trouble: null,
          copy,
        },
      },
    ],
    'xstate.error.actor.draftChoice': [broken],
  },
  heard,
  told,
  project: (context, children) => [...project(context), isChoosing(children)],
};
export const draftModels = defineModels(wizardMachine, { worlds: { 'a stored draft': input(ada) }, ...storedDrafts });

/** What lives as long as the wizard breaks. */
const breaking: Slice = {
  cases: { ...silent, 'xstate.error.actor.storeDraft': [broken], 'xstate.error.actor.watchPlans': [broken] },
  heard,
  told,
  project,
};
export const brokenModels = defineModels(wizardMachine, {
  worlds: { 'something that breaks': input(ada) },
  ...breaking,
});

/** The question before all is lost, and the page going to its top. */
const question: Slice = {
  cases: {
    ...Object.fromEntries(Object.entries(silent).filter(([type]) => type !== scrollTimer)),
    'wizard.cancel': [{}],
    'wizard.continue': [{}],
    'wizard.abandon': [{}],
    'wizard.leave': [{}],
    'order.completed': [{}],
    'xstate.done.actor.scrollToTop': [{ output: undefined }],
    'xstate.error.actor.scrollToTop': [broken],
  },
  heard,
  told,
  project,
};
export const dialogModels = defineModels(wizardMachine, { worlds: { 'a step that shows': input(ada) }, ...question });

/** The copy on the server: what is said of it, and that who says so breaks. */
const copies: Slice = {
  cases: {
    ...silent,
    'draft.picked': [{ stored: { draft: whole, position: { step: 'images', visited: [] }, trouble: null, copy } }],
    'xstate.error.actor.draftChoice': [broken],
    'step.changed': [{ part: {}, ready: true }],
    'wizard.next': [{}],
    'order.completed': [{}],
    'copy.saved': [{ copy: { ...copy, revision: 1 } }],
    'copy.taken': [{ draft: whole, position: { step: 'images', visited: [] }, copy: { ...copy, revision: 2 } }],
    'draft.perished': [{ part: { domain: null, domains: [] } }],
  },
  heard,
  told,
  project: (context, children) => [context.step, context.ready, context.draft.domain, isChoosing(children)],
  limit: 5_000,
};
export const copyModels = defineModels(wizardMachine, {
  worlds: { 'a customer whose draft has a copy': input(ada) },
  ...copies,
});

/** An order is under way: whoever wants to leave, or takes the step away, waits until it is known what becomes of it. */
const ordering: Slice = {
  cases: {
    ...silent,
    'draft.picked': [{ stored: { draft: whole, position: { step: 'summary', visited: [] }, trouble: null, copy } }],
    'xstate.error.actor.step': [broken],
    'step.retry': [{}],
    'step.bound': [{ isBound: true }, { isBound: false }],
    'step.edit': [{ step: 'business' }],
    'order.completed': [{}],
    'wizard.previous': [{}],
    'wizard.cancel': [{}],
    'wizard.continue': [{}],
    'copy.taken': [{ draft: whole, position: { step: 'images', visited: [] }, copy: { ...copy, revision: 2 } }],
    'draft.perished': [{ part: { domain: null, domains: [] } }],
  },
  heard,
  told,
  project: ({ step, bound, draft, postponed }) => [step, bound, draft.domain, postponed?.type ?? null],
};
export const boundModels = defineModels(wizardMachine, { worlds: { 'an order under way': input(ada) }, ...ordering });

export const wizardModels = [
  ...stepModels,
  ...accountStepModels,
  ...factorModels,
  ...draftModels,
  ...brokenModels,
  ...dialogModels,
  ...copyModels,
  ...boundModels,
];
/** Who may stand before the wizard, and how it begins for them. Who owes a second factor begins as a visitor. */
const begun = {
  visitor: input(null, 'visitor'),
  'two-factor': input(null, 'visitor'),
  'new account': input(newcomer),
  'signed in': input(ada),
  'from the dashboard': input(newcomer, 'dashboard'),
};
export type World = keyof typeof begun;
export const worlds = Object.keys(begun) as World[];

/** In which of the worlds a wizard is at this moment. */
export function worldOf({ user, pending, source }: Circumstances): World {
  if (source === 'dashboard') return 'from the dashboard';
  if (user === null) return pending === null ? 'visitor' : 'two-factor';
  return user.isAccountNew ? 'new account' : 'signed in';
}

/** All that may happen to whoever is in that world, slice by slice. */
export const modelsIn = (world: World) =>
  [steps, persons, factor, storedDrafts, breaking, question, copies, ordering].flatMap((slice) =>
    defineModels(wizardMachine, {
      ...slice,
      worlds: { [world]: begun[world] },
      ...(world === 'two-factor' && { cases: { ...slice.cases, 'account.pending': [due('email')] } }),
    }),
  );
export const wizardDelays = { scrollDelay: 100 };
