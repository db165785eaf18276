import { type EventObject, fromCallback } from 'xstate';
import { readCookie, writeCookie } from '../storage/cookie';
import type { SidebarOrder } from '../../../machines/protocols/sidebar';

const cookie = 'sidebar:state';
/** Below this the sidebar has no room for its words, which a panel over the page has: a rail of icons, or no sidebar at all. */
const narrow = '(width < 1024px)';
/** Seconds: 7 days. */
const cookieAge = 604_800;

/** Open unless the customer closed it. */
export const readSidebar = (): boolean => readCookie(cookie) !== 'false';

/** The shell's keys: Ctrl or Cmd with B for the sidebar, with K for the palette; and the sidebar's cookie. */
export const watchShell = fromCallback<SidebarOrder, undefined, EventObject>(({ sendBack, receive }) => {
  const hear = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat) return;
    const pressed = event.key.toLowerCase();
    if (pressed !== 'b' && pressed !== 'k') return;
    event.preventDefault();
    if (pressed === 'k') sendBack({ type: 'palette.open' });
    else sendBack({ type: window.matchMedia(narrow).matches ? 'panel.toggle' : 'sidebar.toggle' });
  };
  window.addEventListener('keydown', hear);
  receive(({ isOpen }) => writeCookie(cookie, String(isOpen), cookieAge));
  return () => window.removeEventListener('keydown', hear);
});
