import { type Clause, isBusiness } from './clause';
import { capitalised, lowered, mentions } from './tidy';

/** Who speaks: `I` only when the description says I and never we. */
export type Voice = 'I' | 'We';

/** One sentence being written, without its closing mark. */
export interface Line {
  text: string;
  mark: '.' | '?';
  /** Lists of goods and of qualities take more items as they come. */
  kind: 'offer' | 'expect' | 'other';
  beginning: string;
  items: string[];
}

const line = (text: string): Line => ({ text, mark: '.', kind: 'other', beginning: '', items: [] });

/** `a`, `b` and `c`. */
export function enumerated(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  if (items.at(-1)?.endsWith(' and more')) return items.join(', ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

const listing = (kind: Line['kind'], beginning: string, items: readonly string[]): Line => ({
  ...line(`${beginning} ${enumerated(items)}`),
  kind,
  beginning,
  items: [...items],
});

const determined =
  /^(?:an?|the|our|my|your|this|all|every|any|some|one|two|three|four|five|six|seven|eight|nine|ten|several|many|plenty|no|\d)\b/iu;

const article = (word: string) =>
  /^(?:[aeio]|u(?!ni|se|til|kr)|hour|honest)/iu.test(word) && !/^(?:one|eu)/iu.test(word) ? 'an' : 'a';

/** A singular phrase with the article that it lacks. */
function withArticle(phrase: string): string {
  const text = lowered(phrase);
  if (determined.test(text)) return text;
  return /^(?:best|largest|oldest|only|first|leading|finest|number one)\b/iu.test(text)
    ? `the ${text}`
    : `${article(text)} ${text}`;
}

const countable =
  /\b(?:consultation|team|terrace|garden|atmosphere|selection|range|menu|warranty|guarantee|playground|kitchen|pool|bar|view|guide|environment|community|location|tour|quote|estimate|appointment)$/iu;

/** A thing to expect, with an article where English needs one. */
function expected(item: string): string {
  const text = lowered(item);
  if (/^(?:best|highest|lowest|finest|largest|freshest|most)\b/iu.test(text)) return `the ${text}`;
  return countable.test(text) && !determined.test(text) ? withArticle(text) : text;
}

/** What describes the way of working rather than the goods. */
const manner =
  /\b(?:quality|service|prices?|rates?|delivery|staff|team|atmosphere|experience|parking|consultation|support|guarantee|warranty|quote|estimate|advice|care|wi-?fi|turnaround|results?|attention|value|hours)\b/iu;
const length =
  /^(?:over |more than |almost |nearly |about )?\d+\+? (?:years|months|decades)\b|^(?:many|several|long) years? (?:of )?experience\b|^(?:extensive|long|rich) experience\b/iu;

/** What one says of people and their work, as opposed to goods. */
export const praising =
  /^(?:(?:and|very|always|fully|highly|also|fast|friendly|reliable|professional|experienced|honest|flexible|affordable|punctual|passionate|creative|quick|local|independent|family-owned|insured|licensed|certified|open|trusted|dedicated|helpful|discreet|multilingual|bilingual|warm|welcoming|efficient|careful|qualified|skilled|cheap|good|great|fair|clean|excellent|safe|secure|simple|easy)[,\s]*)+$/iu;

const since = (text: string, subject: string, has: string) =>
  /^since\b/iu.test(text)
    ? `${subject} ${has} been in business ${lowered(text)}`
    : `${subject} ${has} been ${lowered(text)}`;

const founding = /^(?:established|founded|started|opened)\s+(?:in|by|\d)/iu;

/** The first line of a description: it says the name, and keeps what the customer wrote. */
export function opening(clause: Clause, name: string, voice: Voice): Line[] {
  const named = name !== '';
  const [is, has, was] = named
    ? [`${name} is`, `${name} has`, `${name} was`]
    : voice === 'I'
      ? ['I am', 'I have', 'I was']
      : ['We are', 'We have', 'We were'];
  const [subject, verb] = is.split(/ (?=\S+$)/u) as [string, string];
  const at = (text: string) => (named ? `At ${name}, ${text}` : capitalised(text));
  const we = voice === 'I' ? 'I' : 'we';
  const welcome = named ? [line(`Welcome to ${name}`)] : [];
  switch (clause.kind) {
    case 'sentence': {
      const { text } = clause;
      if (!named || mentions(text, name)) return [line(capitalised(text))];
      const being = /^(?:we are|we're|it is|it's|this is)\s+(?=(?:an?|the|your|one of)\b)/iu;
      if (being.test(text))
        return [line(text.replace(being, /\bsince\s+\d{4}/iu.test(text) ? `${has} been ` : `${is} `))];
      if (/^(?:we|our)\b/iu.test(text)) return [line(at(lowered(text)))];
      return [...welcome, line(capitalised(text))];
    }
    case 'invitation':
      return mentions(clause.text, name)
        ? [line(capitalised(clause.text))]
        : [...welcome, line(capitalised(clause.text))];
    case 'deed':
      return [line(at(`${we} ${clause.text}`))];
    case 'state':
      if (founding.test(clause.text)) return [line(`${was} ${lowered(clause.text)}`)];
      return [
        line(
          clause.since
            ? since(clause.text, subject, has.split(' ').at(-1) ?? 'has')
            : `${subject} ${verb} ${lowered(clause.text)}`,
        ),
      ];
    case 'place':
      return [
        line(
          named
            ? `You will find ${name} ${lowered(clause.text)}`
            : `You will find ${voice === 'I' ? 'me' : 'us'} ${lowered(clause.text)}`,
        ),
      ];
    case 'addition':
      if (/^for\b/iu.test(clause.text)) return [line(`${subject} ${verb} here ${lowered(clause.text)}`)];
      return named ? [line(`Welcome to ${name}, ${lowered(clause.text)}`)] : [line(capitalised(clause.text))];
    case 'praise':
      return [line(`${subject} ${verb} ${lowered(clause.text)}`)];
    case 'things':
      return thingsOpening(clause, name, { is, subject, verb, has, we });
  }
}

type Forms = { is: string; subject: string; verb: string; has: string; we: string };

function thingsOpening(
  clause: Extract<Clause, { kind: 'things' }>,
  name: string,
  { is, subject, has, we }: Forms,
): Line[] {
  const named = name !== '';
  const [first = '', ...rest] = clause.items;
  if (named && mentions(first, name)) return [line(capitalised(enumerated(clause.items)))];
  const offers = named ? `${name} offers` : `${subject} offer`;
  if (length.test(first))
    return [line(`${named ? `${name} brings` : `${subject} bring`} ${enumerated(clause.items.map(lowered))}`)];
  if (!isBusiness(first)) return [listing('offer', offers, clause.items.map(expected))];
  const people = /(?:er|or|ist|ian|ant|et|chef|smith|ect)s$/iu.test(
    first.split(/\s(?:in|for|from|with|of|and)\s/iu)[0] ?? '',
  );
  const started = /\bsince\s+\d{4}/iu.test(first);
  const kind = people
    ? named
      ? `At ${name}, we are ${lowered(first)}`
      : `${subject} are ${lowered(first)}`
    : started
      ? `${has} been ${withArticle(first)}`
      : `${is} ${withArticle(first)}`;
  if (rest.length === 0) return [line(kind)];
  // "A shop with books, a reading corner and a cat": the others belong to the `with`.
  if (/\s(?:with|offering|selling|for)\s/iu.test(first))
    return [line(`${kind}, ${enumerated(rest.map(lowered))}`.replace(/, (?=[^,]*$)(?!.* and )/u, ' and '))];
  if (rest.every(isBusiness))
    return [line(`${kind}, ${enumerated(rest.map(lowered))}`.replace(/, ([^,]*)$/u, ' and $1'))];
  return [line(kind), listing('offer', `${capitalised(we)} offer`, rest.map(lowered))];
}

/** Adds one more clause to the lines. */
export function continued(lines: Line[], clause: Clause, voice: Voice): void {
  const [we, us] = voice === 'I' ? ['I', 'me'] : ['We', 'us'];
  const [are, have, were] = voice === 'I' ? ['I am', 'I have', 'I was'] : ['We are', 'We have', 'We were'];
  const last = lines.at(-1);
  const more = (kind: 'offer' | 'expect', beginning: string, items: readonly string[]) => {
    if (last?.kind !== kind) {
      lines.push(listing(kind, beginning, items));
      return;
    }
    last.items.push(...items);
    last.text = `${last.beginning} ${enumerated(last.items)}`;
  };
  switch (clause.kind) {
    case 'sentence':
    case 'invitation':
      lines.push(line(capitalised(clause.text)));
      return;
    case 'deed':
      lines.push(line(`${we} ${clause.text}`));
      return;
    case 'state':
      if (founding.test(clause.text)) lines.push(line(`${were} ${lowered(clause.text)}`));
      else lines.push(line(clause.since ? since(clause.text, we, 'have') : `${are} ${lowered(clause.text)}`));
      return;
    case 'place':
      if (/\bsince\s+\d{4}/iu.test(clause.text)) lines.push(line(`${have} been ${lowered(clause.text)}`));
      else lines.push(line(`You will find ${us} ${lowered(clause.text)}`));
      return;
    case 'addition':
      if (
        /^from\s+(?:[€$£]\s?)?\d[\d.,]*\s?(?:[€$£]|euros?|dollars?|pounds?|eur|usd|gbp|chf)?\b/iu.test(clause.text) &&
        !/\bto\b/iu.test(clause.text)
      )
        lines.push(line(`Prices start ${lowered(clause.text)}`));
      else if (last && last.mark === '.')
        last.text += `${/^(?:with|so that|because|including|especially|such as)\b/iu.test(clause.text) ? ',' : ''} ${lowered(clause.text)}`;
      else lines.push(line(`${are} here ${lowered(clause.text)}`));
      return;
    case 'praise':
      lines.push(
        line(
          praising.test(clause.text)
            ? `${are} ${lowered(clause.text)}`
            : `${voice === 'I' ? 'My' : 'Our'} products are ${lowered(clause.text)}`,
        ),
      );
      return;
    case 'things': {
      const [first = ''] = clause.items;
      if (length.test(first)) {
        lines.push(line(`${we} bring ${enumerated(clause.items.map(lowered))}`));
      } else if (clause.business && clause.items.length === 1 && !clause.plural) {
        lines.push(
          line(/\bsince\s+\d{4}/iu.test(first) ? `${have} been ${withArticle(first)}` : `${are} ${withArticle(first)}`),
        );
      } else if (clause.items.some((item) => manner.test(item))) {
        more('expect', 'You can expect', clause.items.map(expected));
      } else {
        more('offer', `${we} offer`, clause.items.map(expected));
      }
    }
  }
}
