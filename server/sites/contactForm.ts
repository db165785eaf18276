import { html, type Markup } from './markup';
import type { Page } from './page';
import type { Words } from './words/words';

/** The form that writes to the business. Nothing where the site has none. */
export function contactForm({ formAction }: Pick<Page, 'formAction'>, { form: words }: Words): Markup | null {
  if (formAction === '') return null;
  return html`<form class="form" method="post" action="${formAction}"><h3>${words.heading}</h3>
<p><label for="form-name">${words.name}</label><input id="form-name" name="name" autocomplete="name" required></p>
<p><label for="form-email">${words.email}</label><input id="form-email" name="email" type="email" autocomplete="email" required></p>
<p><label for="form-message">${words.message}</label><textarea id="form-message" name="message" rows="6" required></textarea></p>
<p><button class="action">${words.send}</button></p></form>`;
}
