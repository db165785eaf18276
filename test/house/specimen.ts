import { posix } from 'node:path';
import type { Source } from './source';

const home = 'src/ui/specimen/';
/** A component's file is called as the component is; what begins small is a part or a function of it. */
const component = /^src\/ui\/(?!specimen\/)([A-Z]\w*)\/[A-Z]\w*\.tsx$/;
const isTest = (path: string) => /\.(?:test|walk)\.tsx$/.test(path);

/**
 * Components of the design system that the specimen page does not show, as sentences: a folder that no file of it takes
 * anything from, and a component that is not reached from there.
 */
export function unshown(sources: readonly Source[]): string[] {
  const pages = sources.filter(({ path }) => path.startsWith(home));
  const taken = new Set(pages.flatMap(({ imports }) => imports.map(({ path }) => posix.dirname(path ?? ''))));
  const reached = reachedFrom(pages, new Map(sources.map((source) => [source.path, source])));
  const components = sources.filter(({ path }) => component.test(path) && !isTest(path)).map(({ path }) => path);
  const folders = new Set(components.map((path) => posix.dirname(path)));
  return [
    ...[...folders].filter((folder) => !taken.has(folder)).map((folder) => `${folder} is not on the specimen page`),
    ...components
      .filter((path) => taken.has(posix.dirname(path)) && !reached.has(path))
      .map((path) => `${path} is not on the specimen page`),
  ];
}

function reachedFrom(starts: readonly Source[], byPath: ReadonlyMap<string, Source>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    for (const { path } of source.imports) {
      const next = path === undefined || reached.has(path) ? undefined : byPath.get(path);
      if (!next) continue;
      reached.add(next.path);
      waiting.push(next);
    }
  }
  return reached;
}
