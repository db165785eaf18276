import { type EventObject, fromCallback } from 'xstate';
import { readCookie, writeCookie } from '../storage/cookie';
import type { SidebarOrder } from '../../../machines/protocols/sidebar';

const cookie = 'sidebar:state';
/** The panel of small screens takes the place of the sidebar below this. */
const phone = '(width < 768px)';
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
    else sendBack({ type: window.matchMedia(phone).matches ? 'panel.toggle' : 'sidebar.toggle' });
  };
  window.addEventListener('keydown', hear);
  receive(({ isOpen }) => writeCookie(cookie, String(isOpen), cookieAge));
  return () => window.removeEventListener('keydown', hear);
});
