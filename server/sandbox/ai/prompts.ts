import type { Answers } from '../../../contract/wire/wizard/ai';

/*
 * Reads the product's prompts, those of `contract/wire/wizard/ai.ts` for texts and of `server/providers/ai/openai.ts` for
 * logos, with the answers that `server/providers/ai/answers.ts` puts into the former, and tells what they ask for. Each ends with the customer's description between tags. It may hold such tags too:
 * nothing before it has an opening tag on a line of its own, and nothing follows the closing tag at the very end.
 */

export type TextTask =
  | { task: 'keywords'; description: string }
  | { task: 'enhance'; name: string; description: string; answers?: Answers };

/** What a prompt for a text asks for; null when the product wrote no such prompt. */
export function readTextPrompt(text: string): TextTask | null {
  const keywords = /^Task: keywords\n[^<]*?\n<description>\n([\s\S]*)\n<\/description>$/.exec(text);
  if (keywords) {
    const [, description = ''] = keywords;
    return { task: 'keywords', description };
  }
  const enhance =
    /^Task: enhance\n[^<]*?\nBusiness name: ([^\n]*)\n(?:Answers of the owner[^\n]*\nWhat is offered: ([^\n]*)\nTo whom and where: ([^\n]*)\nWhat sets it apart: ([^\n]*)\n)?<description>\n([\s\S]*)\n<\/description>$/.exec(
      text,
    );
  if (!enhance) return null;
  const [, name = '', offer, audience = '', difference = '', description = ''] = enhance;
  const asked = { task: 'enhance', name: name.trim(), description } as const;
  return offer === undefined ? asked : { ...asked, answers: { offer, audience, difference } };
}

/** The business that a prompt for logos speaks of; a prompt that is not the product's is taken for the description. */
export function readLogoPrompt(text: string): { name: string; description: string } {
  const [, name = '', description = text] =
    /^[^<]*?\nBusiness name: ([^\n]*)\n<description>\n([\s\S]*)\n<\/description>$/.exec(text) ?? [];
  return { name, description };
}
