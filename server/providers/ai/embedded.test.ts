import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { enhancePrompt, keywordsPrompt, LogoReply, parseKeywords } from '../../../contract/wire/wizard/ai';
import { embeddedAi } from './embedded';
import type { EmbeddedJob } from './embedded.worker';
import { WorkerLine } from './line';

const description = 'we bakes organic bread and wedding cakes in lyon. very good quality';
const ai = embeddedAi({ foresight: false });
afterAll(() => ai.close());

const problem = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('the embedded service', () => {
  it('answers the prompt for keywords', async () => {
    const words = parseKeywords(await ai.text(keywordsPrompt(description)));
    expect(words).toEqual(expect.arrayContaining(['organic bread', 'wedding cakes']));
  });
  it('answers nothing for a description of punctuation', async () => {
    expect(await ai.text(keywordsPrompt('!!! ...'))).toBe('');
    expect(await ai.text(enhancePrompt({ name: 'Acme', description: '...' }))).toBe('');
  });
  it('answers the prompt for a better description', async () => {
    const text = await ai.text(enhancePrompt({ name: 'Maison Dubois', description }));
    expect(text).toMatch(
      /^At Maison Dubois, we bake organic bread and wedding cakes in Lyon\. You can expect excellent quality\./,
    );
  });
  it('answers any other prompt', async () => {
    expect(await ai.text('Please correct: we sells shoes')).toContain('We sell shoes.');
  });
  it('draws logos as the call promises them, other ones when asked again', async () => {
    const order = { businessTitle: 'Maison Dubois', businessDescription: description, variations: true };
    const [first, second] = [await ai.logos(order), await ai.logos(order)];
    expect(v.is(LogoReply, { image_data: first })).toBe(true);
    expect(Object.keys(first).length).toBeGreaterThanOrEqual(6);
    expect(Object.values(second).filter((each) => Object.values(first).includes(each))).toEqual([]);
  });
  it('leaves the event loop free while it draws', async () => {
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 5);
    const orders = Array.from({ length: 3 }, (_, index) => `Shop ${index}`);
    await Promise.all(
      orders.map((businessTitle) => ai.logos({ businessTitle, businessDescription: 'books', variations: true })),
    );
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
  });
  it('drops what nobody waits for any more', async () => {
    const control = new AbortController();
    const order = { businessTitle: 'A', businessDescription: 'tea', variations: true };
    const calls = [ai.logos(order, control.signal), ai.logos(order, control.signal)].map(problem);
    const reason = new Error('the customer left');
    control.abort(reason);
    expect(await Promise.all(calls)).toEqual([reason, reason]);
    expect(await problem(ai.text(keywordsPrompt('tea'), control.signal))).toBe(reason);
    expect(await ai.text(keywordsPrompt('tea shop'))).toContain('tea');
  });
});

describe('a line of one worker', () => {
  const job = (text: string): EmbeddedJob => ({ kind: 'keywords', description: text });

  it('ends a worker that takes too long, and goes on with another', async () => {
    const line = new WorkerLine<EmbeddedJob>('embedded', { limit: 1, idle: 60_000 });
    const calls = await Promise.all([problem(line.run(job('bread'))), problem(line.run(job('cakes')))]);
    expect(calls).toEqual([
      expect.objectContaining({ reason: 'timeout' }),
      expect.objectContaining({ reason: 'timeout' }),
    ]);
    await line.close();
  });
  it('passes on why a job failed, and does the next', async () => {
    const line = new WorkerLine<EmbeddedJob>('embedded', { limit: 30_000, idle: 60_000 });
    const broken = { kind: 'keywords', description: null } as unknown as EmbeddedJob;
    expect(await problem(line.run(broken))).toMatchObject({ reason: 'unavailable' });
    expect(await line.run(job('fresh bread'))).toContain('fresh bread');
    await line.close();
  });
  it('starts anew after it was idle', async () => {
    const line = new WorkerLine<EmbeddedJob>('embedded', { limit: 30_000, idle: 1 });
    const first = await line.run(job('fresh bread'));
    await wait(20);
    expect(await line.run(job('fresh bread'))).toEqual(first);
    await line.close();
  });
  it('refuses more than it can hold', async () => {
    const line = new WorkerLine<EmbeddedJob>('embedded', { limit: 30_000, idle: 60_000 });
    const calls = Array.from({ length: 45 }, () => problem(line.run(job('tea'))));
    const last = await calls.at(-1);
    expect(last).toMatchObject({ reason: 'busy' });
    await line.close();
    const reasons = (await Promise.all(calls)).filter((each) => each !== null);
    expect(reasons.length).toBeGreaterThan(0);
  });
  it('fails what waits when it closes, and everything after', async () => {
    const line = new WorkerLine<EmbeddedJob>('embedded', { limit: 30_000, idle: 60_000 });
    const calls = [problem(line.run(job('tea'))), problem(line.run(job('coffee')))];
    await line.close();
    expect(await Promise.all(calls)).toEqual([
      expect.objectContaining({ reason: 'unavailable' }),
      expect.objectContaining({ reason: 'unavailable' }),
    ]);
    expect(await problem(line.run(job('tea')))).toMatchObject({ reason: 'unavailable' });
  });
});
