import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { outboxScript, outboxStyle } from './outbox.page';

/** A line of `DATA_DIR/outbox.jsonl` (operations.md). */
const Mail = v.object({
  to: v.string(),
  subject: v.string(),
  kind: v.string(),
  code: v.optional(v.nullable(v.string())),
  text: v.string(),
  /** Where the picture that comes with it can be seen. */
  picture: v.optional(v.string()),
  at: v.string(),
});
type Mail = v.InferOutput<typeof Mail>;

const shownMails = 50;

/** The mail that would have been sent, newest first, as a page that keeps itself current. */
export function createOutbox(dataDir: string, contentOrigin: string): Hono {
  const file = join(dataDir, 'outbox.jsonl');
  const app = new Hono();
  app.get('/', async (http) => {
    const mails = await readMails(file);
    return http.html(page(mails), 200, {
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${contentOrigin}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  app.get('/mails.json', async (http) => http.json(await readMails(file), 200, { 'cache-control': 'no-store' }));
  const asset = (type: string, text: string) => () =>
    new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
  app.get('/outbox.css', asset('text/css; charset=utf-8', outboxStyle));
  app.get('/outbox.js', asset('text/javascript; charset=utf-8', outboxScript));
  return app;
}

async function readMails(file: string): Promise<Mail[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .slice(-shownMails)
    .flatMap((line) => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Mail), line);
      // The last line may still be being written.
      return parsed.success ? [parsed.output] : [];
    })
    .reverse();
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

function page(mails: readonly Mail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/outbox/outbox.css">
<script type="module" src="/outbox/outbox.js"></script>
</head>
<body>
<header>
<h1>Outbox</h1>
<p>Mail that Sitewright would have sent. The newest is on top; new mail appears by itself.</p>
</header>
<main>
<p id="news" role="status" class="quiet">${mails.length === 0 ? 'No mail yet.' : ''}</p>
<ol id="mails" reversed>${mails.map(entry).join('')}</ol>
</main>
</body>
</html>`;
}

/** The script makes the same elements. */
function entry({ to, subject, code, text, picture, at }: Mail): string {
  const shown = code ? `<p class="code"><span class="quiet">Code</span> <strong>${escape(code)}</strong></p>` : '';
  const image = picture ? `<img src="${escape(picture)}" alt="">` : '';
  return `<li><article><h2>${escape(subject)}</h2><p class="quiet">To <span class="to">${escape(to)}</span>, <time datetime="${escape(at)}">${escape(at.slice(0, 19).replace('T', ' '))} UTC</time></p>${shown}${image}<p class="text">${escape(text)}</p></article></li>`;
}
