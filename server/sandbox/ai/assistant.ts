import * as v from 'valibot';
import type { GrammarJob } from './grammar.worker';
import { WorkerLine } from './line';
import { readLogoPrompt, readTextPrompt } from './prompts';
import type { QuickJob } from './quick.worker';

export interface AssistantSettings {
  /** Whether a request for keywords also loads the grammar, which the customer is likely to need next. */
  foresight?: boolean;
  /** The longest a text or a run of logos may take, in ms. */
  limit?: number;
}

/** What answers in the place of a language model and of one that draws. */
export interface Assistant {
  /**
   * The answer to a prompt; empty when there is nothing to say, as for keywords of a text without a letter.
   * @throws {LineProblem} or the signal's reason.
   */
  text(prompt: string, signal?: AbortSignal): Promise<string>;
  /**
   * `count` logos (1 to 8; more are not drawn) as base64 PNG, `side` pixels wide and high.
   * @throws {LineProblem} or the signal's reason.
   */
  logos(order: { prompt: string; count: number; side: number }, signal?: AbortSignal): Promise<string[]>;
  /** Loads what a better wording will need, about 3 s of work in a thread of its own. */
  prepare(): void;
  /** Ends the workers; calls under way fail. */
  close(): Promise<void>;
}

/** How long idle workers stay with their language models in memory (about 350 MB), in ms. */
const idle = 10 * 60_000;
const businessesRemembered = 500;

const Texts = v.array(v.string());

/**
 * Answers without a network: language models and drawings of our own, each in a worker thread that starts with the first
 * request. Texts and first logos are the same for the same prompt; asking again for the logos of a business gives other
 * ones.
 */
export function createAssistant({ foresight = true, limit = 60_000 }: AssistantSettings = {}): Assistant {
  const quick = new WorkerLine<QuickJob>('quick', { limit, idle });
  const grammar = new WorkerLine<GrammarJob>('grammar', { limit, idle });
  const runs = new Map<string, number>();

  function seedOf(business: { name: string; description: string }): number {
    const key = `${business.name}\n${business.description}`;
    const seed = runs.get(key) ?? 0;
    runs.delete(key);
    runs.set(key, seed + 1);
    const [oldest] = runs.keys();
    if (runs.size > businessesRemembered && oldest !== undefined) runs.delete(oldest);
    return seed;
  }

  // A failure shows when the grammar is asked for.
  const prepare = () => void grammar.run({ kind: 'warm' }).catch(() => undefined);

  return {
    prepare,
    text: async (prompt, signal) => {
      const asked = readTextPrompt(prompt);
      if (asked?.task === 'keywords') {
        if (foresight) prepare();
        const words = await quick.run({ kind: 'keywords', description: asked.description }, signal);
        return v.parse(Texts, words).join(', ');
      }
      const job: GrammarJob = asked
        ? { kind: 'enhance', name: asked.name, description: asked.description, answers: asked.answers }
        : { kind: 'answer', prompt };
      return v.parse(v.string(), await grammar.run(job, signal));
    },
    logos: async ({ prompt, count, side }, signal) => {
      const business = readLogoPrompt(prompt);
      const job: QuickJob = { kind: 'logos', ...business, count, side, seed: seedOf(business) };
      return v.parse(Texts, await quick.run(job, signal));
    },
    close: async () => {
      await Promise.all([quick.close(), grammar.close()]);
    },
  };
}
