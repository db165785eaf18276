import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { pushNoticesMachine } from './pushNotices.machine';
import { pushNoticesDelays, pushNoticesModels } from './pushNotices.model';

walkMachine(pushNoticesModels, pushNoticesDelays, './pushNotices.transitions.md');

const play = (...events: Parameters<typeof journey<typeof pushNoticesMachine>>[1]) =>
  journey(inWorld(pushNoticesModels, 'a browser'), events);
const on = { type: 'push.on' } as const;
const off = { type: 'push.off' } as const;
const look = { type: 'push.look' } as const;
const away = { status: null, message: '' };
const looked = (face: 'on' | 'off' | 'blocked' | 'unavailable') => done('lookAtPush', face);

describe('journeys', () => {
  it('asks nobody for anything before it is turned on', async () => {
    const at = await play(looked('off'));
    expect([at.state, [...at.open.keys()]]).toEqual(['off', []]);
    expect((await play(looked('off'), on)).open.has('turnPushOn')).toBe(true);
  });

  it.each([
    ['on', 'on'],
    ['off', 'off'],
    ['blocked', 'blocked'],
  ] as const)('is %s as the browser answers', async (face, state) =>
    expect((await play(looked('off'), on, done('turnPushOn', face))).state).toBe(state),
  );

  it('says why it is still off, until it is tried again', async () => {
    const refused = failed('turnPushOn', { status: 422, message: 'Notices cannot be sent to this browser.' });
    const at = await play(looked('off'), on, refused);
    expect([at.state, at.snapshot.context.refusal]).toEqual(['off', 'Notices cannot be sent to this browser.']);
    expect((await play(looked('off'), on, refused, on)).snapshot.context.refusal).toBeNull();
  });

  it('stays on where it could not be turned off, and says so', async () => {
    const at = await play(looked('on'), off, failed('turnPushOff', away));
    expect([at.state, at.snapshot.context.refusal === null]).toEqual(['on', false]);
    expect((await play(looked('on'), off, done('turnPushOff', 'off'))).state).toBe('off');
  });

  it('looks again when it is asked to: after a failure, and once its owner may have allowed it', async () => {
    expect((await play(failed('lookAtPush', away), look)).open.has('lookAtPush')).toBe(true);
    expect((await play(looked('blocked'), look, looked('off'))).state).toBe('off');
  });
});
