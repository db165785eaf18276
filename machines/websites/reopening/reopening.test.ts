import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, inWorld, journey } from '../../paths/journey';
import { failed, live, project } from '../deployment/deployment.model';
import { reopeningDelays, reopeningModels } from './reopening.model';

walkMachine(reopeningModels, reopeningDelays, './reopening.transitions.md');

const model = inWorld(reopeningModels, 'on the dashboard');
const changed = (now: typeof project | null) => ({ type: 'project.changed', project: now }) as const;
const play = (...events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, [done('readMemo', project.id), ...events], { delays: reopeningDelays });
const dialog = { type: 'overlay.open', name: 'deployment', input: { projectId: project.id } };

describe('journeys', () => {
  it.each([project, failed])('opens the dialog again that was open, once the list is there', async (now) => {
    const { state, sent, open } = await play(changed(now));
    expect([state, sent, open.size]).toEqual(['over', [dialog], 0]);
  });
  it('lets a website rest that is live by now, and one that is not found in time', async () => {
    expect((await play(changed(live))).sent).toEqual([]);
    await expect(play(changed(null))).rejects.toThrow('not possible');
    expect((await play(after('patienceDelay'))).sent).toEqual([]);
  });
  it('asks for the one that was remembered', async () =>
    expect((await play()).open.get('watchProject')?.input).toEqual({ projectId: project.id }));
  it('remembers nothing elsewhere than on the dashboard', async () =>
    expect((await journey(inWorld(reopeningModels, 'elsewhere'), [], { delays: reopeningDelays })).state).toBe('over'));
});
