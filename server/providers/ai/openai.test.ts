import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictures } from '../../../test/server/support/pictures';
import { AiProblem } from './ai';
import { openAi } from './openai';

/** A stand-in that speaks the service's wire format; each test says how it answers. */
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
const seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] =
  [];
let server: Server;
let address: string;

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const completion = (content: string | null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'gpt-4o-mini',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({
        ...(method && { method }),
        ...(url && { url }),
        headers,
        body: JSON.parse(body) as Record<string, unknown>,
      });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const service = (timeout = 5_000) =>
  openAi({ address, key: 'sk-test', pictures, textTimeout: timeout, imageTimeout: timeout });
const order = { customer: 'ada', businessTitle: 'Maison Dubois', businessDescription: 'bakery', variations: true };
const problem = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a text', () => {
  it('is asked for as a chat completion', async () => {
    answer = (_, response) => json(response, 200, completion('  bread, cakes\n'));
    expect(await service().text('List keywords')).toBe('bread, cakes');
    const [{ method, url, headers, body } = { headers: {}, body: {} }] = seen;
    expect([method, url]).toEqual(['POST', '/v1/chat/completions']);
    expect(headers.authorization).toBe('Bearer sk-test');
    expect(headers['content-type']).toBe('application/json');
    expect(body).toMatchObject({
      model: 'gpt-4o-mini',
      messages: [{ role: 'system' }, { role: 'user', content: 'List keywords' }],
    });
  });

  it.each([
    [429, 'busy', 7],
    [401, 'refused', undefined],
    [400, 'refused', undefined],
    [500, 'unavailable', undefined],
    [503, 'unavailable', undefined],
  ] as const)('that is answered with %i is %s', async (status, reason, retryAfter) => {
    const headers: Record<string, string> = status === 429 ? { 'retry-after': '7' } : {};
    answer = (_, response) =>
      json(response, status, { error: { message: 'sk-test is over quota', type: 'x' } }, headers);
    const error = await problem(service().text('x'));
    expect(error).toBeInstanceOf(AiProblem);
    expect(error).toMatchObject({ reason, retryAfter });
    expect((error as AiProblem).message).not.toContain('sk-test');
  });

  it.each([
    ['no JSON', (response: ServerResponse) => response.writeHead(200).end('<html>')],
    ['another form', (response: ServerResponse) => json(response, 200, { choices: [] })],
    ['no content', (response: ServerResponse) => json(response, 200, completion(null))],
  ])('that is answered by %s is malformed', async (_, respond) => {
    answer = (__, response) => respond(response);
    expect(await problem(service().text('x'))).toMatchObject({ reason: 'malformed' });
  });

  it('that never comes ends in time', async () => {
    answer = () => undefined;
    expect(await problem(service(60).text('x'))).toMatchObject({ reason: 'timeout' });
  });

  it('whose body stops half way ends in time', async () => {
    answer = (_, response) => response.writeHead(200).write('{"choices":[');
    expect(await problem(service(60).text('x'))).toMatchObject({ reason: 'timeout' });
  });

  it('that nobody waits for any more is dropped with the reason given', async () => {
    const control = new AbortController();
    const reason = new Error('the customer left');
    answer = () => control.abort(reason);
    expect(await problem(service().text('x', control.signal))).toBe(reason);
  });

  it('of a service that is not there is unavailable', async () => {
    const gone = openAi({ address: 'http://127.0.0.1:1/v1', key: 'k', pictures });
    expect(await problem(gone.text('x'))).toMatchObject({ reason: 'unavailable' });
  });

  it('fails once the provider is closed', async () => {
    answer = () => undefined;
    const closing = service();
    const call = problem(closing.text('x'));
    await closing.close();
    expect(await call).toMatchObject({ reason: 'unavailable' });
  });
});

describe('logos', () => {
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#1d4ed8' } })
      .png()
      .toBuffer();

  it('are asked for as image generations and come as PNGs of our size', async () => {
    const b64_json = (await picture(1024)).toString('base64');
    answer = (_, response) =>
      json(response, 200, { created: 1, data: Array.from({ length: 6 }, () => ({ b64_json })) });
    const logos = await service().logos(order);
    expect(Object.keys(logos)).toEqual(['logo_1', 'logo_2', 'logo_3', 'logo_4', 'logo_5', 'logo_6']);
    const { width, height, format } = await sharp(Buffer.from(logos['logo_1'] ?? '', 'base64')).metadata();
    expect([width, height, format]).toEqual([512, 512, 'png']);
    expect(seen[0]?.url).toBe('/v1/images/generations');
    expect(seen[0]?.body).toMatchObject({ model: 'gpt-image-1', n: 8, size: '1024x1024' });
    expect(seen[0]?.body['prompt']).toMatch(/\nBusiness name: Maison Dubois\n<description>\nbakery\n<\/description>$/);
  });

  it('are one when one is asked for', async () => {
    const b64_json = (await picture(64)).toString('base64');
    answer = (_, response) => json(response, 200, { data: [{ b64_json }] });
    expect(Object.keys(await service().logos({ ...order, variations: false }))).toEqual(['logo_1']);
    expect(seen[0]?.body).toMatchObject({ n: 1 });
  });

  it.each([
    ['an address instead of a picture', { data: [{ url: 'http://127.0.0.1/x.png' }] }],
    ['no picture at all', { data: [] }],
    ['bytes that are no picture', { data: [{ b64_json: 'aGVsbG8=' }] }],
  ])('that come as %s are malformed', async (_, body) => {
    answer = (__, response) => json(response, 200, body);
    expect(await problem(service().logos(order))).toMatchObject({ reason: 'malformed' });
  });
});
