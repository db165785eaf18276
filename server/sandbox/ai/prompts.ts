/*
 * What the product asks for, read from its prompts as a language model would: each ends with the customer's text in one
 * block, which may hold anything, its own tags included.
 */

export type TextTask =
  | { task: 'keywords'; description: string }
  | { task: 'enhance'; name: string; description: string };

/** What a prompt for a text asks for; null for one of any other form. */
export function readTextPrompt(text: string): TextTask | null {
  const keywords = /^Task: keywords\n[^<]*?\n<description>\n([\s\S]*)\n<\/description>$/.exec(text);
  if (keywords) return { task: 'keywords', description: keywords[1] ?? '' };
  const enhance = /^Task: enhance\n[^<]*?\nBusiness name: ([^\n]*)\n<description>\n([\s\S]*)\n<\/description>$/.exec(
    text,
  );
  if (enhance) return { task: 'enhance', name: (enhance[1] ?? '').trim(), description: enhance[2] ?? '' };
  return null;
}

/** The business that a prompt for logos speaks of; one of any other form is all description. */
export function readLogoPrompt(text: string): { name: string; description: string } {
  const [, name, description] =
    /^[^<]*?\nBusiness name: ([^\n]*)\n<description>\n([\s\S]*)\n<\/description>$/.exec(text) ?? [];
  return { name: name ?? '', description: description ?? text };
}
