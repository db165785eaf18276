import { outboxStyle } from '../outbox.page';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export const pageStyle = `${outboxStyle}
body { max-width: 26rem; }
form { display: grid; gap: 1rem; margin-top: 1.25rem; padding: 1.25rem; border: 1px solid light-dark(#d5dae3, #2a3548); border-radius: .75rem; background: light-dark(#fff, #141d2c); }
label { display: grid; gap: .3rem; font-weight: 600; }
label.check { grid-template-columns: auto 1fr; align-items: center; gap: .6rem; font-weight: 400; }
input { font: inherit; }
input:not([type=checkbox]) { padding: .6rem .7rem; border: 1px solid light-dark(#7b8798, #6b7a92); border-radius: .5rem; background: transparent; color: inherit; min-width: 0; }
input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; }
small { font-weight: 400; color: light-dark(#4c5768, #a5b0c2); }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.1rem; border-radius: .5rem; border: 1px solid light-dark(#7b8798, #6b7a92); background: transparent; color: inherit; cursor: pointer; }
button.go { border-color: transparent; background: light-dark(#1d4fd7, #8fb0ff); color: light-dark(#fff, #0d1420); }
`;

/** What the page repeats when it is sent. */
export type Request = Readonly<Record<string, string>>;

/** Where the tester chooses who signs in at the stand-in, or does not go on. */
export function consentPage(provider: string, action: string, request: Request): string {
  const kept = Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('\n');
  return page(
    `Sign in with ${provider}`,
    `<header>
<h1>Sign in with ${provider}</h1>
<p>This stands in for ${provider}: say who signs in to Sitewright.</p>
</header>
<main>
<form method="post" action="${escape(action)}">
${kept}
<label>Email <input name="email" type="text" inputmode="email" autocomplete="off" value="ada@bakery.example"></label>
<label class="check"><input name="is_verified" type="checkbox" checked> ${provider} has verified this email</label>
<label>Name <input name="name" autocomplete="off" value="Ada Baker"></label>
<label>Account number <small>Empty: the one that belongs to the email</small> <input name="subject" inputmode="numeric" autocomplete="off" pattern="[0-9]{1,21}"></label>
<div class="buttons">
<button class="go" name="answer" value="continue">Continue</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
<button name="answer" value="fail" formnovalidate>Fail</button>
</div>
</form>
</main>`,
  );
}

/** A request that the provider would not take: it says so itself and sends nobody back. */
export const refusalPage = (provider: string, why: string) =>
  page('Error', `<header><h1>${provider} refuses this request</h1></header><main><p>${escape(why)}</p></main>`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/oauth/page.css">
</head>
<body>
${body}
</body>
</html>`;
