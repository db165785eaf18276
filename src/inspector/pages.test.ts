import { describe, expect, it } from 'vitest';
import { newest, Pages } from './pages';
import type { FromInspector, FromPage, Page } from './protocol';
import { changedFields, duration } from './inspectorWords';

const page = (id: string): Page => ({ id, app: '1.0.0', address: `/${id}`, startedAt: 0 });

function transport() {
  const sent: FromInspector[] = [];
  let hear: (message: { data: FromPage }) => void = () => undefined;
  const pages = new Pages({
    postMessage: (message) => sent.push(message),
    addEventListener: (_, listener) => {
      hear = listener;
    },
  });
  return { pages, sent, say: (data: FromPage) => hear({ data }) };
}

describe('the pages of the product', () => {
  it('are asked for, and may come whenever they like', () => {
    const { pages, sent, say } = transport();
    expect(sent).toEqual([{ type: 'inspector.asks' }]);
    say({ type: 'page.here', page: page('one'), seen: [] });
    say({ type: 'page.here', page: page('two'), seen: [] });
    expect(pages.all.map(({ page: { id } }) => id)).toEqual(['one', 'two']);
    expect(newest(pages.all)?.page.id).toBe('two');
  });

  it('stay to be looked at when they are left; the newest that is open is shown', () => {
    const { pages, say } = transport();
    say({ type: 'page.here', page: page('one'), seen: [] });
    say({ type: 'page.here', page: page('two'), seen: [] });
    say({ type: 'page.left', page: 'two' });
    expect(newest(pages.all)?.page.id).toBe('one');
    say({ type: 'page.left', page: 'one' });
    expect(newest(pages.all)?.page.id).toBe('two');
    say({ type: 'page.here', page: page('one'), seen: [] });
    expect(newest(pages.all)?.page.id).toBe('one');
    expect(pages.all).toHaveLength(2);
  });

  it('tell those who listen, and only as long as they do', () => {
    const { pages, say } = transport();
    const versions: number[] = [];
    const end = pages.subscribe(() => versions.push(pages.version()));
    say({ type: 'page.here', page: page('one'), seen: [] });
    say({ type: 'page.left', page: 'nobody' });
    say({ type: 'page.left', page: 'one' });
    end();
    say({ type: 'page.here', page: page('two'), seen: [] });
    expect(versions).toEqual([1, 2]);
  });

  it('get an event for one of their actors', () => {
    const { pages, sent } = transport();
    pages.send('one', 'x:3', { type: 'order.place' });
    expect(sent.at(-1)).toEqual({
      type: 'inspector.sends',
      page: 'one',
      sessionId: 'x:3',
      event: { type: 'order.place' },
    });
  });
});

describe('words', () => {
  it.each([
    [0, '0 ms'],
    [999.4, '999 ms'],
    [1_000, '1.00 s'],
    [59_994, '59.99 s'],
    [125_000, '2 min 5 s'],
  ])('say that %f ms are %s', (ms, text) => expect(duration(ms)).toBe(text));

  it('name the fields that changed', () => {
    expect(changedFields({ a: 1, b: [1], c: null }, { a: 1, b: [2], d: 0 })).toEqual(['b', 'c', 'd']);
    expect(changedFields({ a: 1 }, { a: 1 })).toEqual([]);
    expect(changedFields(undefined, { a: 1 })).toEqual(['(all)']);
  });
});
