import { messageLimits } from '../../contract/rules/websites/message';
import type { SiteLanguage } from '../../contract/rules/websites/site';
import { css, html, type Markup } from './markup';
import { type FieldProblem, formWords } from './words/form';

export const formFields = ['name', 'email', 'phone', 'message'] as const;
export type FormField = (typeof formFields)[number];

/**
 * A field that nobody sees, and that no browser fills in by its name; what fills in every field of a form does. Whose
 * browser does so all the same is asked to send once more.
 */
export const trapField = 'remark';
/** When the page was shown, signed: whoever shows the page writes it there. */
export const shownField = 'shown';

const shownInput = (shown: string) => html`<input type="hidden" name="${shownField}" value="${shown}">`;

/** A page as it is published, with the moment at which it is shown: a page that lies in a file knows none. */
export const withShown = (page: string, shown: string) => page.replace(shownInput('').html, shownInput(shown).html);

/** What was typed, and what is wrong with it; nothing yet of a form that is new. */
export interface Filled {
  readonly values: Readonly<Record<FormField, string>>;
  readonly problems: Readonly<Partial<Record<FormField, FieldProblem>>>;
  readonly shown: string;
}

const browserNames = { name: 'name', email: 'email', phone: 'tel', message: 'off' } as const;
const rows = 7;

/** The sentence of a field's problem. */
export function problemSentence(field: FormField, problem: FieldProblem, language: SiteLanguage): string {
  const words = formWords[language];
  return field === 'email' && problem === 'malformed' ? words.emailMalformed : words.problems[problem];
}

function line(field: FormField, language: SiteLanguage, filled: Filled | undefined): Markup {
  const words = formWords[language];
  const value = filled?.values[field] ?? '';
  const problem = filled?.problems[field];
  const id = `write-${field}`;
  const limit = field === 'message' ? messageLimits.text : messageLimits[field];
  const attributes = html`id="${id}" name="${field}" maxlength="${limit}" autocomplete="${browserNames[field]}"${
    field !== 'phone' && html` required`
  }${problem && html` aria-invalid="true" aria-describedby="${id}-problem"`}`;
  return html`<p class="field"><label for="${id}">${words[field]}${
    field === 'phone' && html` <small>(${words.optional})</small>`
  }</label>${
    field === 'message'
      ? // The parser drops a line break right after the tag.
        html`<textarea ${attributes} rows="${rows}" dir="auto">
${value}</textarea>`
      : html`<input ${attributes} type="${{ name: 'text', email: 'email', phone: 'tel' }[field]}" value="${value}" dir="${field === 'name' ? 'auto' : 'ltr'}">`
  }${problem && html`<strong class="problem" id="${id}-problem">${problemSentence(field, problem, language)}</strong>`}</p>`;
}

/**
 * The form by which visitors write to the business, without a script: `action` is where it goes, at the host that shows
 * the page. The trap is left out where a person has been asked to look once more.
 */
export function messageForm(action: string, language: SiteLanguage, filled?: Filled, hasTrap = true): Markup {
  const words = formWords[language];
  return html`<form class="write" method="post" action="${action}" accept-charset="utf-8">
${shownInput(filled?.shown ?? '')}
${formFields.map((field) => html`${line(field, language, filled)}\n`)}${
  hasTrap &&
  html`<p class="aside" aria-hidden="true"><label for="write-${trapField}">${words.leaveEmpty}</label><input id="write-${trapField}" name="${trapField}" tabindex="-1" autocomplete="off"></p>\n`
}<p><button>${words.send}</button></p>
</form>`;
}

/** Of the form, in every stylesheet that shows it: by the colour of its text alone, for it may stand on any ground. */
export const formStyle = css`
.write{display:grid;gap:1.25rem;max-inline-size:36rem}
.write .field{display:grid;gap:.375rem}
.write label{font-weight:600}
.write small{font-weight:400;font-size:.875em}
.write input,.write textarea{box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;margin:0;padding:.625rem .75rem;font:inherit;line-height:1.4;color:inherit;background:transparent;border:1px solid;border-radius:var(--radius,.375rem)}
.write textarea{resize:vertical}
.write button{min-block-size:2.75rem;padding:.625rem 1.5rem;font:inherit;font-weight:700;color:inherit;background:transparent;border:2px solid;border-radius:var(--radius,.375rem);cursor:pointer}
.write button:hover{text-decoration:underline}
.write input:focus-visible,.write textarea:focus-visible,.write button:focus-visible{outline:3px solid;outline-offset:2px}
.write .aside{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
@media print{.write{display:none}}
`;
