import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { noFilters } from '../../../machines/wizard/images/images.selection';
import { reportChoices, reportUse, searchPhotos } from './photos';

let answer: (reply: ServerResponse, path: string) => void;
const service = createServer((request, reply) => answer(reply, request.url ?? ''));

beforeAll(async () => {
  await once(service.listen(0), 'listening');
  const address = `http://localhost:${(service.address() as AddressInfo).port}`;
  const required = ['API_URL', 'AI_URL', 'CRYPTO_WS_URL', 'CURRENCY_API_KEY'].map((name) => [`VITE_${name}`, 'x']);
  const textContent = JSON.stringify({
    ...Object.fromEntries(required),
    VITE_STOCK_PHOTO_URL: address,
    VITE_STOCK_PHOTO_KEY: 'key',
  });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllGlobals();
  service.closeAllConnections();
  service.close();
});

const search = (query = 'rye bread') =>
  toPromise(createActor(searchPhotos, { input: { query, page: 2, ...noFilters } }).start());
const says = (status: number, body: string) => (reply: ServerResponse) => reply.writeHead(status).end(body);
const picture = {
  id: 'a',
  width: 3,
  height: 2,
  color: null,
  alt_description: null,
  urls: { small: 'http://a.test/s', regular: 'http://a.test/r' },
  user: { name: 'Ada' },
};
const page = (...results: unknown[]) => JSON.stringify({ total_pages: 3, results });

it('asks for a page of 30 by the keywords, and takes what is shown', async () => {
  let asked = '';
  answer = (reply, path) => {
    asked = path;
    reply.end(page(picture));
  };
  expect(await search()).toEqual({
    pages: 3,
    photos: [
      {
        id: 'a',
        width: 3,
        height: 2,
        color: '#888888',
        alt_description: 'A picture without a description',
        small: 'http://a.test/s',
        regular: 'http://a.test/r',
        author: 'Ada',
      },
    ],
  });
  expect(asked).toBe(
    '/search/photos?query=rye+bread&page=2&per_page=30&order_by=relevant&content_filter=high&client_id=key',
  );
});

describe('a search that fails says so', () => {
  it.each([429, 500, 503])('status %d', async (status) => {
    answer = says(status, 'Rate Limit Exceeded');
    await expect(search()).rejects.toEqual({ status, message: `The photo search failed with status ${status}.` });
  });
  it.each([
    ['a page for people', '<!doctype html><h1>Down</h1>'],
    ['nothing', ''],
    ['another type', page({ ...picture, width: '3' })],
    ['a picture without a height', page({ ...picture, height: 0 })],
    ['an address that is none', page({ ...picture, urls: { small: 'x', regular: 'y' } })],
    ['no list', '{"total_pages":3}'],
  ])('%s', async (_, body) => {
    answer = says(200, body);
    await expect(search()).rejects.toEqual({ status: null, message: '' });
  });
  it('without a word nobody is asked', async () => {
    answer = () => expect.unreachable();
    await expect(search(' ')).rejects.toEqual({ status: null, message: 'Keywords are required for photo search' });
  });
});

describe('a search that is not answered whole in 10 s is given up', () => {
  it.each<[string, typeof answer]>([
    ['nobody answers', () => undefined],
    ['the body stops half-way', (reply) => reply.writeHead(200).write('{"total_pages":3,"res')],
  ])('%s', async (_, silence) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const asked = new Promise<void>((resolve) => {
      answer = (reply, path) => {
        silence(reply, path);
        resolve();
      };
    });
    const found = search();
    await asked;
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    limit.abort(new DOMException('late', 'TimeoutError'));
    await expect(found).rejects.toEqual({
      status: null,
      message: 'The photo search did not answer: timeout after 10000 ms.',
    });
  });
});

it('a search that nobody waits for any more is given up', async () => {
  // Not by its own limit.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  let givenUp: Promise<unknown> | undefined;
  const asked = new Promise<void>((resolve) => {
    answer = (reply) => {
      givenUp = once(reply, 'close');
      resolve();
    };
  });
  const actor = createActor(searchPhotos, { input: { query: 'rye bread', page: 1, ...noFilters } }).start();
  await asked;
  actor.stop();
  expect(await givenUp).toEqual([]);
});

describe('a photo that is used', () => {
  it('is looked for by its id, and reported where the service says', async () => {
    const asked: string[] = [];
    answer = (reply, path) => {
      asked.push(path);
      const location = `http://${reply.req.headers.host ?? ''}/photos/a%2Fb/download?ixid=1`;
      reply.end(JSON.stringify(asked.length === 1 ? { links: { download_location: location } } : { url: 'x' }));
    };
    await reportUse('a/b');
    expect(asked).toEqual(['/photos/a%2Fb?client_id=key', '/photos/a%2Fb/download?ixid=1&client_id=key']);
  });
  it('is not asked for without an id', async () => {
    answer = () => expect.unreachable();
    await expect(reportUse('')).rejects.toThrow('Photo ID is required.');
  });
  it('is nobody’s concern when its report fails', async () => {
    const actor = createActor(reportChoices, { input: undefined }).start();
    const refused = new Promise<void>((resolve) => {
      answer = (reply, path) => {
        says(404, path)(reply);
        reply.on('close', resolve);
      };
    });
    actor.send({ type: 'photo.chosen', id: 'gone' });
    await refused;
    expect(actor.getSnapshot().status).toBe('active');
  });
});
