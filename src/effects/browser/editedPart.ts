import { type EventObject, fromCallback } from 'xstate';

/**
 * Says which part of a website the address names, now and whenever it changes: `#hours` by a link of the list, Back or
 * Forward, `#hours/here` by one in the preview. A frame of another origin may lead its page to a fragment of the page's own
 * address, which loads nothing; to an entry that is there already too, of which the location says nothing.
 */
export const watchPart = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const say = () => {
    const [part, from] = window.location.hash.slice(1).split('/');
    sendBack({ type: 'part.changed', part, isHere: from === 'here' });
  };
  say();
  window.addEventListener('popstate', say);
  return () => window.removeEventListener('popstate', say);
});
