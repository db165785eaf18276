import type { ServiceSettings } from '../../settings';
import type { AiProvider } from './ai';
import { embeddedAi } from './embedded';
import { openAi } from './openai';

/** The AI service that the settings ask for: the embedded one for `sandbox`, else an OpenAI-compatible one. */
export const createAi = (settings: ServiceSettings): AiProvider =>
  settings.kind === 'sandbox' ? embeddedAi() : openAi({ address: settings.address, key: settings.key });
