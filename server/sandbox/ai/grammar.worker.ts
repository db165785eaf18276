import { answered } from './enhance/answer';
import { type Enhancing, enhanced } from './enhance/enhance';
import { harperGrammar } from './enhance/grammar';
import { serve } from './serve';

export type GrammarJob = { kind: 'warm' } | ({ kind: 'enhance' } & Enhancing) | { kind: 'answer'; prompt: string };

const grammar = harperGrammar();
let ready: Promise<void> | undefined;

serve<GrammarJob>(async (job) => {
  ready ??= grammar.warm();
  await ready;
  switch (job.kind) {
    case 'warm':
      return null;
    case 'enhance':
      return enhanced(job, grammar);
    case 'answer':
      return answered(job.prompt, grammar);
  }
});
