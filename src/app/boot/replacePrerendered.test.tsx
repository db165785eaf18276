import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentPage } from '../../lib/sentPage';
import { replacePrerendered } from './replacePrerendered';

let container: HTMLElement;

function SignIn({ sent }: { sent: string[] }) {
  const [email, setEmail] = useState('');
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(email);
      }}
    >
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input name="password" defaultValue="" />
      <output>{email}</output>
      <button type="submit">Sign in</button>
    </form>
  );
}

const prerendered =
  '<form method="post"><input name="email" value=""><input name="password" value=""><output></output></form>';

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${prerendered}</div>`;
  container = document.body.querySelector<HTMLElement>('#root') ?? document.body;
});

afterEach(() => {
  delete window.earlyBoot;
});

describe('what the server sent of the screen', () => {
  const sent = () => document.getElementById('sent');
  const Holding = () => <main ref={(place) => place?.append(...sentPage.nodes)} />;
  beforeEach(() => {
    container.innerHTML = '<div data-frame><div data-awaited><p id="sent">Loading</p></div></div>';
  });

  it('is there for who waits for the profile, the same elements', () => {
    const before = sent();
    act(() => void replacePrerendered(container, <Holding />));
    expect(container.innerHTML).toBe('<main><p id="sent">Loading</p></main>');
    expect(sent()).toBe(before);
  });

  it('is forgotten where nobody waits', () => {
    act(() => void replacePrerendered(container, <p>Dashboard</p>));
    expect(sent()).toBeNull();
    expect(sentPage.nodes).toEqual([]);
  });
});

const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;

function render(sent: string[] = []) {
  return act(() => replacePrerendered(container, <SignIn sent={sent} />));
}

describe('replacing a prerendered page', () => {
  it('replaces it in the same task', () => {
    const old = container.firstElementChild;
    const root = replacePrerendered(container, <SignIn sent={[]} />);
    expect(container.childElementCount).toBe(1);
    expect(container.firstElementChild).not.toBe(old);
    act(() => root.unmount());
  });

  it('carries over what was typed, so that the view knows it, and the focus', async () => {
    field('email').value = 'ada@example.org';
    field('email').focus();
    const root = await render();
    expect(container.querySelector('output')?.textContent).toBe('ada@example.org');
    expect(document.activeElement).toBe(field('email'));
    await act(async () => root.unmount());
  });

  it('sends the form that was sent too early, once it holds what was typed', async () => {
    const sent: string[] = [];
    field('email').value = 'ada@example.org';
    window.earlyBoot = { replies: {}, release: () => [0] };
    const root = await render(sent);
    expect(sent).toEqual(['ada@example.org']);
    await act(async () => root.unmount());
  });

  it('leaves untouched fields alone', async () => {
    const sent: string[] = [];
    const root = await render(sent);
    expect([field('email').value, sent.length]).toEqual(['', 0]);
    await act(async () => root.unmount());
  });
});
