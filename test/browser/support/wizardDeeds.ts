import type { EventFromLogic, EventObject, SnapshotFrom } from 'xstate';
import { emptyDraft, type StepName } from '../../../contract/wire/wizard/draft';
import { takenBy } from '../../../machines/paths/chart';
import { born, next } from '../../../machines/paths/pure';
import { leavesOf } from '../../../machines/paths/states';
import { ada } from '../../../machines/session/session/session.model';
import { wizardMachine } from '../../../machines/wizard/wizard/wizard.machine';
import { input, newcomer, nothingStored, plan, whole, worldOf } from '../../../machines/wizard/wizard/wizard.model';
import type { StoredDraft } from '../../../machines/protocols/drafts';

type Happening = EventFromLogic<typeof wizardMachine> | EventObject;
type Snapshot = SnapshotFrom<typeof wizardMachine>;

/** Where a tour is: what the machine says, and what the customer has chosen so far. */
export interface Place {
  readonly at: Snapshot;
  readonly chosen: readonly StepName[];
  /** The draft has a copy on the server: a customer's, unless what saves it was lost on the way. */
  readonly isSynced: boolean;
}

/** Something a customer does to the product, or that befalls them from outside. */
interface Deed {
  readonly is: (place: Place) => boolean;
  /** What the machine hears of it, in its order; what follows by itself is left out. */
  readonly events: readonly Happening[];
  readonly chooses?: boolean;
  /** Slow, or the end of a tour: done once and not in every world. */
  readonly isDear?: true;
}

const done = (actor: string, output: unknown): EventObject & { output: unknown } => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const failed = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Error('Failed to fetch') });
const picked = (stored: StoredDraft) => ({ type: 'draft.picked', stored }) as const;
const read: Happening = picked(nothingStored);
const plans: Happening = { type: 'plans.changed', plans: [plan] };

const leavesAt = ({ value }: Snapshot) => leavesOf(value);
const isIn = ({ at }: Place, leaf: string) => leavesAt(at).includes(leaf);
/** A step shows, and no dialog stands before it. */
const isResting = (place: Place) =>
  isIn(place, 'running.step.showing.form.resting') && !isIn(place, 'running.dialog.asking');
const isOn = (place: Place, ...steps: StepName[]) => isResting(place) && steps.includes(place.at.context.step);
const isReady = ({ at }: Place) => at.context.ready;
const isAsking = (place: Place) => isIn(place, 'running.dialog.asking');
const isNew = ({ at }: Place) => at.context.user?.isAccountNew === true;

/** How a tour begins: who is there, and what befalls the page as it opens. */
const arrivals = {
  'a visitor opens the page': { input: input(null, 'visitor'), events: [read] },
  'a visitor opens the page with a broken draft': {
    input: input(null, 'visitor'),
    events: [picked({ ...nothingStored, trouble: 'broken' })],
  },
  'a visitor opens the page and its step is lost on the way': {
    input: input(null, 'visitor'),
    events: [read, failed('loadStep')],
  },
  'a customer opens the page and the prices come last': { input: input(ada), events: [read, plans] },
  'a customer opens the page and the prices come first': { input: input(ada), events: [plans, read] },
  'a customer opens the page and its step is lost on the way, with all that deals with drafts': {
    input: input(ada),
    events: [picked({ ...nothingStored, trouble: 'unsought' }), failed('loadStep')],
  },
  'a customer opens the page and what reads a draft is lost on the way': {
    input: input(ada),
    events: [{ type: 'draft.unread' }],
  },
  'a customer comes from the dashboard': { input: input(ada, 'dashboard'), events: [read] },
} satisfies Record<string, { input: ReturnType<typeof input>; events: readonly Happening[] }>;
export type Arrival = keyof typeof arrivals;

/** All that is ever chosen, at once: of what is not chosen yet nothing is asked before its step. */
const chooses: Partial<Deed> = { events: [{ type: 'step.changed', part: whole, ready: true }], chooses: true };
const heavy: readonly StepName[] = ['website', 'business', 'images'];

