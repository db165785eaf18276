import type { Profile } from '../../../contract/wire/account/account';
import type { Draft, StepName, WizardPosition } from '../../../contract/wire/wizard/draft';
import type { Plan } from '../../../contract/wire/money/plan';
import { blankDraft, stepNames } from '../../../contract/rules/wizard/wizard';
import type { PendingFactor } from '../../protocols/session';

/** What decides which steps there are. */
export interface Circumstances {
  user: Profile | null;
  /** The second factor that is still asked for. */
  pending: PendingFactor | null;
  /** Where the customer came from, as the address says. */
  source: string | null;
}

/**
 * The steps that show. Account: as long as nobody is signed in. Code: a new account, or a second
 * factor that is due; never for a customer who came from the dashboard.
 */
export function visibleSteps({ user, pending, source }: Circumstances): StepName[] {
  const shows: Partial<Record<StepName, boolean>> = {
    account: user === null,
    code: source !== 'dashboard' && (user === null ? pending !== null : user.isAccountNew),
  };
  return stepNames.filter((step) => shows[step] ?? true);
}

/**
 * The path as it is shown, from its first step to its last: the steps that show, those that showed before and are behind
 * the customer, and for a visitor the code, which a new account is asked for. So its count never starts over.
 */
export function pathOf(circumstances: Circumstances, visited: readonly StepName[]): StepName[] {
  const { user, source } = circumstances;
  const showing = visibleSteps(circumstances);
  const isCodeAhead = user === null && source !== 'dashboard';
  return stepNames.filter(
    (step) => showing.includes(step) || visited.includes(step) || (step === 'code' && isCodeAhead),
  );
}

/**
 * The marks of a customer of whom something else is known now: a step that was on their path and shows no longer is
 * behind them, done or skipped. Nobody takes over the path of somebody else.
 */
export function marksOf(before: Circumstances & WizardPosition, user: Profile | null): StepName[] {
  if (before.user !== null && before.user.uuid !== user?.uuid) return [];
  const ahead = pathOf({ user, pending: null, source: before.source }, []);
  const path = pathOf(before, before.visited);
  return path.filter((step) => before.visited.includes(step) || !ahead.includes(step));
}

/** The marks of a draft that is taken up, with those of how its customer came in this time. */
export const marksTaken = (visited: readonly StepName[], before: readonly StepName[]) =>
  stepNames.filter(
    (step) => visited.includes(step) || ((step === 'account' || step === 'code') && before.includes(step)),
  );

const complete: Record<StepName, (draft: Draft, circumstances: Circumstances) => boolean> = {
  account: (_, { user, pending }) => user !== null || pending !== null,
  code: () => false,
  domain: ({ domain }) => domain !== null,
  website: ({ category, template }) => category !== null && template !== null,
  business: ({ business }) =>
    business.logo.kind === 'uploaded' &&
    business.keywords.length > 0 &&
    [
      business.business_name,
      business.contact_email,
      business.contact_phone,
      business.business_description,
      business.business_address,
    ].every((text) => text.trim() !== ''),
  images: ({ images, template }) => template !== null && images.length === template.required_images_count,
  summary: () => false,
};

/** The first visible step that still wants something; the last one never has enough. */
export const firstIncomplete = (draft: Draft, circumstances: Circumstances): StepName =>
  visibleSteps(circumstances).find((step) => !complete[step](draft, circumstances)) ?? 'summary';

/** The neighbour of a step among those that show; null at either end. */
export function neighbour(step: StepName, by: 1 | -1, circumstances: Circumstances): StepName | null {
  const steps = visibleSteps(circumstances);
  return steps[steps.indexOf(step) + by] ?? null;
}

/**
 * Where Next leads: to the neighbour, or past steps that are done and want nothing, for whoever has come back to change
 * one thing. Null at the end.
 */
export function onward({ step, visited, draft, ...circumstances }: Circumstances & WizardPosition & { draft: Draft }) {
  const steps = visibleSteps(circumstances);
  const later = steps.slice(steps.indexOf(step) + 1);
  return later.find((one) => !visited.includes(one) || !complete[one](draft, circumstances)) ?? null;
}

/** Whether that step lies behind, so that what was chosen there can be changed. */
export const isBehind = (step: StepName, { step: here, ...circumstances }: Circumstances & { step: StepName }) => {
  const steps = visibleSteps(circumstances);
  return steps.includes(step) && steps.indexOf(step) < steps.indexOf(here);
};

/** Back to change one thing: all that lies before the present step stays done. */
export const marksOfEdit = ({ step, visited, ...circumstances }: Circumstances & WizardPosition) => {
  const steps = visibleSteps(circumstances);
  const before = steps.slice(0, steps.indexOf(step));
  return stepNames.filter((one) => visited.includes(one) || before.includes(one));
};

const isNotAfter = (one: StepName, other: StepName) => stepNames.indexOf(one) <= stepNames.indexOf(other);

/** Where a stored draft is taken up: where it was left, unless something before is missing or that step is gone. */
export function placeOf(draft: Draft, left: WizardPosition | null, circumstances: Circumstances): WizardPosition {
  const first = firstIncomplete(draft, circumstances);
  const isThere = left && visibleSteps(circumstances).includes(left.step) && isNotAfter(left.step, first);
  return { step: isThere ? left.step : first, visited: left?.visited ?? [] };
}

/** Previous takes the marks of later steps away. */
export const upTo = (step: StepName, visited: readonly StepName[]) => visited.filter((one) => isNotAfter(one, step));

export const withStep = (step: StepName, visited: readonly StepName[]) =>
  visited.includes(step) ? [...visited] : [...visited, step];

/** The first plan in the list is the one used. */
export function planOf(plans: readonly Plan[]): Draft['plan'] {
  const [plan] = plans;
  if (!plan) return null;
  const { uuid, name, setup_fee, monthly_fee, projectLimit, benefits } = plan;
  return { uuid, name, setup_fee, monthly_fee, projectLimit, benefits: benefits.map(({ value }) => value) };
}

/** A draft that begins. */
export const freshDraft = (user: Profile | null, plan: Draft['plan']): Draft => ({
  ...blankDraft,
  user: user?.uuid ?? null,
  plan,
});
