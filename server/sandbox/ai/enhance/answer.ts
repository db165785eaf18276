import { keywordsOf } from '../text/keywords';
import { enhanced } from './enhance';
import type { Grammar } from './grammar';

/** The text that a prompt is about: what it quotes, else what follows its first colon or line break, else all of it. */
function materialOf(prompt: string): string {
  const quoted = /["“„«]([^"”“»]{3,})["”»]/u.exec(prompt)?.[1];
  if (quoted) return quoted;
  const rest = /^[^:\n]{3,200}[:\n]\s*([\s\S]*\S)\s*$/u.exec(prompt)?.[1];
  return rest ?? prompt;
}

const nameIn = (prompt: string) =>
  /\b(?:business|company|shop) (?:name|named|called)\s*(?:is|:)?\s*["“]?([^"”\n.,:;]{1,60})/iu
    .exec(prompt)?.[1]
    ?.trim() ?? '';

/** A sensible answer to a prompt of any other form: keywords when it asks for some, else its text, corrected and well formed. */
export async function answered(prompt: string, grammar: Grammar): Promise<string> {
  const material = materialOf(prompt);
  if (/\b(?:key\s?words?|tags|search terms)\b/iu.test(prompt)) return keywordsOf(material).join(', ');
  return enhanced({ name: nameIn(prompt), description: material }, grammar);
}
