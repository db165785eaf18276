import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { ContentSnapshot } from '../../../../machines/websites/content/content.machine';
import { contentDelays, contentModels } from '../../../../machines/websites/content/content.model';
import { publicationMachine } from '../../../../machines/websites/publication/publication.machine';
import { canPublish, isChanged, problemOf } from '../../../../machines/websites/content/content.select';
import { press, retype, wordsAt } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { known, within } from '../../../../test/walk/system';
import '../../../ui/Dialog/Dialog';
import { Editor } from './Content';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));
const hidden = { hidden: true };
const button = (name: string) => screen.queryByRole('button', { name, ...hidden });
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';

/** What is typed, beside it what is wrong with it, and what may be done. */
const form = (isBusy: boolean) => (at: ContentSnapshot) => {
  const name = screen.getByLabelText<HTMLInputElement>('Business name');
  expect([name.value, name.readOnly]).toEqual([at.context.values.business_name, isBusy]);
  expect(wordsAt('Business name')).toBe(problemOf('business_name')(at) ?? '');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe(at.context.values.business_description);
  expect(screen.getByRole('list', { name: 'Keywords', ...hidden }).textContent).toBe('bread');
  expect(screen.getByRole('img', { name: 'A loaf', ...hidden })).toBeTruthy();
  expect(screen.queryByText('Not published yet') !== null).toBe(isChanged(at));
  expect(screen.queryByText(/^This website was changed meanwhile/) !== null).toBe(at.context.clashes !== null);
  const { refusal } = at.context;
  if (refusal) expect(screen.getByText(refusal)).toBeTruthy();
};
const still = (at: ContentSnapshot) => {
  form(false)(at);
  expect(isOff('Publish changes')).toBe(!canPublish(at));
  expect(screen.queryByRole('alertdialog')).toBeNull();
};
const sending = (at: ContentSnapshot) => {
  form(true)(at);
  expect(button('Publish changes')?.getAttribute('aria-busy')).toBe('true');
};
walkScreen(contentModels, {
  render: Editor,
  wrap: within({ app, templates: known([]) }),
  delays: contentDelays,
  doubles: { publication: publicationMachine },
  sight: {
    shows: (at) => [
      [at.context.values.business_name, at.context.refusal, at.context.problem, at.context.clashes],
      canPublish(at),
    ],
    // The same again is no change.
    possible: ({ context: { values } }, event) =>
      !event.type.endsWith('.publication') &&
      (event.type !== 'content.change' || !('value' in event.change) || event.change.value !== values.business_name),
  },
  hands: {
    'content.change': ({ change }) => 'value' in change && retype('Business name', change.value),
    'content.publish': () => press('Publish changes'),
    'content.discard': () => press('Discard changes'),
    'content.retry': () => press('Retry'),
    'leave.stay': () => press('Stay'),
    'leave.discard': () => press('Leave without publishing'),
    'leave.publish': () => press('Publish and leave'),
  },
  eyes: {
    loading: () => expect(screen.getByText('Loading its content')).toBeTruthy(),
    failed: ({ context: { problem } }) => expect(screen.getByText(problem ?? 'a problem')).toBeTruthy(),
    broken: () => expect(screen.getByText('What is published stays as it is.')).toBeTruthy(),
    'open.resting': still,
    'open.following': still,
    'open.changed.editing': still,
    'open.changed.asking': async (at) => {
      form(false)(at);
      expect(await screen.findByRole('alertdialog', { name: 'Leave without publishing?' })).toBeTruthy();
      const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish and leave' });
      expect(publish.disabled).toBe(!canPublish(at));
    },
    'open.changed.sending': sending,
    'open.changed.merging': sending,
    'open.leaving': form(true),
  },
});
