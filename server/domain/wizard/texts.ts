import type { WizardPosition } from '../../../contract/wire/wizard/draft';
import type { AiProvider } from '../../providers/ai/ai';

/**
 * Has the writer of texts made ready while the customer describes the business, also when the draft is opened there
 * again: the first text is asked for a moment later, and need not wait for more.
 */
export function prepareTexts(ai: Pick<AiProvider, 'prepare'>, { step }: Pick<WizardPosition, 'step'>): void {
  if (step === 'business') void ai.prepare();
}
