/** How far from the screen's edge a place counts as seen: what is asked for there arrives before it does. */
const rootMargin = '200px';

/** A ref that tells when its element comes into sight and leaves it, and that it is removed. */
export const inSight = (tell: (what: 'seen' | 'unseen' | 'removed') => void) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ? 'seen' : 'unseen'), {
    rootMargin,
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    tell('removed');
  };
};
