import { describe, expect, it, vi } from 'vitest';
import { chunk } from './chunk';

describe('a chunk', () => {
  it('is loaded once for callers at the same time and later ones, then there at once', async () => {
    let loads = 0;
    const screen = chunk(async () => {
      loads += 1;
      return 'screen';
    });
    expect(screen.loaded()).toBeUndefined();
    expect(await Promise.all([screen.load(), screen.load()])).toEqual(['screen', 'screen']);
    await screen.load();
    expect([loads, screen.loaded()]).toEqual([1, 'screen']);
  });

  it('lets the browser answer between its first run and what waits for it', async () => {
    let goOn: (() => void) | undefined;
    const turn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    vi.stubGlobal('scheduler', { yield: () => turn });
    const screen = chunk(() => Promise.resolve('screen'));
    const waiting = screen.load();
    await new Promise(setImmediate);
    expect(screen.loaded()).toBeUndefined();
    goOn?.();
    expect(await waiting).toBe('screen');
    vi.unstubAllGlobals();
  });

  it('tries again after a failure', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('screen')];
    const screen = chunk(() => (answers.shift() ?? (() => Promise.reject(new Error('a third load'))))());
    await expect(screen.load()).rejects.toThrow('offline');
    expect(screen.loaded()).toBeUndefined();
    expect(await screen.load()).toBe('screen');
  });
});
