import { fireEvent } from '@testing-library/react';

/** What is at the address of a frame or a picture, in a test nothing, must not say so: the test does. */
const told = new WeakSet<Event>();
for (const type of ['load', 'error'])
  document.addEventListener(type, (event) => told.has(event) || event.stopPropagation(), true);

/** A frame, or a picture, says that it has loaded, or that it could not. Throws when it is not there. */
export function tell(type: 'load' | 'error', found: Element | null): void {
  const event = new Event(type);
  told.add(event);
  if (!found) throw new Error('It is not there.');
  fireEvent(found, event);
}
