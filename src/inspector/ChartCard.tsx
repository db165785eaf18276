import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../ui/Button/IconButton';
import { type Actor, labelOf, leavesOf, type Step, stateOf } from './book';
import { readChart, type State, statesOf } from './chart';
import * as css from './inspector.css';
import {
  type Box,
  type Drawing,
  dotRadius,
  headHeight,
  type Line,
  layOut,
  lineHeight,
  type Measure,
  padding,
  titleHeight,
  titleOf,
  wordsOf,
} from './layout';

/** The chosen actor's chart with the current states lit; for an actor without one, its state in words. */
export function ChartCard({ actor, step }: { actor: Actor; step: Step | undefined }) {
  const state = step ? stateOf(step) : 'not begun';
  const title = useId();
  return (
    <section className={css.card} aria-labelledby={title}>
      <div className={css.cardHead}>
        <h2 id={title} className={css.heading}>
          {labelOf(actor)}
        </h2>
        <span className={css.quiet}>
          {actor.machine === undefined ? (actor.src ?? 'no chart') : `machine ${actor.machine}`}, {actor.id}
        </span>
        <span className={css.state} role="status">
          {state}
          {step && step.status !== 'active' && step.status !== state && `, ${step.status}`}
        </span>
      </div>
      {actor.definition !== undefined && actor.machine !== undefined && (
        <Chart definition={actor.definition} lit={litIn(step)} name={`${actor.machine}: ${state}`} />
      )}
    </section>
  );
}

/** What scrolls must be reached by keys too (WCAG 2.1.1). */
const scrolledByKeys = { tabIndex: 0 };

