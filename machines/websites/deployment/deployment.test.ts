import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed as refused, inWorld, journey } from '../../paths/journey';
import { deploymentDelays, deploymentModels, failed, live, project, refunded } from './deployment.model';

walkMachine(deploymentModels, deploymentDelays, './deployment.transitions.md');

const model = inWorld(deploymentModels, 'a website on its way');
const changed = (now: typeof project) => ({ type: 'project.changed', project: now }) as const;

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
      'open.following',
      500,
      true,
    ]);
  });
  it('closes at any time', async () =>
    expect(
      (await journey(model, [changed(failed), { type: 'deployment.retry' }, { type: 'deployment.close' }])).state,
    ).toBe('closed'));
});
