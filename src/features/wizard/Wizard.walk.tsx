import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { type AnyActorRef, fromPromise } from 'xstate';
import { resourceMachine } from '../../../machines/shell/resource/resource.machine';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import {
  boundModels,
  brokenModels,
  copyModels,
  dialogModels,
  draftModels,
  stepModels,
  wizardDelays,
} from '../../../machines/wizard/wizard/wizard.model';
import { walkScreen } from '../../../test/walk/screen';
import { SystemContext } from '../../system/refs';
import { Wizard } from './Wizard';
import { troubles } from './troubleWords';
import { words } from './wizardWords';

/** In place of a step's own view: what it says to the wizard, the walk says. */
const AnyStep = ({ actor }: { actor: AnyActorRef }) => <p>Here is {actor.id}.</p>;

const draftViews = { DraftChoice: () => null, Conflict: () => null, Perished: () => null, Saved: () => null };

const OnStage = ({ actor }: { actor: WizardRef }) => (
  <SystemContext value={actor.system}>
    <Wizard actor={actor} viewOf={() => AnyStep} draftViews={() => draftViews} />
  </SystemContext>
);

/** Plans that are on their way. */
const plans = resourceMachine.provide({ actors: { load: fromPromise(() => new Promise(() => {})) } });

/** By its name. Not by `getByRole`, which computes the roles of the whole page for each of thousands of looks. */
const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  );
const button = (name: string): HTMLButtonElement => {
  const [found] = buttons(name);
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};
const press = (name: string) => () => fireEvent.click(button(name));
const isUnasked = () => expect(document.querySelector('[role=alertdialog]')).toBeNull();
const noStep = () => expect(screen.queryByText('Here is step.')).toBeNull();
const isDisabled = (name: string) => button(name).disabled;

// A file that is read for the first time may take longer than a look waits.
beforeAll(() => Promise.all([import('./LeaveDialog'), import('./notices')]));

walkScreen([...stepModels, ...draftModels, ...brokenModels, ...dialogModels, ...boundModels, ...copyModels], {
  render: OnStage,
  system: { plans },
  sight: {
    shows: ({ context: { step, ready, bound, trouble, draft } }) => [step, ready, bound, trouble, draft.domain],
  },
  delays: wizardDelays,
  hands: {
    'wizard.next': press('Next: '),
    'wizard.previous': press('Previous'),
    'wizard.cancel': press('Cancel website creation'),
    'wizard.continue': async () => fireEvent.click(await screen.findByText('Continue Setup')),
    'wizard.abandon': async () => fireEvent.click(await screen.findByText('Yes, Cancel & Go to Dashboard')),
    'wizard.leave': async () => fireEvent.click(await screen.findByText('Keep draft')),
    'step.retry': press('Try again'),
    'notice.dismiss': press('Dismiss'),
    'drafts.seek': press('Look again'),
    'xstate.error.actor.step': 'elsewhere',
    'xstate.error.actor.draftChoice': 'elsewhere',
  },
  eyes: {
    opening: noStep,
    'running.step.loading': () => {
      noStep();
      expect(screen.getByText('Loading the step')).toBeTruthy();
    },
    'running.step.showing.form.resting': async ({ context: { step, ready, bound, trouble, refusal } }) => {
      expect(document.getElementById('step-title')?.textContent).toBe(words[step].title);
      expect(screen.getByText('Here is step.')).toBeTruthy();
      expect(isDisabled('Previous')).toBe(step === 'domain' || bound);
      expect(isDisabled('Cancel website creation')).toBe(bound);
      if (step === 'summary') expect(buttons('Next: ')).toEqual([]);
      else expect(isDisabled('Next: ')).toBe(!ready);
      expect(screen.queryByText('This step needs another look.') !== null).toBe(refusal !== null);
      if (trouble) expect(await screen.findByText(troubles[trouble].title)).toBeTruthy();
      expect(buttons('Look again').length).toBe(trouble === 'unsought' ? 1 : 0);
    },
    'running.step.showing.form.submitting': () => expect(button('Next: ').getAttribute('aria-busy')).toBe('true'),
    'running.step.showing.form.completed': () => {
      expect(buttons('Previous')).toEqual([]);
      expect(buttons('Cancel website creation')).toEqual([]);
    },
    'running.step.showing.scroll.due': () => {},
    'running.step.showing.scroll.scrolling': () => {},
    'running.step.showing.scroll.still': () => {},
    unread: () => expect(screen.getByRole('alert').textContent).toContain('could not be loaded'),
    'running.step.failed': () => expect(screen.getByRole('alert').textContent).toContain('could not be loaded'),
    'running.dialog.closed': isUnasked,
    'running.dialog.asking': async () => expect(await screen.findByText('Cancel Website Creation?')).toBeTruthy(),
    finished: noStep,
  },
});
