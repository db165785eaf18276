import { columns } from '../atoms.css';
import { Card } from '../Card/Card';
import { Chart } from '../Chart/Chart';
import type { ChartPoint } from '../Chart/ChartTable';

const days = Array.from({ length: 30 }, (_, at): ChartPoint => {
  const wave = Math.round(60 + 40 * Math.sin(at / 3) + ((at * 7) % 11));
  return {
    label: `Nov ${at + 1}`,
    value: wave,
    before: Math.round(wave * 0.7 + 12),
    ...(at === 11 && { marker: 'Published' }),
  };
});
const costs = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, at) => ({
  label,
  value: [1_050, 3_050, -500, 2_100, 4_150, 2_000][at] ?? 0,
}));
const euro = (amount: number) => `€${(amount / 100).toFixed(2)}`.replace('€-', '−€');

/** Lines, an area, bars on both sides of nothing, and a single point. */
export function Charts() {
  return (
    <div className={columns[2]}>
      <Card title="With the period before">
        <Chart label="Visits" points={days} />
      </Card>
      <Card title="As an area">
        <Chart label="Visitors" kind="area" points={days.map(({ label, value }) => ({ label, value: value * 31 }))} />
      </Card>
      <Card title="As bars">
        <Chart label="Costs" kind="bar" points={costs} format={euro} />
      </Card>
      <Card title="One day">
        <Chart label="Views" points={[{ label: 'Today', value: 0 }]} />
      </Card>
    </div>
  );
}
