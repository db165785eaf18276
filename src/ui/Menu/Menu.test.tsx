import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Menu } from './Menu';

// A list that is loaded at its first use would come after the keys that a test presses.
beforeAll(() => import('./MenuList'));
afterEach(cleanup);

const chosen: string[] = [];
const choose = (id: string) => () => {
  chosen.push(id);
};

function Held() {
  return (
    <Menu
      label="Account of Ada"
      button="Ada"
      items={[
        { id: 'billing', label: 'Billing', href: '/billing', onSelect: choose('billing') },
        { id: 'settings', label: 'Settings', onSelect: choose('settings') },
        { id: 'never', label: 'Never', disabled: true, onSelect: choose('never') },
        { id: 'out', label: 'Log out', onSelect: choose('out') },
      ]}
    />
  );
}

const button = () => screen.getByRole('button', { name: 'Account of Ada' });
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  beforeEach(() => {
    chosen.length = 0;
  });

  it('opens by keyboard, walks with arrows, Home, End and letters past what is disabled, and chooses', async () => {
    const person = userEvent.setup();
    render(<Held />);
    await person.tab();
    await person.keyboard('{ArrowDown}');
    expect([button().getAttribute('aria-expanded'), focused()]).toEqual(['true', 'Billing']);
    const visited = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', 's']) {
      await person.keyboard(key);
      visited.push(focused());
    }
    expect(visited).toEqual(['Settings', 'Log out', 'Billing', 'Log out', 'Billing', 'Log out', 'Settings']);
    await person.keyboard('{Enter}');
    expect(chosen).toEqual(['settings']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('a link is a real one that tells its choice', async () => {
    const person = userEvent.setup();
    render(<Held />);
    await person.click(button());
    const link = screen.getByRole('menuitem', { name: 'Billing' });
    expect(link.getAttribute('href')).toBe('/billing');
    await person.click(link);
    expect(chosen).toEqual(['billing']);
  });

  it('Escape gives the focus back; a press elsewhere closes; what is disabled does nothing', async () => {
    const person = userEvent.setup();
    render(<Held />);
    await person.click(button());
    await person.click(screen.getByRole('menuitem', { name: 'Never' }));
    expect(screen.getByRole('menu')).toBeDefined();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
    await person.click(button());
    await person.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(chosen).toEqual([]);
  });
});
