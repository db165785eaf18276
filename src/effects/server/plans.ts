import type { Plan } from '../../../contract/wire/money/plan';
import { watchResource } from './watchResource';

/** Tells the wizard the plans once they are known. */
export const watchPlans = watchResource('plans', ({ value }) =>
  value === null ? null : { type: 'plans.changed', plans: value as Plan[] },
);
