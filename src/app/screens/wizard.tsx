import { fromPromise } from 'xstate';
import type { StepName } from '../../../contract/wire/wizard/draft';
import { resumptionMachine } from '../../../machines/wizard/resumption/resumption.machine';
import type { KnownDrafts, LoadedStep } from '../../../machines/wizard/step';
import { wizardMachine } from '../../../machines/wizard/wizard/wizard.machine';
import { call } from '../../effects/server/call';
import { keepDraft, newCopy, readDraft } from '../../effects/storage/draft';
import { scrollToTop } from '../../effects/browser/scroll';
import { watchPlans } from '../../effects/server/templates';
import { Wizard } from '../../features/wizard/Wizard';
import { WizardFrame } from '../../features/wizard/WizardFrame';
import { chunk } from '../../lib/chunk';
import { preloadWhenIdle } from '../boot/preload';
import { residents } from '../residents';
import { livePart } from '../screen';
import { loadersAfter, loadStepChunk, stepChunks } from '../steps';

/** Only for customers: a visitor's drafts are nowhere but in the browser. */
const draftsChunk = chunk(() => import('../drafts'));

export const part = livePart({
  residents: residents(),
  logic: wizardMachine.provide({
    actors: {
      keepDraft,
      watchPlans,
      scrollToTop,
      resumption: resumptionMachine.provide({
        actors: {
          readDraft,
          seekDrafts: fromPromise<KnownDrafts, undefined>(async ({ signal }) => {
            const [module, drafts] = await Promise.all([draftsChunk.load(), call('drafts', {}, signal)]);
            return { logic: module.drafts.choice, drafts, fresh: newCopy() };
          }),
        },
      }),
      loadKeeping: fromPromise<LoadedStep, undefined>(async () => ({
        logic: (await draftsChunk.load()).drafts.keeping,
      })),
      loadStep: fromPromise<LoadedStep, { step: StepName }>(async ({ input: { step } }) => {
        const loaded = await loadStepChunk(step);
        preloadWhenIdle(loadersAfter(step).slice(0, 1));
        return loaded;
      }),
    },
  }),
  View: ({ actor }) => (
    <Wizard
      actor={actor}
      viewOf={(step) => stepChunks[step]?.loaded()?.part.View}
      draftViews={() => draftsChunk.loaded()?.drafts.views}
    />
  ),
  Frame: WizardFrame,
});
