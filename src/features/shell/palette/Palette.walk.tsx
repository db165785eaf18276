import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { paletteModels } from '../../../../machines/shell/palette/palette.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { Palette } from './Palette';

const search = () => screen.getByRole('combobox', { name: 'Commands' });
const titlesTo: Record<string, string> = { '/settings': 'Settings', '/help/top-up': 'Topping up' };
const titles = { light: 'Light', dark: 'Dark', system: 'System' };

walkScreen(paletteModels, {
  render: Palette,
  // A help page is offered once the pages are there.
  sight: {
    possible: ({ context }, event) =>
      event.type !== 'entry.choose' || !event.to.startsWith('/help/') || context.help.length > 0,
  },
  hands: {
    // By keyboard alone.
    'entry.choose': async ({ to }) => {
      const title = titlesTo[to] ?? 'Website Setup';
      // A help page by a word of its text.
      await userEvent.type(search(), title === 'Topping up' ? 'a currency' : title.toLowerCase());
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([title]);
      await userEvent.keyboard('{Enter}');
    },
    'theme.choose': ({ theme }) => fireEvent.click(screen.getByRole('option', { name: titles[theme] })),
    'palette.close': () => press('Close'),
  },
  eyes: {
    offering: ({ context: { hasRoom } }) => {
      expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeTruthy();
      expect(search().getAttribute('placeholder')).toBe('Type a command or search...');
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Dashboard',
        'Billing',
        'Websites',
        'Analytics',
        'Plans',
        'Support',
        'Settings',
        ...(hasRoom ? ['Website Setup'] : []),
        'Light',
        'Dark',
        'System',
      ]);
    },
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
});
