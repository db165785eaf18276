import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { SandboxParts } from '../parts';

/** A mail that a customer would have answered with; `spf` and `headers` are for one who pretends. */
const Answer = v.object({
  to: v.string(),
  from: v.string(),
  text: v.optional(v.string(), ''),
  html: v.optional(v.string(), ''),
  sender: v.optional(v.string()),
  spf: v.optional(v.string(), 'Pass'),
  id: v.optional(v.string()),
  headers: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
});

/** The mail service's other side: a mail to us, handed on as Mailgun's routes do (`forward`, parsed). */
export function createMail({ settings, clock, random }: SandboxParts): Hono {
  const app = new Hono();
  app.post('/answers', async (http) => {
    const parsed = v.safeParse(Answer, await http.req.json().catch(() => null));
    if (!parsed.success) return http.json({ message: 'A mail has to, from and text.' }, 400);
    const { to, from, text, html, spf, headers } = parsed.output;
    const sender = parsed.output.sender ?? /<([^<>]+)>/.exec(from)?.[1] ?? from;
    const token = Buffer.from(random.bytes(25)).toString('hex');
    const timestamp = String(Math.floor(clock.now() / 1_000));
    const form = new FormData();
    const fields = {
      recipient: to,
      sender,
      from,
      'body-plain': text,
      'body-html': html,
      timestamp,
      token,
      signature: createHmac('sha256', settings.support?.key ?? '')
        .update(`${timestamp}${token}`)
        .digest('hex'),
      'message-headers': JSON.stringify([
        ['X-Mailgun-Spf', spf],
        ['Message-Id', parsed.output.id ?? `<${token}@mail.example>`],
        ['From', from],
        ...headers,
      ]),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const response = await fetch(`${settings.origins.app}/api/support/mail`, { method: 'POST', body: form });
    return http.json({ status: response.status });
  });
  return app;
}
