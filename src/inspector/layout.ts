import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled';
import { chunk } from '../lib/chunk';
import type { Arrow, Chart, Note, State } from './chart';

export interface Box {
  readonly state: State;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Transitions from one state to another, drawn as one line; or the line to where a state begins, without words. */
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly texts: readonly string[];
  readonly points: readonly Point[];
  /** Where its words stand. */
  readonly words: (Point & { readonly width: number; readonly height: number }) | undefined;
}

/** A chart with a place for everything, in px from its upper left corner. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Outer states before those inside them. */
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  /** Where states begin. */
  readonly dots: readonly Point[];
}

export const lineHeight = 18;
export const titleHeight = 28;
export const padding = 12;
export const dotRadius = 5;

/** Width of a text in px; `isStrong` for the names of states. */
export type Measure = (text: string, isStrong?: boolean) => number;

const elkjs = chunk(() => import('elkjs/lib/elk.bundled'));
let elk: Promise<ELK> | undefined;

/** Loaded with the first chart. It works in this thread: the page's policy allows no worker, and a chart takes a moment. */
function layouter(): Promise<ELK> {
  elk ??= elkjs.load().then(({ default: Elk }) => new Elk());
  return elk;
}

const drawings = new Map<string, Promise<Drawing>>();

/** Lays a chart out: states inside states, arrows around them. Each is worked out once. */
export function layOut(key: string, chart: Chart, measure: Measure): Promise<Drawing> {
  const known = drawings.get(key);
  if (known) return known;
  const drawing = layouter()
    .then((layout) => layout.layout(graphOf(chart, measure)))
    .then((graph) => drawingOf(graph, chart));
  drawings.set(key, drawing);
  return drawing;
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.edgeLabels.inline': 'true',
};

const dotOf = (path: string) => `${path}#begins`;
const nodeId = (path: string) => `state:${path}`;

function graphOf(chart: Chart, measure: Measure): ElkNode {
  const edges = bundled(chart.arrows).map(({ id, from, to, texts }): ElkExtendedEdge => {
    const width = Math.max(...texts.map((text) => measure(text))) + 8;
    const label = { id: `${id} words`, text: texts.join('\n'), width, height: texts.length * lineHeight };
    return { id, sources: [nodeId(from)], targets: [nodeId(to)], labels: [label] };
  });
  const beginnings: ElkExtendedEdge[] = [];
  const root = nodeOf(chart.root, measure, beginnings);
  return {
    id: 'all',
    layoutOptions: { ...options, 'elk.padding': paddingOf(8, 8) },
    children: [root],
    edges: [...edges, ...beginnings],
  };
}

/** Arrows between the same states lie on each other. */
function bundled(arrows: readonly Arrow[]) {
  const bundles = new Map<string, { id: string; from: string; to: string; texts: string[] }>();
  for (const { from, to, text } of arrows) {
    const id = `arrow:${from}>${to}`;
    const bundle = bundles.get(id) ?? { id, from, to, texts: [] };
    bundle.texts.push(text);
    bundles.set(id, bundle);
  }
  return [...bundles.values()];
}

const paddingOf = (top: number, rest: number) => `[top=${top},left=${rest},bottom=${rest},right=${rest}]`;

/** Height of a state's head: its name, and what it does without leaving. */
export const headHeight = ({ notes }: State) => titleHeight + (notes.length > 0 ? notes.length * lineHeight + 6 : 0);

export const wordsOf = ({ kind, text }: Note) => (kind === 'event' ? text : `${kind} ${text}`);

function nodeOf(state: State, measure: Measure, beginnings: ElkExtendedEdge[]): ElkNode {
  const width = Math.max(
    measure(titleOf(state), true) + 40,
    ...state.notes.map((note) => measure(wordsOf(note)) + 2 * padding),
    72,
  );
  const height = headHeight(state);
  if (state.states.length === 0) return { id: nodeId(state.path), width, height };
  const children = state.states.map((child) => nodeOf(child, measure, beginnings));
  if (state.initial !== undefined && state.type === 'compound') {
    children.unshift({ id: dotOf(state.path), width: 2 * dotRadius, height: 2 * dotRadius });
    beginnings.push({
      id: `begins:${state.path}`,
      sources: [dotOf(state.path)],
      targets: [nodeId(state.initial)],
    });
  }
  return {
    id: nodeId(state.path),
    children,
    layoutOptions: {
      ...options,
      'elk.padding': paddingOf(height + padding, 16),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

/** What a parallel state is called beside its name: its regions run at once. */
export const titleOf = ({ key, type }: State) => (type === 'parallel' ? `${key} (parallel)` : key);

function drawingOf(graph: ElkNode, { root, arrows }: Chart): Drawing {
  const nodes = new Map<string, ElkNode>();
  const edges = new Map<string, ElkExtendedEdge>();
  const visit = (node: ElkNode) => {
    nodes.set(node.id, node);
    for (const edge of node.edges ?? []) edges.set(edge.id, edge);
    node.children?.forEach(visit);
  };
  visit(graph);
  const place = (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(id) ?? {};
    return { x, y, width, height };
  };
  const boxes: Box[] = [];
  const dots: Point[] = [];
  const lines: Line[] = [];
  const add = (id: string, arrow: { from: string; to: string; texts: readonly string[] }) => {
    const edge = edges.get(id);
    const label = edge?.labels?.[0];
    for (const { startPoint, bendPoints = [], endPoint } of edge?.sections ?? []) {
      const { x = 0, y = 0, width = 0, height = 0 } = label ?? {};
      const { from, to, texts } = arrow;
      lines.push({
        from,
        to,
        texts,
        points: [startPoint, ...bendPoints, endPoint],
        words: label && { x, y, width, height },
      });
    }
  };
  const box = (state: State) => {
    boxes.push({ state, ...place(nodeId(state.path)) });
    const dot = nodes.get(dotOf(state.path));
    if (dot) {
      dots.push({ x: (dot.x ?? 0) + dotRadius, y: (dot.y ?? 0) + dotRadius });
      add(`begins:${state.path}`, { from: state.path, to: state.initial ?? '', texts: [] });
    }
    state.states.forEach(box);
  };
  box(root);
  for (const bundle of bundled(arrows)) add(bundle.id, bundle);
  return { width: graph.width ?? 0, height: graph.height ?? 0, boxes, lines, dots };
}
