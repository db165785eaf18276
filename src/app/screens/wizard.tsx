import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { Draft, StepName } from '../../../contract/wire/wizard/draft';
import {
  type DraftChoiceRef,
  draftChoiceMachine,
  type KnownDrafts,
} from '../../../machines/wizard/draftChoice/draftChoice.machine';
import type { DraftPictureRef } from '../../../machines/wizard/draftPicture/draftPicture.machine';
import type { Perished } from '../../../machines/wizard/draftChoice/perished';
import type { LoadedStep } from '../../../machines/wizard/step';
import { admissionMachine } from '../../../machines/wizard/admission/admission.machine';
import { type WizardRef, wizardMachine } from '../../../machines/wizard/wizard/wizard.machine';
import { call } from '../../effects/server/call';
import { discardDrafts, watchNetwork } from '../../effects/server/draftChoice';
import { newCopy, readDraft, storeDraft } from '../../effects/storage/draft';
import { scrollToTop } from '../../effects/browser/scroll';
import { watchPlans } from '../../effects/server/plans';
import { watchRoom } from '../../effects/server/room';
import * as css from '../../features/wizard/Wizard.css';
import { Admission } from '../../features/wizard/Admission';
import { Wizard } from '../../features/wizard/Wizard';
import { WizardFrame } from '../../features/wizard/WizardFrame';
import { lazily } from '../../ui/Lazy/lazily';
import { chunk } from '../../lib/chunk';
import { preloading } from '../boot/preloading';
import { late } from '../late';
import { residents } from '../residents';
import { livePart } from '../screen';
import { loadersAfter, loadStepChunk, stepChunks } from '../steps';
import type { StoredDraft } from '../../../machines/protocols/drafts';

const pictureChunk = chunk(() => import('../draftPicture'));
const DraftPicture = lazily(pictureChunk, ({ draftPicture }) => draftPicture.View);

interface SetupProps {
  actor: WizardRef;
  picture: DraftPictureRef | undefined;
}

function Picture({ actor, picture }: SetupProps) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const place = <div className={css.hollow} />;
  return picture ? <DraftPicture actor={picture} draft={draft} fallback={place} /> : place;
}

const Setup = ({ actor, picture }: SetupProps) => (
  <Wizard
    actor={actor}
    viewOf={(step) => stepChunks[step]?.loaded()?.part.View}
    draftViews={() => draftsChunk.loaded()?.drafts.views}
    picture={<Picture actor={actor} picture={picture} />}
  />
);

/** Only for customers: a visitor's drafts are nowhere but in the browser. */
const draftsChunk = chunk(() => import('../drafts'));

export const part = livePart({
  residents: residents(),
  logic: admissionMachine.provide({
    actors: {
      watchRoom,
      loadPicture: fromPromise<void, undefined>(async () => void (await pictureChunk.load())),
      draftPicture: late(pictureChunk, ({ draftPicture }) => draftPicture.logic),
      wizard: wizardMachine.provide({
        actors: {
          storeDraft,
          watchPlans,
          scrollToTop,
          draftChoice: draftChoiceMachine.provide({
            actors: {
              readDraft,
              seekDrafts: fromPromise<KnownDrafts, undefined>(async ({ signal }) => {
                // The views that ask which one; who has none does not wait for them.
                const views = draftsChunk.load();
                views.catch(() => undefined);
                const drafts = await call('drafts', {}, signal);
                if (drafts.length > 0) await views;
                return { drafts, fresh: newCopy() };
              }),
              fetchDraft: fromPromise<StoredDraft, { id: string }>(async ({ input: { id }, signal }) =>
                (await draftsChunk.load()).drafts.fetchDraft(id, signal),
              ),
              discardDrafts,
              loadSync: fromPromise<LoadedStep, undefined>(async () => ({
                logic: (await draftsChunk.load()).drafts.sync,
              })),
              checkDraft: fromPromise<Perished, { id: string; plan: Draft['plan'] }>(
                async ({ input, signal, system }) => {
                  const choice = () => system.get('draftChoice') as DraftChoiceRef | undefined;
                  const now = () => choice()?.getSnapshot().context.open?.draft ?? null;
                  return (await draftsChunk.load()).drafts.findPerished(input, now, signal);
                },
              ),
              watchNetwork,
            },
          }),
          loadStep: fromPromise<LoadedStep, { step: StepName }>(async ({ input: { step } }) => {
            const loaded = await loadStepChunk(step);
            // It shows the picture large.
            if (step === 'summary') await pictureChunk.load().catch(() => undefined);
            preloading(({ preloadWhenIdle }) => preloadWhenIdle(loadersAfter(step).slice(0, 1)));
            return loaded;
          }),
        },
      }),
    },
  }),
  View: ({ actor }) => <Admission actor={actor} Wizard={Setup} />,
  Frame: WizardFrame,
});
