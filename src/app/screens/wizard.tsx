import { fromPromise } from 'xstate';
import type { StepName } from '../../../contract/draft';
import { type LoadedStep, wizardMachine } from '../../../machines/wizard/wizard.machine';
import { keepDraft, readDraft } from '../../effects/draft';
import { scrollToTop } from '../../effects/scroll';
import { watchPlans } from '../../effects/templates';
import { Wizard } from '../../features/wizard/Wizard';
import { WizardFrame } from '../../features/wizard/WizardFrame';
import { preloadWhenIdle } from '../boot/preload';
import { residents } from '../residents';
import { livePart } from '../screen';
import { loadersAfter, loadStepChunk, stepChunks } from '../steps';

export const part = livePart({
  residents: residents(),
  logic: wizardMachine.provide({
    actors: {
      readDraft,
      keepDraft,
      watchPlans,
      scrollToTop,
      loadStep: fromPromise<LoadedStep, { step: StepName }>(async ({ input: { step } }) => {
        const loaded = await loadStepChunk(step);
        preloadWhenIdle(loadersAfter(step).slice(0, 1));
        return loaded;
      }),
    },
  }),
  View: ({ actor }) => <Wizard actor={actor} viewOf={(step) => stepChunks[step]?.loaded()?.part.View} />,
  Frame: WizardFrame,
});
