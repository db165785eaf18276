/**
 * What the server's page showed of the screen, as it is before anything is known: it stays, taken over node by node, until
 * the profile is there. Empty on a page without it, and after the first screen.
 */
export const sentPage: { nodes: readonly ChildNode[] } = { nodes: [] };

/** A place to keep them in, as a ref: React knows an empty element. When it goes they go. */
export function holdSent(place: HTMLElement | null) {
  place?.append(...sentPage.nodes);
  return () => {
    sentPage.nodes = [];
  };
}
