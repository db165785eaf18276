import * as v from 'valibot';

export const LogoRequest = v.object({
  business_title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  business_description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_000)),
  multiple_variations: v.boolean(),
});
export type LogoRequest = v.InferOutput<typeof LogoRequest>;
/** A map of base64 PNG strings (specification 7, AI). */
export const LogoReply = v.object({ image_data: v.record(v.string(), v.string()) });
export const TextRequest = v.object({ prompt: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(8_000)) });
export const TextReply = v.object({ generated_text: v.string() });

/** Asks for a comma-separated list. */
export const keywordsPrompt = (description: string) =>
  `Extract the keywords of this business as one comma-separated list, most important first, at most ten, nothing else.\n\nDescription:\n"""\n${description.trim()}\n"""`;

/** Asks for a better description of the same facts. */
export const enhancePrompt = ({ name, description }: { name: string; description: string }) =>
  `Rewrite this business description in clear, correct, inviting English. Keep every fact, invent none. Answer with the description alone.\n\nBusiness name: ${name.trim()}\n\nDescription:\n"""\n${description.trim()}\n"""`;

/** The keywords in a generated comma-separated list: lower-case, unique, at most 12 of at most 40 characters. */
export function parseKeywords(text: string): string[] {
  const keywords = text
    .split(/[,\n;]/)
    .map((word) =>
      word
        .trim()
        .replace(/^[-*\d.\s]+|[.\s]+$/g, '')
        .toLowerCase(),
    )
    .filter((word) => word.length > 1 && word.length <= 40);
  return [...new Set(keywords)].slice(0, 12);
}
