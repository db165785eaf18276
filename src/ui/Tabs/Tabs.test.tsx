import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './Tabs';

afterEach(cleanup);

const tabs = [
  { id: 'generate', title: 'AI Generate' },
  { id: 'upload', title: 'Upload Logo' },
  { id: 'none', title: 'No logo' },
] as const;

function Held() {
  const [current, setCurrent] = useState<(typeof tabs)[number]['id']>('generate');
  return (
    <Tabs label="Logo" tabs={tabs} current={current} onSelect={setCurrent}>
      Panel {current}
    </Tabs>
  );
}

it('is one stop of the Tab key, whose arrows, Home and End select and wrap around', async () => {
  const person = userEvent.setup();
  render(<Held />);
  await person.tab();
  const visited = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await person.keyboard(`{${key}}`);
    visited.push(document.activeElement?.textContent);
  }
  expect(visited).toEqual(['Upload Logo', 'No logo', 'AI Generate', 'No logo', 'AI Generate', 'No logo']);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
  expect(screen.getByRole('tabpanel', { name: 'No logo' }).textContent).toBe('Panel none');
});

it('selects by a press', async () => {
  const person = userEvent.setup();
  render(<Held />);
  await person.click(screen.getByRole('tab', { name: 'Upload Logo' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Upload Logo');
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel upload');
});
