import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { createRedactor } from '../../machines/traces/redact';
import { App } from './App';
import { observe } from './observe';
import { Pages } from './pages';
import type { FromInspector, FromPage } from './protocol';

const door = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as { type: 'door.knock' } | { type: 'door.open'; key: string } | { type: 'door.shut' },
  },
  actors: { turnLock: fromPromise(() => Promise.resolve({ turns: 2 })) },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
  guards: { fits: (_, { key }: { key: string | undefined }) => key === 'brass' },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.knock': { actions: 'count' },
        'door.open': { guard: { type: 'fits', params: ({ event }) => event }, target: 'opening' },
      },
    },
    opening: { invoke: { id: 'turnLock', src: 'turnLock', onDone: 'open', onError: 'shut' } },
    open: { on: { 'door.shut': 'shut' } },
  },
});
const house = setup({ actors: { door } }).createMachine({
  id: 'house',
  invoke: { id: 'screen', src: 'door', systemId: 'door' },
});

/** The product's page and the inspector on one channel, as in two tabs. */
function open() {
  let toPage: (message: FromInspector) => void = () => undefined;
  let toInspector: (message: { data: FromPage }) => void = () => undefined;
  const pages = new Pages({
    postMessage: (message) => toPage(message),
    addEventListener: (_, listener) => {
      toInspector = listener;
    },
  });
  let time = Date.UTC(2026, 10, 21, 12);
  const root = createActor(house, { systemId: 'app' });
  const page = { id: 'one', app: '1.0.0', address: '/home', startedAt: time };
  toInspector({ data: { type: 'page.here', page, seen: [] } });
  const running = observe(root, {
    now: () => (time += 50),
    redact: createRedactor(),
    hear: (seen) => toInspector({ data: { type: 'page.saw', page: 'one', seen } }),
  });
  toPage = (message) => {
    if (message.type === 'inspector.sends') running.get(message.sessionId)?.send(message.event);
  };
  root.start();
  return { pages, leave: () => toInspector({ data: { type: 'page.left', page: 'one' } }) };
}

const person = userEvent.setup();
const region = (name: string) => within(screen.getByRole('region', { name }));
const state = () => region('door').getByRole('status').textContent;
const write = async (text: string) => {
  const area = region('Events').getByLabelText('Event as JSON');
  await person.clear(area);
  await person.click(area);
  await person.paste(text);
  await person.click(region('Events').getByRole('button', { name: 'Send' }));
};

let stage: ReturnType<typeof open>;
beforeEach(() => {
  // Fonts need no loading where nothing is drawn.
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } });
  stage = open();
  render(<App pages={stage.pages} />);
});
afterEach(cleanup);

it('shows the screen’s actor first, among all that live, and finds one by its name', async () => {
  expect(screen.getByRole('heading', { level: 2, name: 'door' })).toBeTruthy();
  expect(state()).toBe('shut');
  const actors = within(screen.getByRole('navigation', { name: 'Actors' }));
  expect(actors.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['app active', 'door shut']);
  await person.type(actors.getByLabelText('Filter actors'), 'nobody');
  expect(actors.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['app active', 'door shut']);
  await person.click(actors.getByRole('button', { name: /^app/ }));
  expect(actors.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['app active']);
  expect(screen.getByRole('heading', { level: 2, name: 'app' })).toBeTruthy();
});

it('sends an event as it was written, and says what is none', async () => {
  const events = region('Events');
  expect(events.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'door.knock',
    'door.open(a guard refuses it bare)',
    'Send',
  ]);
  await person.click(events.getByRole('button', { name: 'door.knock' }));
  expect(events.getByLabelText<HTMLTextAreaElement>('Event as JSON').value).toBe('{\n  "type": "door.knock"\n}');
  await person.click(events.getByRole('button', { name: 'Send' }));
  expect(events.getByText('Sent door.knock to door.')).toBeTruthy();
  expect(region('Context').getByLabelText<HTMLTextAreaElement>('Context').value).toContain('"knocks": 1');
  expect(region('Context').getByText('knocks')).toBeTruthy();

  await write('door');
  expect(events.getByText('This is not JSON.')).toBeTruthy();
  await write('{}');
  expect(events.getByText('An event is an object with a "type".')).toBeTruthy();
  await write('{ "type": "door.open", "key": "brass" }');
  expect(await region('door').findByText('open', { selector: '[role=status]' })).toBeTruthy();
  expect(region('Effects').getByRole('listitem').textContent).toMatch(/turnLock.*done.*\d+ ms/);
});

it('goes back to any moment by keys or a press, sends nothing from there, and returns', async () => {
  await write('{ "type": "door.knock" }');
  await write('{ "type": "door.open", "key": "brass" }');
  await region('door').findByText('open', { selector: '[role=status]' });
  const line = region('Time line');
  await person.click(line.getByRole('button', { name: /door door.knock$/ }));
  expect(state()).toBe('shut');
  expect(region('Context').getByLabelText<HTMLTextAreaElement>('Context').value).toContain('"knocks": 1');
  expect(screen.queryByRole('region', { name: 'Effects' })).toBeNull();
  expect(region('Events').queryByRole('button', { name: 'Send' })).toBeNull();
  expect(region('Events').getByText('This is the past: go back to live to send one.')).toBeTruthy();
  expect(screen.getByText(/^As of \d\d:\d\d:\d\d\.\d{3}$/)).toBeTruthy();

  await person.keyboard('{ArrowDown}');
  expect(state()).toBe('opening');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('step');
  await person.keyboard('{Home}');
  expect(document.activeElement?.textContent).toContain('begins');
  await person.keyboard('{Escape}');
  expect(screen.getByText('Live')).toBeTruthy();
  expect(line.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: /^door open/ }));
  expect(state()).toBe('open');
});

it('keeps what a page did that was left, and has nobody to send to', async () => {
  stage.leave();
  expect(await screen.findByText('The page was left')).toBeTruthy();
  expect(state()).toBe('shut');
  expect(region('Events').getByText('The page was left: nobody is there to take one.')).toBeTruthy();
});
