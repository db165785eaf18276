import { fromPromise } from 'xstate';
import { type Answers, enhancePrompt, keywordsPrompt, parseKeywords } from '../../../contract/wire/wizard/ai';
import { putBlob } from '../storage/blobs';
import { call } from './call';

const write = async (prompt: string, signal: AbortSignal, answers?: Answers) =>
  (await call('generateText', { body: { prompt, ...(answers && { answers }) } }, signal)).generated_text;

/** The keywords of a description. */
export const generateKeywords = fromPromise<string[], { description: string }>(async ({ input, signal }) =>
  parseKeywords(await write(keywordsPrompt(input.description), signal)),
);

/** A better wording; '' where there is none. */
export const enhanceDescription = fromPromise<string, { name: string; description: string; answers: Answers | null }>(
  ({ input, signal }) => write(enhancePrompt(input), signal, input.answers ?? undefined),
);

/** Several logos, stored in the browser; their references in the order in which they are to be shown. */
export const generateLogos = fromPromise<string[], { name: string; description: string }>(
  async ({ input: { name, description }, signal }) => {
    const body = { business_title: name, business_description: description, multiple_variations: true };
    const { image_data } = await call('generateLogo', { body }, signal);
    return Promise.all(Object.values(image_data).map((base64) => putBlob(pngOf(base64))));
  },
);

/** Letter by letter: a logo of 1 MB must not hold the page up. */
function pngOf(base64: string): Blob {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return new Blob([bytes], { type: 'image/png' });
}
