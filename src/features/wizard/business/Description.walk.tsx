import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeAll, expect } from 'vitest';
import { createActor } from 'xstate';
import { businessMachine } from '../../../../machines/wizard/business/business.machine';
import { describedDraft } from '../../../../machines/wizard/business/business.model';
import type { EnhancementRef } from '../../../../machines/wizard/enhancement/enhancement.machine';
import { enhancementModels } from '../../../../machines/wizard/enhancement/enhancement.model';
import { ada } from '../../../../machines/session/session/session.model';
import { walkScreen } from '../../../../test/walk/screen';
import { Description, Questions } from './Description';

beforeAll(Questions.preload);
/** The form around it never starts: what was typed stands there. */
const formOf = (business_description: string) =>
  createActor(businessMachine, {
    input: { draft: { ...describedDraft, business: { ...describedDraft.business, business_description } }, user: ada },
  });
let form = formOf('Bread.');
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const type = (description: string) =>
  act(() => {
    form = formOf(description);
    for (const listener of listeners) listener();
  });
const OnStage = ({ actor }: { actor: EnhancementRef }) => (
  <Description actor={useSyncExternalStore(listen, () => form)} enhancement={actor} />
);

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => {
  const pressed = screen.getByRole('button', { name });
  pressed.focus();
  fireEvent.click(pressed);
};
const text = () => screen.getByRole('textbox', { name: 'Description' });
const questions = () => screen.queryByRole('form', { name: 'Three questions' });
const suggestion = () => screen.queryByRole('region', { name: 'Suggestion' });

walkScreen(enhancementModels, {
  render: OnStage,
  hands: {
    'description.enhance': ({ description }) => {
      type(description);
      press(button('Retry') ? 'Retry' : 'Enhance');
    },
    'answers.give': ({ answers }) => {
      const ask = { offer: 'What do you offer?', audience: 'To whom, and where?', difference: 'What sets you apart?' };
      for (const [name, label] of Object.entries(ask))
        fireEvent.change(screen.getByLabelText(label), { target: { value: answers[name as keyof typeof ask] } });
      press('Write the Text');
    },
    'suggestion.accept': () => {
      press('Accept');
      expect(document.activeElement).toBe(text());
    },
    'suggestion.reject': () => {
      press(['Dismiss', 'Not Now', 'Reject'].find(button) ?? '');
      expect(document.activeElement).toBe(text());
    },
  },
  eyes: {
    resting: () => {
      expect([suggestion(), questions(), button('Accept'), screen.queryByText(/could not be enhanced/)]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect((button('Enhance') as HTMLButtonElement).disabled).toBe(false);
    },
    asking: ({ context }) => {
      expect(questions()).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('What do you offer?').value).toBe(context.answers?.offer ?? '');
      expect(screen.queryByText(/nothing to improve/) !== null).toBe(context.hasTried);
      expect(document.activeElement).toBe(screen.getByLabelText('What do you offer?'));
    },
    enhancing: () => {
      expect(button('Enhance')?.getAttribute('aria-busy')).toBe('true');
      expect(document.activeElement).toBe(button('Enhance'));
    },
    failed: () => {
      expect(screen.getByText(/could not be enhanced/)).toBeTruthy();
      expect(button('Retry')).toBeTruthy();
    },
    suggesting: ({ context }) => {
      const stretches = [...(suggestion()?.querySelectorAll('[role="status"] > del') ?? [])];
      const status = screen.getByRole('status').cloneNode(true) as HTMLElement;
      for (const gone of status.querySelectorAll('del')) gone.remove();
      expect(status.textContent).toBe(context.suggestion);
      expect(stretches.every((gone) => gone.getAttribute('aria-hidden') === 'true')).toBe(true);
      // Whoever asked for it and waited is led to it.
      expect(document.activeElement).toBe(suggestion());
    },
  },
});
