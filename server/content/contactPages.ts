import { createHash } from 'node:crypto';
import { formAddress, type SiteForm } from '../domain/websites/messages/form';
import { messageForm, type Filled, type FormField, formFields, formStyle, problemSentence } from '../sites/messageForm';
import { css, html, type Markup } from '../sites/markup';
import { type FormWords, formWords } from '../sites/words/form';

/** Of which website a page has the form, by where that goes; null for a page without one. */
export const formIn = (page: string) =>
  /<form class="write" method="post" action="\/contact\/([0-9a-f-]{36})\/(?:\?language=\w+)?"/.exec(page)?.[1] ?? null;

/** What all of these pages share; of the website they have its hue, its name and its language. */
const style = css`
:root{color-scheme:light dark;--paper:oklch(98.5% .006 var(--hue));--ink:oklch(24% .02 var(--hue));--accent:oklch(45% .11 var(--hue));--on-accent:#fff;--bad:#a3180f;--radius:.5rem}
@media (prefers-color-scheme:dark){:root{--paper:oklch(20% .015 var(--hue));--ink:oklch(93% .01 var(--hue));--accent:oklch(80% .1 var(--hue));--on-accent:oklch(20% .03 var(--hue));--bad:#ffb4a9}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 -apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif;overflow-wrap:anywhere}
main{max-inline-size:36rem;margin-inline:auto;padding:clamp(2rem,8vh,6rem) 1.25rem 4rem}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;text-wrap:balance}
p{margin:0}
.business{margin-block-end:2.5rem;font-weight:700}
.said{margin-block-end:1.5rem}
.wrong{margin-block-end:2rem;padding:1rem 1.25rem;border:2px solid var(--bad);border-radius:var(--radius)}
.wrong ul{margin:.75rem 0 0;padding-inline-start:1.25rem}
.wrong a,.problem{color:var(--bad)}
.problem{font-weight:600}
[aria-invalid]{border:2px solid var(--bad)!important}
.write button{color:var(--on-accent);background:var(--accent);border-color:var(--accent)}
.back{margin-block-start:2.5rem}
a{color:var(--accent);text-underline-offset:.2em}
.back a{display:inline-block;padding-block:.625rem;font-weight:600}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:2px}
`;

export interface Look {
  /** In the language of the page that it stands on. */
  form: SiteForm;
  /** Where that page is at the host that was asked. */
  home: string;
  /** What addresses of the form end with: '' in the website's first language. */
  query: string;
}

/** A page of a website's form, with the headers that go with it: its style alone may be shown, nothing runs. */
function page({ form, home }: Look, title: string, status: number, body: Markup): Response {
  const sheet = `:root{--hue:${form.project.liveHue ?? 250}}\n${formStyle}\n${style}`;
  const text = html`<!doctype html>
<html lang="${form.language}" dir="${form.language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${form.name}</title>
<style>`.html;
  const rest = html`</style>
</head>
<body>
<main>
<p class="business" dir="auto">${form.name}</p>
${body}
<p class="back"><a href="${home}">${formWords[form.language].back}</a></p>
</main>
</body>
</html>
`.html;
  return new Response(`${text}${sheet}${rest}`, { status, headers: pageHeaders(sheet) });
}

function pageHeaders(sheet: string): Record<string, string> {
  const hash = createHash('sha256').update(sheet).digest('base64');
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
}

const fieldsOf = (look: Look, filled: Filled, hasTrap: boolean) =>
  messageForm(`${formAddress(look.form.project.id)}${look.query}`, look.form.language, filled, hasTrap);

/** What is wrong, each a way to its field, above the form with all that was typed. */
export function correctionPage(look: Look, filled: Filled): Response {
  const { language, name } = look.form;
  const words = formWords[language];
  const links = formFields.flatMap((field: FormField) => {
    const problem = filled.problems[field];
    return problem
      ? [html`<li><a href="#write-${field}">${words[field]}</a>: ${problemSentence(field, problem, language)}</li>`]
      : [];
  });
  return page(
    look,
    words.heading(name),
    422,
    html`<h1 dir="auto">${words.heading(name)}</h1>
<div class="wrong" role="alert"><p>${words.corrections}</p><ul>${links}</ul></div>
${fieldsOf(look, filled, true)}`,
  );
}

/** Asks a person to look at what they wrote, and to send it once more. */
export function oncePage(look: Look, filled: Filled): Response {
  const { title, text } = formWords[look.form.language].once;
  return page(
    look,
    title,
    200,
    html`<h1>${title}</h1>
<p class="said">${text}</p>
${fieldsOf(look, filled, false)}`,
  );
}

const refusals = { tooMany: 429, tooLarge: 413, failed: 503 } as const satisfies Partial<
  Record<keyof FormWords, number>
>;
export type Refusal = keyof typeof refusals;

/** Why it was not sent, with all that was typed as far as it was read. */
export function refusalPage(look: Look, refusal: Refusal, filled: Filled): Response {
  const { language, name } = look.form;
  const words = formWords[language];
  return page(
    look,
    words.heading(name),
    refusals[refusal],
    html`<h1 dir="auto">${words.heading(name)}</h1>
<div class="wrong" role="alert"><p>${words[refusal]}</p></div>
${fieldsOf(look, filled, true)}`,
  );
}

export function thanksPage(look: Look): Response {
  const { title, text } = formWords[look.form.language].thanks;
  return page(look, title, 200, html`<h1>${title}</h1>\n<p class="said" dir="auto">${text(look.form.name)}</p>`);
}

export function closedPage(look: Look): Response {
  const { title, text } = formWords[look.form.language].closed;
  return page(look, title, 410, html`<h1>${title}</h1>\n<p class="said" dir="auto">${text(look.form.name)}</p>`);
}
