import * as v from 'valibot';
import { Deposit, Money } from '../money/money';
import { failureKinds } from '../../rules/websites/deploymentFailure';
import { goodParts } from '../../rules/websites/missingParts';
import { deploymentStages, projectStatuses } from '../../rules/websites/projectStatus';
import { subscriptionStates } from '../money/subscriptions';

const ProjectStatus = v.picklist(projectStatuses);
export const Project = v.object({
  id: v.string(),
  domain: v.string(),
  business_name: v.string(),
  project_status: ProjectStatus,
  /** The last stage that was entered: where a failed deployment stopped. */
  current_stage: v.picklist(deploymentStages),
  subscription_id: v.nullable(v.string()),
  user: v.string(),
  /** Address at the content origin; opens once DEPLOYED. */
  site_url: v.string(),
  /** The published page as a frame of the app may show it; null until something is published. */
  picture_url: v.nullable(v.string()),
  /** Picture of the template that it is made of, to stand there until then; null for one that is not offered any more. */
  template_url: v.nullable(v.string()),
  /** OKLCH degrees of the colour that it has by its logo or its template. */
  hue: v.nullable(v.number()),
  created_at: v.string(),
  /** Additive: what a good page has and what is live does not, what helps most first; not known of all. */
  missing: v.optional(v.array(v.picklist(goodParts))),
  /** Additive: how its monthly fee is paid; left out where it has none any more. */
  subscription_state: v.optional(v.picklist(subscriptionStates)),
  /** Additive: its deployment failed for good then, and its order is refunded; there is nothing to retry. */
  refunded_at: v.optional(v.string()),
  /** Additive: why its deployment failed, as the customer reads it. */
  failure: v.optional(v.string()),
  /** Additive: what kind of cause that is, which says what can be done. */
  failure_kind: v.optional(v.picklist(failureKinds)),
  /** Additive: the draft that holds all that was chosen for one that was refunded, but the name. */
  draft_id: v.optional(v.string()),
});
export type Project = v.InferOutput<typeof Project>;

export const ProjectParams = v.object({ id: v.pipe(v.string(), v.uuid()) });
export const UserParams = v.object({ user: v.pipe(v.string(), v.uuid()) });

const Stage = v.picklist(deploymentStages);

/** A line of what happened to a deployment. */
export const ProjectEvent = v.object({
  at: v.string(),
  /** The stage at which it stood. */
  stage: Stage,
  /** reached: the stage begins; waiting: for a registry; delayed: a try failed that another follows by itself. */
  kind: v.picklist(['reached', 'waiting', 'delayed', 'failed', 'refunded']),
  /** As a customer reads it. */
  sentence: v.string(),
  /** Counts what the customer began, from 1. */
  attempt: v.number(),
  /** Of a try that failed: when the next is made. */
  next_attempt_at: v.nullable(v.string()),
});
export type ProjectEvent = v.InferOutput<typeof ProjectEvent>;

/** Additive: all that happened to a deployment, oldest first, and how long its stages usually take. */
export const ProjectHistory = v.object({
  /** When it was read, by the server's clock, which set all its times. */
  now: v.string(),
  attempt: v.number(),
  most_attempts: v.number(),
  events: v.array(ProjectEvent),
  /** Milliseconds from a stage to the next: of the last deployments, or the pace that is set. */
  usual: v.array(v.object({ stage: Stage, ms: v.number() })),
  /** The operator's mailbox. */
  support_address: v.string(),
});
export type ProjectHistory = v.InferOutput<typeof ProjectHistory>;

export const Dashboard = v.object({
  balance: Money,
  subscription: v.nullable(
    v.object({
      id: v.string(),
      /** Null when several are due that day. */
      domain: v.nullable(v.string()),
      next_billing_date: v.nullable(v.string()),
      last_payment_date: v.nullable(v.string()),
    }),
  ),
  websites: v.object({ total: v.number(), active: v.number(), pending: v.number(), issue: v.number() }),
  plan: v.nullable(v.object({ monthly_fee: Money, setup_fee: Money, projectLimit: v.number() })),
  /** All that is due on the day of the next charge. */
  next_billing_amount: Money,
  /** Additive: for how many websites that is. */
  next_billing_websites: v.optional(v.number()),
  /** When a subscription was last paid. */
  last_payment_date: v.nullable(v.string()),
  projects: v.array(Project),
  /** The newest top-up that is still open. */
  pending_deposit: v.nullable(Deposit),
  /** Additive: how many are. */
  pending_deposits: v.optional(v.number()),
});
export type Dashboard = v.InferOutput<typeof Dashboard>;
