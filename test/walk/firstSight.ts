type Look = (where: string) => Promise<void>;

let look: Look | undefined;
const seen = new Set<string>();

/** Has each leaf state of a screen looked at once more, when a walk of this file rests in it for the first time. */
export function atFirstSight(other: Look): void {
  look = other;
}

/** Called by a walk whenever it rests. */
export async function lookAt(leaf: string): Promise<void> {
  if (!look || seen.has(leaf)) return;
  seen.add(leaf);
  await look(leaf);
}