/** The active states by path, the leaves after those that hold them, as one text: it stays the same between renders. */
function litIn(step: Step | undefined): string {
  if (!step || step.value === undefined) return '';
  const leaves = leavesOf(step.value);
  const inner = leaves.flatMap((leaf) => leaf.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.')));
  return [...new Set(inner)].join(' ');
}

const measuring = () => {
  const pen = document.createElement('canvas').getContext('2d');
  return ((text, isStrong = false) => {
    if (!pen) return text.length * 7;
    pen.font = isStrong ? '600 13px Inter, Arial, sans-serif' : '12px Inter, Arial, sans-serif';
    return Math.ceil(pen.measureText(text).width);
  }) satisfies Measure;
};

function Chart({ definition, lit, name }: { definition: string; lit: string; name: string }) {
  const chart = useMemo(() => readChart(definition), [definition]);
  const [laidOut, setLaidOut] = useState<{ of: string; drawing: Drawing }>();
  const [problem, setProblem] = useState<string>();
  const [zoom, setZoom] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  const drawing = laidOut?.of === definition ? laidOut.drawing : undefined;

  useEffect(() => {
    let isWanted = true;
    // Widths are measured in the font that draws.
    const ready = document.fonts.load('600 13px Inter').then(() => layOut(definition, chart, measuring()));
    ready.then(
      (result) => isWanted && setLaidOut({ of: definition, drawing: result }),
      (error: unknown) => isWanted && setProblem(`This chart cannot be drawn: ${String(error)}`),
    );
    return () => {
      isWanted = false;
    };
  }, [definition, chart]);

  // A chart larger than its frame follows what is going on.
  useEffect(() => {
    const leaf = frame.current?.querySelector('[data-lit="leaf"]');
    if (!frame.current || !leaf) return;
    const [outer, inner] = [frame.current.getBoundingClientRect(), leaf.getBoundingClientRect()];
    const isSeen =
      inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
    if (!isSeen) {
      frame.current.scrollBy(
        inner.left + inner.width / 2 - outer.left - outer.width / 2,
        inner.top + inner.height / 2 - outer.top - outer.height / 2,
      );
    }
  }, [lit, drawing, zoom]);

  const to = (scale: number) => setZoom(Math.min(3, Math.max(0.2, scale)));
  /** All of it at once, however small; at first a chart is as large as it can be read. */
  const fit = () => {
    if (!frame.current || !drawing) return;
    const { clientWidth, clientHeight } = frame.current;
    to(Math.min(clientWidth / drawing.width, clientHeight / drawing.height));
  };
  return (
    <div className={css.stage}>
      <div className={css.zoom}>
        <IconButton
          size="small"
          label="Zoom out"
          icon={<ZoomOut aria-hidden />}
          onClick={() => to((zoom ?? 1) / 1.25)}
        />
        <IconButton size="small" label="Zoom in" icon={<ZoomIn aria-hidden />} onClick={() => to((zoom ?? 1) * 1.25)} />
        <IconButton size="small" label="Fit" icon={<Maximize aria-hidden />} onClick={fit} />
      </div>
      <section ref={frame} className={css.frame} aria-label="Chart" {...scrolledByKeys}>
        {drawing ? (
          <Picture drawing={drawing} lit={lit} name={name} zoom={zoom} />
        ) : (
          <p className={css.quiet}>{problem ?? 'Drawing'}</p>
        )}
      </section>
      <ul className={css.unseen} aria-label="States">
        {statesOf(chart.root)
          .slice(1)
          .map(({ path }) => (
            <li key={path} aria-current={lit.split(' ').includes(path) ? 'true' : undefined}>
              {path}
              {lit.split(' ').includes(path) && ', current'}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The scale below which a chart is scrolled rather than shrunk: its words must be read. */
const smallest = 0.8;

interface PictureProps {
  drawing: Drawing;
  lit: string;
  name: string;
  zoom: number | undefined;
}

const Picture = memo(({ drawing, lit, name, zoom }: PictureProps) => {
  const tip = useId();
  const { width, height, boxes, lines, dots } = drawing;
  const active = new Set(lit.split(' ').filter(Boolean));
  const size =
    zoom === undefined
      ? { width: '100%', maxWidth: width, minWidth: width * smallest }
      : { width: width * zoom, maxWidth: 'none' };
  return (
    <svg className={css.chart} style={size} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <defs>
        <marker
          id={tip}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" className={css.tip} />
        </marker>
      </defs>
      {boxes.map((box) => (
        <StateBox key={box.state.path} box={box} lit={litness(box.state, active)} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={dotRadius} className={css.dot} />
      ))}
      {lines.map((line) => (
        <Arrow
          key={`${line.from}>${line.to}${line.texts.length}`}
          line={line}
          tip={tip}
          isLit={line.texts.length > 0 && (active.has(line.from) || (line.from === '' && active.size > 0))}
        />
      ))}
      {boxes.map((box) => (
        <StateWords key={box.state.path} box={box} isLit={litness(box.state, active) !== undefined} />
      ))}
    </svg>
  );
});

function litness({ path, states }: State, active: ReadonlySet<string>): 'leaf' | 'around' | undefined {
  if (path === '' ? active.size === 0 : !active.has(path)) return undefined;
  return path === '' || states.some((state) => active.has(state.path)) ? 'around' : 'leaf';
}

function StateBox({ box: { state, x, y, width, height }, lit }: { box: Box; lit: 'leaf' | 'around' | undefined }) {
  const head = headHeight(state);
  return (
    <g data-state={state.path} data-lit={lit} data-region={state.type === 'parallel' ? '' : undefined}>
      <rect x={x} y={y} width={width} height={height} rx={8} className={css.box} />
      {state.type === 'final' && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} className={css.inner} />
      )}
      {state.states.length > 0 && <path d={`M${x} ${y + head}h${width}`} className={css.rule} />}
      {/* A mark beside the colour: not everybody sees the difference. */}
      {lit === 'leaf' && <circle cx={x + width - 12} cy={y + titleHeight / 2} r={4} className={css.lamp} />}
    </g>
  );
}

/** Drawn after the lines, which cross the heads of states that hold others. */
function StateWords({ box: { state, x, y }, isLit }: { box: Box; isLit: boolean }) {
  return (
    <g data-lit={isLit ? '' : undefined}>
      <text x={x + padding} y={y + 18} className={css.stateName}>
        {titleOf(state)}
      </text>
      {state.notes.map((note, index) => (
        <text key={index} x={x + padding} y={y + titleHeight + 10 + index * lineHeight} className={css.note}>
          {wordsOf(note)}
        </text>
      ))}
    </g>
  );
}

function Arrow({ line: { points, words, texts }, tip, isLit }: { line: Line; tip: string; isLit: boolean }) {
  return (
    <g data-lit={isLit ? '' : undefined}>
      <path
        d={points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        className={css.line}
        markerEnd={`url(#${tip})`}
      />
      {words && (
        <>
          <rect {...words} rx={4} className={css.plate} />
          {texts.map((text, index) => (
            <text key={index} x={words.x + 4} y={words.y + 13 + index * lineHeight} className={css.words}>
              {text}
            </text>
          ))}
        </>
      )}
    </g>
  );
}
