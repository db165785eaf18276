import * as v from 'valibot';
import { readPrompt } from '../../../contract/wire/wizard/ai';
import type { AiProvider, LogoOrder } from './ai';
import type { EmbeddedJob } from './embedded.worker';
import type { GrammarJob } from './grammar.worker';
import { WorkerLine } from './line';

export interface EmbeddedSettings {
  /** Whether a request for keywords also loads the grammar, which the customer is likely to need next. */
  foresight?: boolean;
  /** The longest a text or a run of logos may take, in ms. */
  limit?: number;
}

/** How long idle workers keep their language models in memory (about 350 MB), in ms. */
const idle = 10 * 60_000;
const businessesRemembered = 500;

const Keywords = v.array(v.string());
const Pictures = v.record(v.string(), v.string());

/**
 * The AI service without a network: language models and drawings of our own, each in a worker thread that starts with
 * the first request. Texts and first logos are the same for the same input; asking again for the logos of a business
 * gives other ones.
 */
export function embeddedAi({ foresight = true, limit = 60_000 }: EmbeddedSettings = {}): AiProvider {
  const quick = new WorkerLine<EmbeddedJob>('embedded', { limit, idle });
  const grammar = new WorkerLine<GrammarJob>('grammar', { limit, idle });
  const runs = new Map<string, number>();

  function seedOf({ businessTitle, businessDescription }: LogoOrder): number {
    const key = `${businessTitle}\n${businessDescription}`;
    const seed = runs.get(key) ?? 0;
    runs.delete(key);
    runs.set(key, seed + 1);
    const [oldest] = runs.keys();
    if (runs.size > businessesRemembered && oldest !== undefined) runs.delete(oldest);
    return seed;
  }

  return {
    text: async (prompt, signal) => {
      const asked = readPrompt(prompt);
      if (asked?.task === 'keywords') {
        // A failure shows when the grammar is asked for.
        if (foresight) grammar.run({ kind: 'warm' }).catch(() => undefined);
        const words = await quick.run({ kind: 'keywords', description: asked.description }, signal);
        return v.parse(Keywords, words).join(', ');
      }
      const job: GrammarJob = asked
        ? { kind: 'enhance', name: asked.name, description: asked.description }
        : { kind: 'answer', prompt };
      return v.parse(v.string(), await grammar.run(job, signal));
    },
    logos: async (order, signal) => {
      const { businessTitle, businessDescription, variations } = order;
      const job: EmbeddedJob = { kind: 'logos', businessTitle, businessDescription, variations, seed: seedOf(order) };
      return v.parse(Pictures, await quick.run(job, signal));
    },
    close: async () => {
      await Promise.all([quick.close(), grammar.close()]);
    },
  };
}
