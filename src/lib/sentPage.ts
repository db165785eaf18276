/**
 * What the server's page showed of the screen, as it is before anything is known: it stays, taken over node by node, until
 * the profile is there. Empty on a page without it, and after the first screen.
 */
export const sentPage: { nodes: readonly ChildNode[] } = { nodes: [] };
