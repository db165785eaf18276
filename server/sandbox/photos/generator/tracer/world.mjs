/** A bounding-volume tree over placed shapes. */
import { KIND } from './shapes.mjs';

/** Sorts things into a tree; returns the world that `closest` reads. */
export function buildWorld(things) {
  const planes = things.filter((thing) => thing.kind === KIND.plane);
  const solids = things.filter((thing) => thing.kind !== KIND.plane);
  const nodes = [];
  const build = (items) => {
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (const item of items)
      for (let k = 0; k < 3; k++) {
        low[k] = Math.min(low[k], item.low[k]);
        high[k] = Math.max(high[k], item.high[k]);
      }
    const node = { low, high, items: null, left: null, right: null };
    nodes.push(node);
    if (items.length <= 2) {
      node.items = items;
      return node;
    }
    const spans = [0, 1, 2].map((k) => high[k] - low[k]);
    const axis = spans.indexOf(Math.max(...spans));
    const sorted = [...items].sort((a, b) => a.low[axis] + a.high[axis] - b.low[axis] - b.high[axis]);
    const middle = sorted.length >> 1;
    node.left = build(sorted.slice(0, middle));
    node.right = build(sorted.slice(middle));
    return node;
  };
  return { planes, root: solids.length > 0 ? build(solids) : null };
}