const deeds = {
  'sign up': { is: (place) => isOn(place, 'account'), events: [{ type: 'profile.changed', profile: newcomer }, read] },
  'sign in and owe a second factor': {
    is: (place) => isOn(place, 'account'),
    events: [{ type: 'account.pending', pending: { email: ada.email, method: 'email' } }],
  },
  'type the mailed code of a new account': {
    is: (place) => isOn(place, 'code') && isNew(place),
    events: [{ type: 'step.submitted' }, { type: 'profile.changed', profile: ada }],
  },
  'type that code in another tab': {
    is: (place) => isOn(place, 'code') && isNew(place),
    events: [{ type: 'profile.changed', profile: ada }],
  },
  'type the code of the second factor': {
    is: (place) => isOn(place, 'code') && !isNew(place),
    events: [{ type: 'profile.changed', profile: ada }, read],
  },
  'choose a name': { is: (place) => isOn(place, 'domain') && !isReady(place), ...chooses },
  choose: { is: (place) => isOn(place, ...heavy) && !isReady(place), isDear: true, ...chooses },
  'choose a name while the storage is full': {
    is: (place) => isOn(place, 'domain') && !isReady(place),
    events: [...(chooses.events ?? []), { type: 'draft.refused' }],
    chooses: true,
    isDear: true,
  },
  'remove the name': {
    is: (place) => isOn(place, 'domain') && isReady(place),
    events: [{ type: 'step.changed', part: {}, ready: false }],
    chooses: false,
  },
  'go on': {
    is: (place) => isResting(place) && isReady(place),
    events: [{ type: 'wizard.next' }, { type: 'step.submitted' }],
  },
  'go on while the logo cannot be sent': {
    is: (place) => isOn(place, 'business') && isReady(place),
    events: [{ type: 'wizard.next' }, { type: 'step.refused' }],
    isDear: true,
  },
  'change a choice': {
    is: (place) => isOn(place, 'summary'),
    events: [{ type: 'step.edit', step: 'website' }],
    isDear: true,
  },
  'go back': { is: (place) => isResting(place), events: [{ type: 'wizard.previous' }] },
  'ask to leave': { is: isResting, events: [{ type: 'wizard.cancel' }] },
  stay: { is: isAsking, events: [{ type: 'wizard.continue' }] },
  'leave and keep the draft': { is: isAsking, events: [{ type: 'wizard.leave' }], isDear: true },
  'leave for good': { is: isAsking, events: [{ type: 'wizard.abandon' }], isDear: true },
  'dismiss the notice': { is: isResting, events: [{ type: 'notice.dismiss' }] },
  'look for the drafts again': { is: isResting, events: [{ type: 'drafts.seek' }, read] },
  'try again': {
    is: (place) => isIn(place, 'running.step.failed'),
    events: [{ type: 'step.retry' }],
  },
  'read the draft again': { is: (place) => isIn(place, 'unread'), events: [{ type: 'step.retry' }, read] },
  'take what another device has saved': {
    is: (place) => isOn(place, 'domain') && isReady(place) && place.isSynced,
    events: [
      { type: 'step.changed', part: {}, ready: false },
      { type: 'copy.taken', draft: emptyDraft, position: { step: 'domain', visited: [] }, copy: nothingStored.copy },
    ],
    isDear: true,
  },
  order: { is: (place) => isOn(place, 'summary'), events: [{ type: 'order.completed' }], isDear: true },
  'go to the dashboard': {
    is: (place) => isIn(place, 'running.step.showing.form.completed'),
    events: [{ type: 'order.finished' }],
    isDear: true,
  },
} satisfies Record<string, Partial<Deed> & Pick<Deed, 'is'>>;
export type DeedName = keyof typeof deeds;

const isFinal = (name: DeedName) => name.startsWith('leave ') || name === 'go to the dashboard';

/** A part of a tour: what is done, where it leads, and the transitions of the chart that it takes on the way. */
export interface Stage {
  readonly name: DeedName;
  readonly from: Place;
  readonly to: Place;
  readonly taken: readonly string[];
}
export interface Tour {
  readonly arrival: Arrival;
  readonly at: Place;
  readonly stages: readonly Stage[];
}

/** What follows by itself while nobody can do anything; null when the wizard waits for a person. */
function following(at: Snapshot): Happening | null {
  const leaves = leavesAt(at);
  if (leaves.includes('running.step.loading')) return done('loadStep', { logic: null });
  if (leaves.includes('running.step.showing.scroll.scrolling')) return done('scrollToTop', undefined);
  if (!leaves.includes('running.step.showing.scroll.due')) return null;
  return { type: 'xstate.after.scrollDelay.wizard.running.step.showing.scroll.due' };
}

