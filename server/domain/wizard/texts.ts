import type { WizardPosition } from '../../../contract/wire/wizard/draft';
import type { AiProvider } from '../../providers/ai/ai';

/**
 * Has the writer of texts made ready while the customer describes the business: the first text is asked for a moment
 * later, and need not wait for more.
 */
export function prepareTexts(ai: Pick<AiProvider, 'prepare'>, { step }: WizardPosition): void {
  if (step === 'business') void ai.prepare();
}
