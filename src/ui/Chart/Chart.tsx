import { type PointerEvent, useId, useState } from 'react';
import { locale } from '../../lib/language';
import { t } from '../../../contract/languages/t';
import { muted, numeric, strong } from '../atoms.css';
import { classes } from '../classes';
import { Disclosure } from '../Disclosure/Disclosure';
import * as css from './Chart.css';
import { type ChartPoint, ChartTable } from './ChartTable';
import { shownLabels, ticksOf } from './scale';

type ChartProps = {
  /** What is counted: 'Visits'. */
  label: string;
  kind?: 'line' | 'area' | 'bar' | undefined;
  /** In the order of the axis; at least one. */
  points: readonly ChartPoint[];
  /** Finite numbers only. */
  format?: ((value: number) => string) | undefined;
};

const plain = (value: number) => value.toLocaleString(locale);

/** A picture of numbers: read point by point with the arrow keys, a finger or the mouse, and as a table below it. */
export function Chart({ label, kind = 'line', points, format = plain }: ChartProps) {
  const id = useId();
  const [chosen, choose] = useState<number>();
  const [isTable, setTable] = useState(false);
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const now = points[at];
  const befores = points.flatMap(({ before }) => (before === undefined ? [] : [before]));
  const ticks = ticksOf([...points.map(({ value }) => value), ...befores]);
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const y = (value: number) => 100 - ((value - lowest) / (highest - lowest)) * 100;
  // Bars stand in the middle of their share of the axis; a line goes from edge to edge.
  const share = 100 / points.length;
  const x = (index: number) => (kind === 'bar' || last < 1 ? (index + 0.5) * share : (index / last) * 100);
  const path = (read: (point: ChartPoint) => number | undefined) =>
    points
      .flatMap((point, index) => (read(point) === undefined ? [] : [`${x(index)} ${y(read(point) ?? 0)}`]))
      .join('L');
  const line = path(({ value }) => value);
  const words = now && [
    now.label,
    format(now.value),
    now.before !== undefined && t('before {figure}', { figure: format(now.before) }),
    now.marker,
  ];
  const follow = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = Math.min(0.999, Math.max(0, (event.clientX - left) / width));
    choose(kind === 'bar' ? Math.floor(part * points.length) : Math.round(part * last));
  };

  return (
    <figure aria-labelledby={id}>
      <figcaption className={css.head}>
        <span id={id} className={strong}>
          {label}
        </span>
        <span className={classes(muted, numeric)} aria-hidden>
          {words?.filter(Boolean).join(' · ')}
        </span>
      </figcaption>
      {/* Time runs from left to right in every writing: a chart is read as its figures are. */}
      <div className={css.plot} dir="ltr">
        <div className={css.values} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <div className={css.field}>
          <svg className={css.picture} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {ticks.map((tick) => (
              <Line key={tick} className={css.grid} d={`M0 ${y(tick)}H100`} />
            ))}
            {points.map(
              ({ label: of, marker }, index) =>
                marker && <Line key={of} className={css.marker} d={`M${x(index)} 0V100`} />,
            )}
            {kind === 'area' && <path className={css.under} d={`M${x(0)} ${y(0)}L${line}L${x(last)} ${y(0)}Z`} />}
            {kind === 'bar' ? (
              points.map(({ label: of, value }, index) => (
                <path
                  key={of}
                  className={css.bar}
                  data-now={index === at || undefined}
                  d={`M${x(index) - share * 0.35} ${y(0)}V${y(value)}h${share * 0.7}V${y(0)}Z`}
                />
              ))
            ) : (
              <Line className={css.main} d={`M${line}`} />
            )}
            {befores.length > 0 && <Line className={css.before} d={`M${path(({ before }) => before)}`} />}
            {now && kind !== 'bar' && <Line className={css.point} d={`M${x(at)} ${y(now.value)}h0`} />}
          </svg>
          <input
            type="range"
            className={css.reader}
            aria-label={label}
            aria-valuetext={words?.filter(Boolean).join(', ')}
            min={0}
            max={Math.max(last, 0)}
            value={at}
            onChange={(event) => choose(Number(event.target.value))}
            onPointerMove={follow}
            onPointerLeave={() => choose(undefined)}
          />
        </div>
        <div className={css.labels} data-bars={kind === 'bar' || undefined} aria-hidden>
          {shownLabels(points.length, kind === 'bar' ? 6 : 4).map((index) => (
            <span key={index} className={css.label} style={{ [css.place.slice(4, -1)]: `${x(index)}%` }}>
              {points[index]?.label}
            </span>
          ))}
        </div>
      </div>
      <Disclosure title={t('As a table')} open={isTable} onToggle={setTable}>
        {isTable && <ChartTable label={label} points={points} format={format} />}
      </Disclosure>
    </figure>
  );
}

/** As thick as it is whatever the picture is stretched to; a dot is a line without length. */
const Line = ({ className, d }: { className: string; d: string }) => (
  <path className={className} vectorEffect="non-scaling-stroke" d={d} />
);
