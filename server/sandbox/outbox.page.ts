export const outboxStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 4rem; color: light-dark(#17202e, #e6eaf2); background: light-dark(#f5f6f9, #0d1420); }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
header p { margin: .25rem 0 0; }
ol { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: .75rem; }
article { padding: 1rem 1.25rem; border: 1px solid light-dark(#d5dae3, #2a3548); border-radius: .75rem; background: light-dark(#fff, #141d2c); }
.quiet { margin: .25rem 0 0; color: light-dark(#4c5768, #a5b0c2); font-size: .9rem; overflow-wrap: anywhere; }
.text { margin: .75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
img { display: block; margin: .75rem 0 0; width: 100%; max-width: 26rem; height: auto; border-radius: .5rem; }
.code { margin: .75rem 0 0; }
.code strong { font: 600 1.6rem/1.2 ui-monospace, monospace; letter-spacing: .12em; user-select: all; }
`;

/** Asks every second and a half for mail and puts what is new on top; text only, so that a mail cannot become markup. */
export const outboxScript = `
const list = document.getElementById('mails');
const news = document.getElementById('news');
const keyOf = (mail) => [mail.at, mail.to, mail.subject, mail.code ?? ''].join('|');
let known;

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function entry(mail) {
  const article = element('article');
  article.append(element('h2', mail.subject));
  const about = element('p', 'To ', 'quiet');
  const time = element('time', mail.at.slice(0, 19).replace('T', ' ') + ' UTC');
  time.dateTime = mail.at;
  about.append(element('span', mail.to, 'to'), ', ', time);
  article.append(about);
  if (mail.code) {
    const code = element('p', undefined, 'code');
    code.append(element('span', 'Code', 'quiet'), ' ', element('strong', mail.code));
    article.append(code);
  }
  if (mail.picture) {
    const picture = element('img');
    picture.src = mail.picture;
    picture.alt = '';
    article.append(picture);
  }
  article.append(element('p', mail.text, 'text'));
  const item = element('li');
  item.append(article);
  return item;
}

async function look() {
  try {
    const mails = await (await fetch('/outbox/mails.json')).json();
    const isFirst = known === undefined;
    const before = known ?? new Set();
    known = new Set(mails.map(keyOf));
    const fresh = mails.filter((mail) => !before.has(keyOf(mail)));
    if (isFirst) list.replaceChildren(...mails.map(entry));
    else if (fresh.length > 0) {
      list.prepend(...fresh.map(entry));
      news.textContent = 'New mail: ' + fresh[0].subject;
    }
  } catch {
    // The product is being restarted: ask again.
  }
  setTimeout(look, 1500);
}
look();
`;
