import { html, type Markup } from './markup';
import { messageForm } from './messageForm';
import type { Page } from './page';
import type { Words } from './words/words';

/** The form that writes to the business, under its heading. Nothing where the site has none. */
export function contactForm(
  { formAction, language }: Pick<Page, 'formAction' | 'language'>,
  { formHeading }: Pick<Words, 'formHeading'>,
): Markup | null {
  return formAction === ''
    ? null
    : html`<div class="form"><h3>${formHeading}</h3>${messageForm(formAction, language)}</div>`;
}
