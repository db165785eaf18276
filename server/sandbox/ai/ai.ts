import { Hono } from 'hono';
import * as v from 'valibot';
import type { SandboxParts } from '../parts';
import { type Assistant, createAssistant } from './assistant';
import { LineProblem } from './line';

/** Characters of one prompt: more than fits the models that we play. */
const promptMaximum = 32_000;
const mostPictures = 10;
/** Seconds to wait when too much waits already. */
const pause = 1;

const Prompt = v.pipe(v.string(), v.maxLength(promptMaximum, 'is too long'));

const Completion = v.object({
  model: v.pipe(v.string(), v.nonEmpty()),
  messages: v.pipe(
    v.array(v.object({ role: v.picklist(['system', 'user', 'assistant']), content: Prompt })),
    v.minLength(1),
  ),
  stream: v.optional(v.literal(false, 'is not supported')),
});

const Generation = v.object({
  model: v.pipe(v.string(), v.nonEmpty()),
  prompt: v.pipe(Prompt, v.nonEmpty()),
  n: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPictures)), 1),
  size: v.optional(v.picklist(['256x256', '512x512', '1024x1024', 'auto']), 'auto'),
  output_format: v.optional(v.literal('png', 'is not supported'), 'png'),
});

/** An error as the service writes it. */
const refusal = (
  status: 400 | 401 | 429 | 503,
  error: { message: string; type: string; code: string | null; param?: string | null },
  headers: Record<string, string> = {},
): Response => Response.json({ error: { param: null, ...error } }, { status, headers });

/** The body of a request, or what is wrong with it. */
async function read<Body>(request: Request, schema: v.GenericSchema<unknown, Body>): Promise<Body | Response> {
  const parsed = v.safeParse(schema, await request.json().catch(() => null));
  if (parsed.success) return parsed.output;
  const [{ message }] = parsed.issues;
  const param = v.getDotPath(parsed.issues[0]);
  const type = 'invalid_request_error';
  return refusal(400, { message: `${param ?? 'The body'}: ${message}`, type, code: 'invalid_value', param });
}

/** What a token is on average. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);

/**
 * The stand-in of the AI service, in OpenAI's wire format: `GET /v1/models`, `POST /v1/chat/completions` and
 * `POST /v1/images/generations`, of which eight pictures at most come. What is asked for is read from the prompt alone. A caller that hangs up is not
 * worked for any more.
 */
export function createAi(
  { clock, random, settings, log }: Pick<SandboxParts, 'clock' | 'random' | 'settings' | 'log'>,
  assistant: Assistant = createAssistant(),
): Hono {
  const app = new Hono();
  const created = () => Math.floor(clock.now() / 1000);

  app.use('/v1/*', async (http, next) => {
    if (http.req.header('authorization') === `Bearer ${settings.ai.key}`) return next();
    return refusal(401, {
      message: 'Incorrect API key provided.',
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    });
  });

  /** Whoever asks for the models is about to ask one of them something. */
  app.get('/v1/models', (http) => {
    assistant.prepare();
    return http.json({ object: 'list', data: [] });
  });

  app.post('/v1/chat/completions', async (http) => {
    const body = await read(http.req.raw, Completion);
    if (body instanceof Response) return body;
    const prompt = body.messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const content = await assistant.text(prompt, http.req.raw.signal);
    const [asked, said] = [tokensOf(prompt), tokensOf(content)];
    return http.json({
      id: `chatcmpl-${Buffer.from(random.bytes(15)).toString('hex')}`,
      object: 'chat.completion',
      created: created(),
      model: body.model,
      choices: [{ index: 0, message: { role: 'assistant', content }, logprobs: null, finish_reason: 'stop' }],
      usage: { prompt_tokens: asked, completion_tokens: said, total_tokens: asked + said },
    });
  });

  app.post('/v1/images/generations', async (http) => {
    const body = await read(http.req.raw, Generation);
    if (body instanceof Response) return body;
    const side = body.size === 'auto' ? 1024 : Number.parseInt(body.size, 10);
    const pictures = await assistant.logos({ prompt: body.prompt, count: body.n, side }, http.req.raw.signal);
    return http.json({ created: created(), data: pictures.map((b64_json) => ({ b64_json })) });
  });

  app.onError((error, http) => {
    if (error instanceof LineProblem && error.reason === 'busy') {
      const said = { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' };
      return refusal(429, said, { 'retry-after': String(pause) });
    }
    // Nobody hears the answer to a call that was hung up on.
    if (!http.req.raw.signal.aborted) log.error({ err: error, path: http.req.path }, 'the AI stand-in failed');
    return refusal(503, { message: 'The engine is currently overloaded.', type: 'server_error', code: null });
  });
  return app;
}
