import { agreeing, areOffered, isDeed, isFragment, joined, kindOf, withArticle } from './english';
import { capitalised, lowered, mentions } from './tidy';

/** What the owner said when asked; '' for no answer. */
export interface Answered {
  offer: string;
  audience: string;
  difference: string;
}

const unmarked = (text: string) => text.replace(/[\s.,;:!]+$/u, '');
const marked = (text: string) => (text.endsWith('?') ? text : `${unmarked(text)}.`);

/** Who begins so says a whole sentence. */
const whole =
  /^(?:we|i|our|my|they|you|it|there|everything|everyone|everybody|nobody|nothing|all our|each|every|if|when)\b/iu;

/** Stands for the end of a sentence, which a full stop need not be: Dr. Lee. */
const stop = '\u0000';

/** A comma between two sentences is a stop; a request is a sentence of its own. */
export function parted(sentence: string): string[] {
  const requests = sentence.replace(
    /,\s+(?:and\s+)?(?=(?:please\s+)?(?:visit|call|contact|come|e-?mail|order|book)\s+(?:us|our|me|my|now|today|online|to|by|at|in|and see|for|\d|\+))/giu,
    stop,
  );
  const commas = /^(?:we|i|our|my|they|it|you|there)\b/iu.test(sentence)
    ? requests.replace(/,\s+(?=(?:I|we|they)\s+(?:also\s+)?\p{Ll}+)/giu, stop)
    : requests.replace(/,\s+(?=(?:I|we)\s+(?:don['’]t|do|are|have|never|also)\s)/gu, stop);
  return commas.split(stop).map((each) => each.trim());
}

/** `Cork Ireland`: a comma parts the town and its country. */
const countries = 'Ireland|England|Scotland|Wales|Germany|France|Spain|Italy|Canada|Australia|USA|Texas|California';
const placed = (text: string) =>
  text.replace(
    new RegExp(
      `(?<=\\b(?:in|near|from) )(?!North|South|West|East|Central|New|Mid)(\\p{Lu}\\p{Ll}+) (${countries})\\b`,
      'gu',
    ),
    '$1, $2',
  );

/** What stands after `are`, or lacks `are` before its last word. */
function completed(text: string, subject: string): string {
  const [are, have] = subject === 'I' ? ['I am', 'I have'] : ['We are', 'We have'];
  if (/^open since\b/iu.test(text)) return `${have} been ${lowered(text)}`;
  if (
    /^(?:open|closed|based|located|situated)\s(?:in|on|at|near|from|every|daily|\d|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|all|seven|six|five)/iu.test(
      text,
    )
  )
    return `${are} ${lowered(text)}`;
  if (/^since \d{4}$/iu.test(text)) return `In business ${lowered(text)}`;
  const condition = /^(\p{L}+(?: \p{L}+){0,2}) (welcome|available|included|accepted|guaranteed)$/iu.exec(text);
  if (
    condition?.[1] &&
    /^\p{L}+(?:(?<!s)s)?$/u.test(condition[1].split(' ').at(-1) ?? '') &&
    isFragment(condition[1]) &&
    !/^(?:no|not|all)\b/iu.test(text)
  )
    return `${condition[1]} ${/(?<!s)s$/u.test(condition[1]) ? 'are' : 'is'} ${condition[2] ?? ''}`;
  return text;
}

function openings(text: string, name: string, subject: string, answers: Answered): { lines: string[]; used: boolean } {
  const we = subject === 'I' ? 'I' : 'we';
  if (text.endsWith('?')) return { lines: [text], used: false };
  const kind = mentions(text, name) ? null : kindOf(text);
  if (kind) {
    const said = lowered(kind.text);
    const to = audienceOf(answers.audience);
    const whom = to && !kind.rest ? ` ${to}` : '';
    const what =
      answers.offer && !kind.rest && !whole.test(answers.offer) && !isDeed(answers.offer)
        ? `: ${lowered(joined(answers.offer))}`
        : '';
    const since = /\bsince \d{4}/iu.test(said);
    const [am, is, are] = since ? ['I have been', 'has been', 'have been'] : ['I am', 'is', 'are'];
    const being =
      subject === 'I' ? am : name === '' ? `We ${are}` : kind.isOne ? `${name} ${is}` : `At ${name}, we ${are}`;
    const line = `${being} ${kind.isOne ? withArticle(said) : said}${whom}${what}`;
    return { lines: kind.rest ? [line, joined(kind.rest)] : [line], used: what !== '' || whom !== '' };
  }
  if (name === '' || mentions(text, name))
    return {
      lines: [
        areOffered(text) && name === ''
          ? `${capitalised(we)} offer ${lowered(joined(text))}`
          : completed(text, subject),
      ],
      used: false,
    };
  // A second verb would no longer agree.
  const being = /^we are (?=(?:an?|the) )/iu;
  if (being.test(text) && !/,|\b(?:we|our|us|and|but)\b/iu.test(text.replace(being, '')))
    return { lines: [text.replace(being, `${name} is `)], used: false };
  if (/^(?:we|our)\b/iu.test(text)) return { lines: [`At ${name}, ${lowered(text)}`], used: false };
  if (isDeed(text)) return { lines: [`At ${name}, ${we} ${lowered(text)}`], used: false };
  if (areOffered(text)) return { lines: [`${name} offers ${lowered(joined(text))}`], used: false };
  const full = completed(text, subject);
  if (full === text && isFragment(text)) return { lines: [`${name}: ${lowered(joined(text))}`], used: false };
  return { lines: [`Welcome to ${name}`, full], used: false };
}

/** To whom and where, as it stands behind what is offered. */
function audienceOf(audience: string): string {
  if (audience === '' || /^(?:we|i|our|my|they|it|there)\b/iu.test(audience)) return '';
  if (/^(?:for|in|near|at|to|around|across|throughout|from|within|all over)\b/iu.test(audience))
    return lowered(audience);
  if (/^\p{Lu}[\p{L}-]+(?:(?:,| and)? \p{Lu}[\p{L}-]+)*$/u.test(audience)) return `in ${audience}`;
  const area = /^(?!the )(?:the )?(.+ )(area|region|valley|neighbourhood|neighborhood|county)$/iu.exec(audience);
  return area ? `in the ${audience}` : `for ${lowered(audience)}`;
}

/** Sentences of the answers that the opening has not taken up. */
function answered(
  name: string,
  subject: string,
  { offer, audience, difference }: Answered,
  isFirst: boolean,
): string[] {
  const we = subject === 'I' ? 'I' : 'we';
  const lines: string[] = [];
  const to = audienceOf(audience);
  const behind = to === '' ? '' : ` ${to}`;
  const [who, offers] =
    isFirst && name !== '' ? [`At ${name}, ${we}`, `${name} offers`] : [capitalised(we), `${capitalised(we)} offer`];
  if (offer !== '') {
    if (whole.test(offer))
      lines.push(isFirst && name !== '' && /^we\b/iu.test(offer) ? `At ${name}, ${lowered(offer)}` : offer);
    else if (isDeed(offer)) lines.push(`${who} ${lowered(offer)}${behind}`);
    else if (areOffered(offer)) lines.push(`${offers} ${lowered(joined(offer))}${behind}`);
    else
      lines.push(
        `${isFirst && name !== '' ? `What ${name} offers` : `What ${we} offer`}: ${lowered(joined(offer))}${behind && `, ${to}`}`,
      );
  }
  if (offer === '' || whole.test(offer)) {
    if (to !== '')
      lines.push(
        to.startsWith('for ')
          ? `${capitalised(we)} ${we === 'I' ? 'am' : 'are'} here ${to}`
          : `You will find ${we === 'I' ? 'me' : 'us'} ${to}`,
      );
  }
  if (audience !== '' && to === '') lines.push(audience);
  if (difference !== '') lines.push(differing(difference, subject));
  return lines;
}

const differing = (difference: string, subject: string) =>
  whole.test(difference) ? difference : `What sets ${subject === 'I' ? 'me' : 'us'} apart: ${lowered(difference)}`;

/** A fragment of several things is what the business offers; whatever else it is stays as it is. */
function continuing(text: string, subject: string): string {
  if (text.endsWith('?') || whole.test(text)) return text;
  if (isDeed(text) && !/^(?:do|have|help|write|plan)\b/iu.test(text) && !/\b(?:us|me|our|your)\b/iu.test(text))
    return `${subject} ${lowered(text)}`;
  if (/,|\sand\s/u.test(text) && areOffered(text)) return `${subject} offer ${lowered(joined(text))}`;
  return completed(text, subject);
}

/** A description in sentences, the name in front; the answers behind. Words are joined, never guessed. */
export function composed(sentences: readonly string[], name: string, answers: Answered): string {
  const said = sentences.flatMap(parted).map((each) => placed(agreeing(each.replace(/[\s.,;:!]+$/u, ''))));
  const all = said.join(' ');
  const subject = /\b(?:I|my|me)\b/u.test(all) && !/\b(?:we|our|us)\b/iu.test(all) ? 'I' : 'We';
  const [first = '', ...rest] = said;
  // Whose name says what it is need not hear it again, when there is more to say.
  const repeats =
    rest.length === 0 && answers.offer !== '' && first !== '' && name.toLowerCase().includes(first.toLowerCase());
  const { lines, used } =
    first === '' || repeats ? { lines: [], used: false } : openings(first, name, subject, answers);
  for (const each of rest) lines.push(continuing(each, subject));
  const left = used ? { ...answers, ...(lines[0]?.includes(': ') && { offer: '' }), audience: '' } : answers;
  lines.push(...answered(name, subject, left, lines.length === 0));
  return lines.map((line) => marked(capitalised(line))).join(' ');
}
