import { tell } from '../kit/notify';
import type { ResourceEvent } from './resource.machine';

type Invalidation = Extract<ResourceEvent, { type: 'resource.invalidate' }>;

/**
 * Decision 4: an order, a settled deposit, a retry and a deployment change put what is known of these out of date.
 * Named actions for any machine's `setup({ actions })`: `{ type: 'invalidateBalance', params: outOfDate }`.
 */
export const invalidateBalance = tell<Invalidation>('balance');
export const invalidateDashboard = tell<Invalidation>('dashboard');
export const invalidateProjects = tell<Invalidation>('projects');
export const outOfDate: Invalidation = { type: 'resource.invalidate' };
