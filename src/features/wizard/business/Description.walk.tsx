import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { businessMachine } from '../../../../machines/wizard/business/business.machine';
import { describedDraft } from '../../../../machines/wizard/business/business.model';
import type { EnhancementRef } from '../../../../machines/wizard/enhancement/enhancement.machine';
import { enhancementModels } from '../../../../machines/wizard/enhancement/enhancement.model';
import { ada } from '../../../../machines/session/session/session.model';
import { walkScreen } from '../../../../test/walk/screen';
import { Description } from './Description';

/** The form around it never starts: what was typed stands there. */
const form = createActor(businessMachine, { input: { draft: describedDraft, user: ada } });
const OnStage = ({ actor }: { actor: EnhancementRef }) => <Description actor={form} enhancement={actor} />;

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => {
  const pressed = screen.getByRole('button', { name });
  pressed.focus();
  fireEvent.click(pressed);
};
const text = () => screen.getByRole('textbox', { name: 'Description' });
const suggestion = () => screen.queryByRole('region', { name: 'Suggestion' });

walkScreen(enhancementModels, {
  render: OnStage,
  hands: {
    'description.enhance': () => press(button('Retry') ? 'Retry' : 'Enhance'),
    'suggestion.accept': () => {
      press('Accept');
      expect(document.activeElement).toBe(text());
    },
    'suggestion.reject': () => {
      press(button('Dismiss') ? 'Dismiss' : 'Reject');
      expect(document.activeElement).toBe(text());
    },
  },
  eyes: {
    resting: () => {
      expect([suggestion(), button('Accept'), screen.queryByText(/could not be enhanced/)]).toEqual([null, null, null]);
      expect((button('Enhance') as HTMLButtonElement).disabled).toBe(false);
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