/** Plays events and what follows each of them, as the product does. Null where one of them is not possible. */
function play(before: Place, events: readonly Happening[], chosen = before.chosen) {
  let { at, isSynced } = before;
  const taken: string[] = [];
  const take = (event: Happening) => {
    if (!at.can(event as never)) return false;
    taken.push(...takenBy({ from: { state: at } as never, event }));
    at = next(wizardMachine, at, event) as Snapshot;
    const { user, trouble } = at.context;
    if (event.type === 'draft.picked') isSynced = user !== null && trouble !== 'unsought';
    if (event.type === 'order.completed') isSynced = false;
    return true;
  };
  for (const [index, event] of events.entries()) {
    if (!take(event)) return null;
    // What is lost on the way is lost before it would have come.
    if (events[index + 1]?.type.startsWith('xstate.error.')) continue;
    let isNewStep = false;
    for (let more = following(at); more; more = following(at)) {
      isNewStep ||= more.type === 'xstate.done.actor.loadStep';
      take(more);
    }
    if (isNewStep && chosen.includes(at.context.step)) take({ type: 'step.changed', part: {}, ready: true });
  }
  if (isSynced && chosen.length > 0) take({ type: 'copy.saved', copy: nothingStored.copy });
  return { to: { at, chosen, isSynced }, taken };
}

const names = Object.keys(deeds) as DeedName[];

function stagesFrom(from: Place): Stage[] {
  return names.flatMap((name) => {
    const deed: Partial<Deed> & Pick<Deed, 'is'> = deeds[name];
    if (!deed.is(from)) return [];
    const { step } = from.at.context;
    const others = from.chosen.filter((one) => one !== step);
    const chosen = deed.chooses === undefined ? from.chosen : deed.chooses ? [...others, step] : others;
    const played = play(from, deed.events ?? [], chosen);
    return played ? [{ name, from, ...played }] : [];
  });
}

/** The same from one place, however often a search comes by. */
const known = new Map<string, Stage[]>();
function everyStageFrom(place: Place, key: string): Stage[] {
  const stages = known.get(key) ?? stagesFrom(place);
  known.set(key, stages);
  return stages;
}

/** A transition is taken in each world by what is quickly done, and once by what is dear. */
const kindsOf = ({ name, from, taken }: Stage) => {
  const deed: Partial<Deed> = deeds[name];
  return deed.isDear ? [...taken] : taken.map((transition) => `${worldOf(from.at.context)}: ${transition}`);
};

const keyOf = ({ at: { value, context }, chosen, isSynced }: Place) => {
  const { user, pending, source, step, visited, ready, trouble } = context;
  return JSON.stringify([
    value,
    user?.isAccountNew ?? user,
    pending,
    source,
    step,
    visited,
    ready,
    trouble,
    chosen,
    isSynced,
  ]);
};

/** The shortest way to a stage that takes something new. */
function nearest(start: Place, isNew: (stage: Stage) => boolean): Stage[] | null {
  const ways = new Map<string, Stage[]>([[keyOf(start), []]]);
  const places = [start];
  for (const place of places) {
    const here = keyOf(place);
    const way = ways.get(here) ?? [];
    for (const stage of everyStageFrom(place, here)) {
      if (isNew(stage)) return [...way, stage];
      const key = keyOf(stage.to);
      if (ways.has(key)) continue;
      ways.set(key, [...way, stage]);
      places.push(stage.to);
    }
  }
  return null;
}

/**
 * Tours through the wizard that together take, in every world, each transition that the product can be brought to from
 * outside: each goes on to the nearest one not yet taken, and leaves when there is none.
 */
export function wizardTours(): { tours: Tour[]; taken: ReadonlySet<string> } {
  const covered = new Set<string>();
  const taken = new Set<string>();
  const tours: Tour[] = [];
  for (const arrival of Object.keys(arrivals) as Arrival[]) {
    for (let isFresh = true; ; isFresh = false) {
      const { input: who, events } = arrivals[arrival];
      const birth = { at: born(wizardMachine, who) as Snapshot, chosen: [], isSynced: false };
      const arrived = play(birth, events);
      if (!arrived) throw new Error(`Nobody can arrive so: ${arrival}.`);
      const stages: Stage[] = [];
      const isNew = (stage: Stage) => kindsOf(stage).some((kind) => !covered.has(kind));
      const goOn = (place: Place) =>
        nearest(place, (stage) => !isFinal(stage.name) && isNew(stage)) ?? nearest(place, isNew);
      for (let place = arrived.to, way = goOn(place); way; way = goOn(place)) {
        stages.push(...way);
        for (const stage of way) {
          for (const kind of kindsOf(stage)) covered.add(kind);
          for (const transition of stage.taken) taken.add(transition);
          place = stage.to;
        }
      }
      if (stages.length === 0 && !(isFresh && arrived.taken.some((transition) => !taken.has(transition)))) break;
      for (const transition of arrived.taken) taken.add(transition);
      tours.push({ arrival, at: arrived.to, stages });
    }
  }
  return { tours, taken };
}
