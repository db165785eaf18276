import { businessMachine } from '../../../machines/wizard/business/business.machine';
import { enhancementMachine } from '../../../machines/wizard/enhancement/enhancement.machine';
import { keywordsMachine } from '../../../machines/wizard/keywords/keywords.machine';
import { logoMachine } from '../../../machines/wizard/logo/logo.machine';
import { enhanceDescription, generateKeywords, generateLogos } from '../../effects/server/ai';
import { loadCountries } from '../../effects/server/countries';
import { readLogo, showPictures } from '../../effects/browser/pictures';
import { uploadLogo } from '../../effects/server/upload';
import { BusinessStep } from '../../features/wizard/business/BusinessStep';
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
