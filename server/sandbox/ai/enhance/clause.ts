import { type Word, wordsOf } from '../text/reader';

/** What a sentence is made of, as far as rewriting needs to know. */
export type Clause =
  /** A whole sentence. */
  | { kind: 'sentence'; text: string }
  /** A request to the reader. */
  | { kind: 'invitation'; text: string }
  /** A verb without its subject, already in the plain form: `sell fresh bread`. */
  | { kind: 'deed'; text: string }
  /** What stands after `are`: `based in Lyon`, `open on Sundays`. */
  | { kind: 'state'; text: string; since: boolean }
  /** A place: `near the station`. */
  | { kind: 'place'; text: string }
  /** `for families`, `with free parking`: belongs to what stands before. */
  | { kind: 'addition'; text: string }
  /** Nouns, one or a list: `fresh bread`, `cakes`. */
  | { kind: 'things'; items: string[]; business: boolean; plural: boolean }
  /** Adjectives alone: `organic and local`. */
  | { kind: 'praise'; text: string };

const invitation =
  /^(?:please\s+)?(?:shop (?=online|now|our|with|at)|visit|call|contact|come|try|order|book|discover|enjoy|join|find|follow|check|ask|send|write|let|choose|get|taste|see|feel|stop|drop|email|e-mail|message|reserve|subscribe|do not hesitate|don't hesitate|meet|explore|pop|give us|welcome|bring|schedule|reach)\b/iu;
const deeds =
  /^(?:sell|offer|provide|make|bake|build|design|teach|repair|fix|create|deliver|produce|grow|rent|help|serve|clean|install|develop|organi[sz]e|print|paint|cook|brew|roast|train|coach|sew|craft|host|advise|speciali[sz]e|do|have|work|run|manage|support|supply|cut|style|write|translate|photograph|plan|import|export|restore|treat|care)$/iu;
const state =
  /^(?:based|located|situated|open|opened|closed|established|founded|certified|licensed|insured|available|family[- ]owned|family[- ]run|run by|owned by|specialis(?:ed|ing)|specializ(?:ed|ing)|trusted|dedicated|committed|close to|close by|accredited|registered|fluent|ready|wheelchair accessible)\b/iu;
/** Who begins so says a whole sentence, whatever the tagger makes of the rest. */
const whole = /^(?:we|i|they|it|he|she|you|who|what|our|my|if|when)\b/iu;
const place = /^(?:in|near|at|on|next to|opposite|behind|beside|around|between|outside)\s/iu;
const addition = /^(?:for|with|without|by|to|from|including|especially|such as|because|so that|and|also for)\s/iu;

/** Nouns for what a business is, as opposed to what it sells. */
const businessNoun =
  /(?:^|\s|-)(?:bakery|patisserie|caf[eé]|coffee shop|restaurant|bistro|bar|pub|pizzeria|brewery|winery|shop|store|boutique|studio|salon|spa|clinic|practice|gym|school|academy|college|agency|company|firm|business|startup|start-up|consultancy|garage|workshop|hotel|hostel|bed and breakfast|b&b|kitchen|guesthouse|farm|garden centre|nursery|kindergarten|gallery|museum|theatre|theater|cinema|club|centre|center|office|laboratory|lab|library|bookshop|bookstore|pharmacy|church|charity|foundation|non-?profit|organi[sz]ation|association|cooperative|co-op|collective|group|team|band|magazine|podcast|blog|newspaper|platform|marketplace|market|app|service|website|place|house|roastery|butcher|barbershop|barber|florist|photographer|plumber|electrician|carpenter|painter|designer|developer|architect|dentist|doctor|lawyer|notary|accountant|consultant|coach|teacher|tutor|trainer|therapist|translator|writer|artist|musician|tailor|jeweller|jeweler|optician|hairdresser|stylist|mechanic|gardener|landscaper|builder|baker|chef|caterer|veterinarian|vet|physiotherapist|psychologist|journalist|potter|cleaner|locksmith|roofer|mason|blacksmith|watchmaker|shoemaker|beekeeper|winemaker|brewer|roaster|supplier|manufacturer|retailer|wholesaler|provider|dealer|network|community|initiative)s?$/iu;

/** The noun that a phrase is about: the last before any `in`, `for`, `with`, `since`... */
export function headOf(phrase: string): string {
  return (
    phrase.split(
      /\s(?:in|for|with|of|from|since|near|at|on|by|to|that|who|which|and|run|based|located|offering|selling|specialising|specializing)\s/iu,
    )[0] ?? phrase
  ).trim();
}

export const isBusiness = (phrase: string) => businessNoun.test(headOf(phrase));

const isNoun = (word: Word | undefined) => word?.pos === 'NOUN' || word?.pos === 'PROPN';
const isVerb = (word: Word | undefined) => word?.pos === 'VERB' || word?.pos === 'AUX';
const finite = (word: Word) => word.pos === 'AUX' || (word.pos === 'VERB' && !word.lower.endsWith('ing'));

/** Whether a finite verb stands behind a subject. */
function hasSubjectAndVerb(words: readonly Word[]): boolean {
  const subject = words.findIndex((word) => word.pos === 'PRON' || isNoun(word));
  if (subject < 0) return false;
  return words.some((word, index) => {
    if (index <= subject || !finite(word)) return false;
    // A participle behind a noun only describes it: bread baked daily.
    const participle = /(?:ed|en|made|built|run|sold)$/.test(word.lower) && word.pos === 'VERB';
    const before = words[index - 1];
    if (
      participle &&
      !(before?.pos === 'AUX' || before?.pos === 'PRON' || before?.lower === 'who' || before?.lower === 'that')
    )
      return false;
    // Verbs within a relative clause belong to it.
    return !words.slice(subject, index).some((each) => ['who', 'that', 'which', 'where', 'to'].includes(each.lower));
  });
}

/** The plain form of a verb: selling, sells and sell are all sell. */
function plainVerb(word: Word): string {
  const { lower } = word;
  if (deeds.test(lower)) return lower;
  const stripped = [
    lower.replace(/ing$/, ''),
    lower.replace(/ing$/, 'e'),
    lower.replace(/(.)\1ing$/, '$1'),
    lower.replace(/es$/, ''),
    lower.replace(/s$/, ''),
  ];
  return stripped.find((each) => deeds.test(each)) ?? word.lemma.toLowerCase();
}

/** The members of a list: `a, b and c` in three, a single phrase in one. */
export function listItems(text: string): string[] {
  return text
    .split(/\s*(?:,(?!\d)|;)\s*(?:and\s+)?|\s+\/\s+/iu)
    .flatMap((part, index, parts) =>
      parts.length > 1 && index === parts.length - 1 ? part.split(/\s+and\s+(?!more$)(?=[^,]*$)/iu) : [part],
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * Whether a verb with an object stands behind the first words. The tagger takes plurals for verbs, as in "supplier of
 * gears and pumps"; a real one would have an object.
 */
function assertsBehind(said: readonly Word[], first: number): boolean {
  return said.some((word, index) => {
    if (index < first || word.pos === 'PRON') return word.pos === 'PRON';
    const next = said[index + 1];
    const object = next !== undefined && next.pos !== 'CCONJ' && next.pos !== 'ADP' && next.pos !== 'NUM';
    return word.pos === 'AUX' || (finite(word) && !word.lower.endsWith('ed') && object);
  });
}

function thingsOf(text: string): Clause {
  const items = listItems(text);
  const head = headOf(items[0] ?? text);
  return {
    kind: 'things',
    items,
    business: isBusiness(items[0] ?? text),
    plural: /(?<!s)s$/iu.test(head) || /\sand\s/iu.test(head) || items.length > 1,
  };
}

/** Sorts one sentence (without its closing mark) into what rewriting can do with it. */
export function clauseOf(sentence: string): Clause {
  const text = sentence.trim();
  const words = wordsOf(text).filter((word) => word.pos !== 'SPACE');
  const said = words.filter((word) => word.pos !== 'PUNCT');
  const [first, second] = said;
  if (!first) return { kind: 'sentence', text };
  if (whole.test(text)) return { kind: 'sentence', text };
  if (invitation.test(text)) return { kind: 'invitation', text };
  if (/^since\s+\d{4}/iu.test(text)) return { kind: 'state', text, since: true };
  if (state.test(text)) return { kind: 'state', text, since: /\bsince\b/iu.test(text) };
  if (isBusiness(listItems(text)[0] ?? text) && !assertsBehind(said, wordsOf(headOf(text)).length))
    return thingsOf(text);
  const verb = plainVerb(first);
  const verbFirst =
    deeds.test(verb) && (isVerb(first) || deeds.test(first.lower)) && !hasSubjectAndVerb(said.slice(0, 2));
  if (verbFirst && second && !isVerb(second) && !(isNoun(first) && second.pos === 'ADP' && !/^speciali/iu.test(verb))) {
    return { kind: 'deed', text: verb + text.slice(first.text.length) };
  }
  if (
    first.pos === 'VERB' &&
    first.lower.endsWith('ing') &&
    second &&
    (isNoun(second) || second.pos === 'ADJ' || second.pos === 'DET') &&
    /^(?:selling|offering|providing|making|serving|helping|building|creating|teaching)$/.test(first.lower)
  ) {
    return { kind: 'deed', text: first.lemma + text.slice(first.text.length) };
  }
  if (hasSubjectAndVerb(said) || /^(?:there|here|it|this|that)(?:'s|\s(?:is|are))\b/iu.test(text))
    return { kind: 'sentence', text };
  // "Free parking available" lacks its verb only.
  const condition =
    /^(.+?)\s+((?:always\s+)?(?:guaranteed|available|included|welcome|possible|accepted|spoken|required|provided|free))$/iu.exec(
      text,
    );
  if (condition?.[1] && said.some(isNoun)) {
    const are = /\band\b|(?<!s)s$/iu.test(headOf(condition[1])) ? 'are' : 'is';
    return { kind: 'sentence', text: `${condition[1]} ${are} ${condition[2]}` };
  }
  if (/\b(?:certified|licensed|insured|accredited|approved|registered)$/iu.test(text))
    return { kind: 'state', text, since: false };
  if (place.test(text)) return { kind: 'place', text };
  if (addition.test(text)) return { kind: 'addition', text };
  if (said.every((word) => word.pos === 'ADJ' || word.pos === 'ADV' || word.pos === 'CCONJ'))
    return { kind: 'praise', text };
  if (said.some(isNoun) || /^\d/.test(text)) {
    return thingsOf(text);
  }
  return { kind: 'sentence', text };
}
