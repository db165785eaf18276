import { t } from '../../../contract/languages/t';
import * as css from './ChartTable.css';

export type ChartPoint = {
  /** Each once: a day, an hour, a name. */
  label: string;
  value: number;
  /** Of the period before it. */
  before?: number | undefined;
  /** What happened then: 'Published'. */
  marker?: string | undefined;
};

type ChartTableProps = { label: string; points: readonly ChartPoint[]; format: (value: number) => string };

/** The same numbers in words. */
export function ChartTable({ label, points, format }: ChartTableProps) {
  const hasBefore = points.some(({ before }) => before !== undefined);
  const hasMarker = points.some(({ marker }) => marker !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" className={css.cell}>
            {t('When')}
          </th>
          <th scope="col" className={css.figures}>
            {label}
          </th>
          {hasBefore && (
            <th scope="col" className={css.figures}>
              {t('Before')}
            </th>
          )}
          {hasMarker && (
            <th scope="col" className={css.cell}>
              {t('What happened')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row" className={css.cell}>
              {point.label}
            </th>
            <td className={css.figures}>{format(point.value)}</td>
            {hasBefore && <td className={css.figures}>{point.before !== undefined && format(point.before)}</td>}
            {hasMarker && <td className={css.cell}>{point.marker}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
