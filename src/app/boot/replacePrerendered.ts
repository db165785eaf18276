import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { sentPage } from '../../lib/sentPage';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Renders into a container that may hold a prerendered page, and replaces it in one task: the browser paints before
 * or after, never an empty page between. What a customer did meanwhile is carried over: text in fields that have a
 * `name`, the focus, and a form that was sent before React could take it.
 *
 * Not `hydrateRoot`: the prerendered page is a view by itself, the application is that view below its frame, its
 * toasts and whatever the root machine knows by then. Hydration wants both trees equal, answers a difference with an
 * error in the console and rendering anew, and it too would lose text typed into a controlled field.
 *
 * @param element must render the screen of the address in its first commit: load the route's chunk before
 */
export function replacePrerendered(container: HTMLElement, element: ReactNode, options?: RootOptions): Root {
  const typed = typedControls(container);
  const focused = focusedControl(container);
  const sent = window.earlyBoot?.release() ?? [];
  sentPage.nodes = [...(container.querySelector('[data-awaited]')?.childNodes ?? [])];
  const root = createRoot(container, options);
  flushSync(() => root.render(element));
  // Whatever did not wait now has no use for them later, on another screen.
  if (!sentPage.nodes[0]?.isConnected) sentPage.nodes = [];
  for (const { name, value } of typed) {
    const control = controlNamed(container, name);
    if (control) enter(control, value);
  }
  if (focused) focusAgain(container, focused);
  for (const index of sent) document.forms[index]?.requestSubmit();
  return root;
}

function controls(container: HTMLElement): Control[] {
  return [...container.querySelectorAll<Control>('input[name], textarea[name]')];
}

function controlNamed(container: HTMLElement, name: string): Control | undefined {
  return controls(container).find((control) => control.name === name);
}

/** The fields whose text differs from the one that they were rendered with. */
function typedControls(container: HTMLElement) {
  return controls(container)
    .filter((control) => control.value !== control.defaultValue)
    .map(({ name, value }) => ({ name, value }));
}

function focusedControl(container: HTMLElement) {
  const control = controls(container).find((candidate) => candidate === document.activeElement);
  if (!control) return undefined;
  return { name: control.name, start: control.selectionStart, end: control.selectionEnd };
}

/** Sets the value past React's tracking of it and says so, as typing does: `onChange` hears of it. */
function enter(control: Control, value: string): void {
  const untracked = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  if (untracked) untracked.call(control, value);
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function focusAgain(container: HTMLElement, focused: { name: string; start: number | null; end: number | null }): void {
  const control = controlNamed(container, focused.name);
  control?.focus({ preventScroll: true });
  // Number and e-mail fields have no selection, and say so by a null.
  if (focused.start !== null) control?.setSelectionRange(focused.start, focused.end);
}
