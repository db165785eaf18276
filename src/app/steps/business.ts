import { businessMachine } from '../../../machines/business/business.machine';
import { enhancementMachine } from '../../../machines/enhancement/enhancement.machine';
import { keywordsMachine } from '../../../machines/keywords/keywords.machine';
import { logoMachine } from '../../../machines/logo/logo.machine';
import { enhanceDescription, generateKeywords, generateLogos } from '../../effects/ai';
import { loadCountries } from '../../effects/countries';
import { readLogo, showPictures } from '../../effects/pictures';
import { uploadLogo } from '../../effects/upload';
import { BusinessStep } from '../../features/business/BusinessStep';
import { livePart } from '../screen';

export const part = livePart({
  logic: businessMachine.provide({
    actors: {
      logo: logoMachine.provide({ actors: { generateLogos, readLogo, showPictures } }),
      keywords: keywordsMachine.provide({ actors: { generateKeywords } }),
      enhancement: enhancementMachine.provide({ actors: { enhanceDescription } }),
      loadCountries,
      uploadLogo,
    },
  }),
  View: BusinessStep,
});
