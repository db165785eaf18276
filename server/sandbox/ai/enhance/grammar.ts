import { type Lint, LocalLinter, type Suggestion, SuggestionKind } from 'harper.js';
import { binary } from 'harper.js/binary';
import { trade } from '../text/spelling';
import { capitalised } from './tidy';

/** Corrects English text offline. */
export interface Grammar {
  /** Loads everything that the first correction needs, about 3 s of work. */
  warm(): Promise<void>;
  /** The text with its spelling and grammar mended; words of `kept` are left as they are. */
  correct(text: string, kept: string): Promise<string>;
}

/** Matters of taste and of region are left to the author. */
/** `expect delivery` is no slip for `expect to deliver`. */
const falseAlarm = /^expect\b/iu;

const passedOver = new Set(['Regionalism', 'Style', 'Readability', 'Enhancement', 'Eggcorn', 'Nonstandard']);

/** Edits, swaps of neighbours included, that turn one word into the other. */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        (rows[row - 1]?.[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (rows[row - 1]?.[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, (rows[row - 2]?.[column - 2] ?? 0) + 1);
      }
      line.push(least);
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** Spellings of the other side of the Atlantic are right. */
const british =
  /(?:ours?|oured|ouring|ised?|ises|ising|isations?|tres?|lled|lling|llers?|ogues?|yres?)$|^(?:licence|defence|offence)s?$|^(?:jewell|cosy|grey|mould|plough|draught|programme|practis|alumini|fibre|litre|metre|pyjama|cheque|colour|favour|flavour|neighbour|harbour|organis|specialis|personalis|customis)/;

/** Double letters are what people miss most. */
const single = (word: string) => word.replace(/(.)\1+/gu, '$1');

/** Dishes, dances and poses come from languages whose words end so; in English they are names. */
const foreignEnding = /[aio]s?$/u;

/** Whether two letters beside each other changed places: of a short word no other slip shows what was meant. */
const isSwap = (one: string, other: string) =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');

/** The spelling that was meant, if one is near enough; a name is never turned into a word. */
function respelled(wrong: string, suggestions: readonly string[], kept: ReadonlySet<string>): string | null {
  const lower = wrong.toLowerCase();
  if (kept.has(lower) || /\d/.test(wrong) || british.test(lower)) return null;
  const named = suggestions.find((each) => each.toLowerCase() === lower);
  if (named) return named;
  if (wrong.length < 5 || /^\p{Lu}/u.test(wrong) || trade(lower) || foreignEnding.test(lower)) return null;
  const nearest = suggestions
    .filter((each) => /^[a-z-]+$/.test(each) && each[0] === lower[0])
    .map((each) => ({ each, distance: single(lower) === single(each) ? 0.5 : editDistance(lower, each) }))
    .sort((a, b) => a.distance - b.distance)[0];
  const most = wrong.length < 7 ? (isSwap(lower, nearest?.each ?? '') ? 1 : 0.5) : wrong.length < 9 ? 1 : 2;
  return nearest && nearest.distance <= most ? nearest.each : null;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function editOf(lint: Lint, source: readonly string[], kept: ReadonlySet<string>): Edit | null {
  const kind = lint.lint_kind();
  const suggestions: Suggestion[] = lint.suggestions();
  const [first] = suggestions;
  if (!first || passedOver.has(kind)) return null;
  const span = lint.span();
  const [start, end] = [span.start, span.end];
  const wrong = source.slice(start, end).join('');
  if (falseAlarm.test(wrong)) return null;
  if (kind === 'Spelling' || kind === 'Typo') {
    // A capital at the start of a sentence makes no name.
    const starts =
      start === 0 || /[.!?:\n]/u.test(source[start - 1] ?? '') || /[.!?:\n]/u.test(source[start - 2] ?? '');
    const right = respelled(
      starts ? wrong.charAt(0).toLowerCase() + wrong.slice(1) : wrong,
      suggestions
        .map((each) => each.get_replacement_text())
        .map((each) => (starts ? each.charAt(0).toLowerCase() + each.slice(1) : each)),
      kept,
    );
    return right === null ? null : { start, end, text: starts ? capitalised(right) : right };
  }
  if (/\d|^[-–]$/.test(wrong)) return null;
  if (wrong.split(/\s+/).some((word) => kept.has(word.toLowerCase()) && word.length > 2)) return null;
  const text = first.get_replacement_text();
  // A name is a fact as a number is: no rule may touch it.
  const facts = wrong.match(/(?<!^)\b\p{Lu}\p{L}+/gu) ?? [];
  if (
    first.kind() !== SuggestionKind.InsertAfter &&
    facts.some((fact) => !text.toLowerCase().includes(fact.toLowerCase()))
  )
    return null;
  switch (first.kind()) {
    case SuggestionKind.Remove:
      return { start, end, text: '' };
    case SuggestionKind.InsertAfter:
      return { start: end, end, text };
    default:
      return { start, end, text };
  }
}

/** Edits that do not overlap, the first of each place, made from the end on. */
function applied(text: string, edits: readonly Edit[]): string {
  const characters = [...text];
  let border = Number.POSITIVE_INFINITY;
  for (const edit of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    if (edit.end > border) continue;
    characters.splice(edit.start, edit.end - edit.start, edit.text);
    border = edit.start;
  }
  return characters.join('');
}

/** Passes over a text: mending one thing uncovers another. */
const passes = 2;

/** Harper's grammar checker as WebAssembly in this thread; it blocks while it works, so it belongs into a worker. */
export function harperGrammar(): Grammar {
  const linter = new LocalLinter({ binary });
  return {
    warm: async () => {
      await linter.setup();
      // The first unknown word builds the index of spellings.
      await linter.lint('We bakes qualitty bred.', { language: 'plaintext' });
    },
    correct: async (text, kept) => {
      const words = new Set(kept.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u));
      let result = text;
      for (let pass = 0; pass < passes; pass += 1) {
        const lints = await linter.lint(result, { language: 'plaintext' });
        const source = [...result];
        const edits = lints.map((lint) => editOf(lint, source, words)).filter((edit) => edit !== null);
        for (const lint of lints) lint.free();
        if (edits.length === 0) break;
        result = applied(result, edits);
      }
      return result;
    },
  };
}
