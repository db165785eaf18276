import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect } from 'vitest';
import type { LogoRef } from '../../../../machines/wizard/logo/logo.machine';
import { logoModels } from '../../../../machines/wizard/logo/logo.model';
import { walkScreen } from '../../../../test/walk/screen';
import { Logo } from './Logo';

interface Business {
  name: string;
  description: string;
}
let type: (business: Business) => void;

function OnStage({ actor }: { actor: LogoRef }) {
  const [business, setBusiness] = useState<Business>({ name: '', description: '' });
  useEffect(() => {
    type = setBusiness;
  }, []);
  return <Logo actor={actor} business={business} />;
}

const tabs = { generate: 'AI Generate', upload: 'Upload Logo' };
const open = (tab: keyof typeof tabs) => fireEvent.click(screen.getByRole('tab', { name: tabs[tab] }));
/** A file is chosen in one tab, a variation in the other. */
const within = (tab: keyof typeof tabs, gesture: () => unknown) => {
  open(tab);
  return gesture();
};
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The other world differs in what is chosen at first, which the machine's own walk goes through. */
const models = logoModels.filter(({ world }) => world === 'no logo');

walkScreen(models, {
  render: OnStage,
  hands: {
    'tab.select': ({ tab }) => open(tab),
    'logo.generate': ({ name, description }) =>
      within('generate', () => {
        act(() => type({ name, description }));
        click(/^Generate/);
      }),
    'logo.choose': ({ blob }) =>
      within('generate', () => {
        const radio = screen.getAllByRole('radio').find((one) => one.getAttribute('value') === blob);
        fireEvent.click(radio ?? document.body);
      }),
    'file.choose': ({ file }) =>
      within('upload', () => {
        const input = screen.getByLabelText(/Choose a file/);
        Object.defineProperty(input, 'files', { value: [file], configurable: true });
        fireEvent.change(input);
      }),
    'logo.remove': () => {
      const remove = screen.queryByRole('button', { name: 'Remove logo' });
      if (!remove) return;
      remove.focus();
      fireEvent.click(remove);
      expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    },
    'logo.retry': () => click('Retry'),
    'logo.stop': () =>
      within('generate', () => {
        click('Stop');
        expect(document.activeElement?.textContent).toMatch(/^Generate/);
      }),
  },
  eyes: {
    'working.resting': ({ context: { logo, problem, tab } }) => {
      expect(screen.queryByRole('button', { name: 'Remove logo' }) === null).toBe(logo.kind === 'none');
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tabs[tab]);
      expect(screen.queryByText(problem ?? 'no problem') !== null).toBe(problem !== null);
    },
    'working.generating': ({ context: { tab } }) =>
      expect(screen.queryByText('Generating logos') !== null).toBe(tab === 'generate'),
    'working.reading': () => expect(screen.getByRole('tab', { selected: true })).toBeTruthy(),
    broken: () => expect(screen.getByRole('alert').textContent).toContain('The logos could not be shown.'),
  },
});
