import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed as refused, inWorld, journey } from '../../paths/journey';
import { delayOf, isTrying, timeOf } from './deployment.select';
import {
  delay,
  delayed,
  deploymentDelays,
  deploymentModels,
  failed,
  past,
  live,
  project,
  refunded,
} from './deployment.model';

walkMachine(deploymentModels, deploymentDelays, './deployment.transitions.md');

const model = inWorld(deploymentModels, 'a website on its way');
const changed = (now: typeof project) => ({ type: 'project.changed', project: now }) as const;

describe('what is said of the time', () => {
  const context = { projectId: project.id, project, failure: null, history: past, passed: 0 };

  it('measures a stage to the next one, beside what is usual', () => {
    expect(timeOf(context, 'INITIAL')).toEqual({ took: 2_000, usual: 1_500, isSlow: false });
    expect(timeOf(context, 'REQUEST_DOMAIN')).toEqual({ took: 2_000, usual: null, isSlow: false });
  });
  it('has the current one go on by the clock of the server, and says when it is slow', () => {
    expect(timeOf(context, 'STATUS_CHECK')).toEqual({ took: 2_000, usual: 1_500, isSlow: false });
    expect(timeOf({ ...context, passed: 2_499 }, 'STATUS_CHECK')).toMatchObject({ took: 4_499, isSlow: false });
    expect(timeOf({ ...context, passed: 2_500 }, 'STATUS_CHECK')).toMatchObject({ took: 4_500, isSlow: true });
    // Three seconds more are no long time where an hour is usual.
    const usual = [{ stage: 'STATUS_CHECK' as const, ms: 10_000 }];
    const slower = { ...context, history: { ...past, usual } };
    expect(timeOf({ ...slower, passed: 13_000 }, 'STATUS_CHECK')?.isSlow).toBe(false);
    expect(timeOf({ ...slower, passed: 13_001 }, 'STATUS_CHECK')?.isSlow).toBe(true);
  });
  it('stops with the failure, and begins anew with each attempt', () => {
    const line = { ...delay, kind: 'failed' as const, next_attempt_at: null };
    const ended = { ...past, events: [...past.events, line] };
    expect(timeOf({ ...context, history: ended, passed: 60_000 }, 'STATUS_CHECK')?.took).toBe(1_000);
    expect(timeOf({ ...context, history: { ...ended, attempt: 2 } }, 'STATUS_CHECK')).toBeNull();
  });
  it('never runs backwards, and says nothing of what was not reached, or is the end', () => {
    const early = { ...past, now: project.created_at };
    expect(timeOf({ ...context, history: early }, 'STATUS_CHECK')?.took).toBe(0);
    expect(timeOf(context, 'DOMAIN_CONFIRMED')).toBeNull();
    const all = { ...past, events: [{ ...delay, kind: 'reached' as const, stage: 'DEPLOYED' as const }] };
    expect(timeOf({ ...context, history: all }, 'DEPLOYED')).toBeNull();
    expect(timeOf({ ...context, history: null }, 'INITIAL')).toBeNull();
  });
  it('names what holds up the current stage, and nothing that is past', () => {
    const held = { ...context, history: delayed };
    expect(delayOf(held)).toBe(delay);
    const waiting = { ...delay, kind: 'waiting' as const };
    expect(delayOf({ ...context, history: { ...delayed, events: [waiting] } })).toBe(waiting);
    expect(delayOf(context)).toBeNull();
    expect(delayOf({ ...held, history: null })).toBeNull();
    expect(delayOf({ ...held, project: null })).toBeNull();
    expect(delayOf({ ...held, project: { ...project, current_stage: 'DOMAIN_CONFIRMED' } })).toBeNull();
    expect(delayOf({ ...held, project: { ...failed, current_stage: 'STATUS_CHECK' } })).toBeNull();
    expect(delayOf({ ...held, history: { ...delayed, attempt: 2 } })).toBeNull();
    expect(delayOf({ ...held, history: { ...delayed, events: [] } })).toBeNull();
  });
  it('is trying from the moment of the next try on', () => {
    const [held, line] = [{ ...context, history: delayed }, delay];
    expect(isTrying({ ...held, passed: 59_999 }, line)).toBe(false);
    expect(isTrying({ ...held, passed: 60_000 }, line)).toBe(true);
    expect(isTrying({ ...held, passed: 60_000 }, { ...line, next_attempt_at: null })).toBe(false);
    expect(isTrying({ ...held, history: null, passed: 60_000 }, line)).toBe(false);
  });
});

describe('journeys', () => {
  it('follows the list to the end', async () => {
    const { snapshot } = await journey(model, [changed(project), changed(live)]);
    expect(snapshot.context.project?.project_status).toBe('DEPLOYED');
  });
  it('retries what has failed, tells the server, and follows the new attempt', async () => {
    const { snapshot, sent } = await journey(model, [
      changed(failed),
      { type: 'deployment.retry' },
      done('retryProject', { ...project, project_status: 'INITIAL', current_stage: 'INITIAL' }),
    ]);
    expect(snapshot.context.project?.project_status).toBe('INITIAL');
    expect(sent.map(({ type }) => type)).toContain('resource.refresh');
  });
  it.each([project, live, refunded])(
    'retries nothing that has not failed, or that has for good',
    async (now) =>
      await expect(journey(model, [changed(now), { type: 'deployment.retry' }])).rejects.toThrow('not possible'),
  );
  it('keeps the way on after a retry that did not get through', async () => {
    const { state, snapshot } = await journey(model, [
      changed(failed),
      { type: 'deployment.retry' },
      refused('retryProject', { status: 500, message: '' }),
    ]);
    expect([state, snapshot.context.failure?.status, snapshot.can({ type: 'deployment.retry' })]).toEqual([
      'open.deployment.following + open.history.reading + open.memory.remembering + open.clock.ticking',
      500,
      true,
    ]);
  });
  it('closes at any time', async () =>
    expect(
      (await journey(model, [changed(failed), { type: 'deployment.retry' }, { type: 'deployment.close' }])).state,
    ).toBe('closed'));
  it('reads the history anew whenever the list says something, and moves its clock on from there', async () => {
    const read = [changed(project), done('readHistory', delayed), after('secondDelay'), after('secondDelay')];
    const { snapshot } = await journey(model, read, { delays: deploymentDelays });
    expect([snapshot.context.passed, snapshot.context.history]).toEqual([2_000, delayed]);
    const moved = await journey(model, [...read, changed(live), done('readHistory', past)], {
      delays: deploymentDelays,
    });
    expect([moved.snapshot.context.passed, moved.snapshot.context.history]).toEqual([0, past]);
  });
  it('can have the history again that could not be read', async () => {
    const { state } = await journey(model, [
      changed(project),
      refused('readHistory', { status: 503, message: '' }),
      { type: 'history.retry' },
    ]);
    expect(state).toContain('open.history.reading');
  });
});
