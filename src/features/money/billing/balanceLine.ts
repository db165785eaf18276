import { locale } from '../../../lib/language';
import type { BalanceHistory } from '../../../../contract/wire/money/billing';
import type { ChartPoint } from '../../../ui/Chart/ChartTable';
import { moneyText } from '../../../ui/Money/moneyText';

const day = 86_400_000;
const named = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * The balance at the end of each of the last days, in whole euros and cents, oldest first; a day on which it did not move
 * is like the one before. What moved it is marked.
 *
 * @param today yyyy-MM-dd, the last of them
 */
export function balanceLine({ opening_balance, points }: BalanceHistory, today: string, days: number): ChartPoint[] {
  const moved = new Map(points.map((point) => [point.date, point]));
  let balance = opening_balance;
  return Array.from({ length: days }, (_, index) => {
    const at = Date.parse(today) - (days - 1 - index) * day;
    const point = moved.get(new Date(at).toISOString().slice(0, 10));
    balance = point?.balance ?? balance;
    const marker = [
      point && point.added > 0 && `added ${moneyText(point.added)}`,
      point && point.charged > 0 && `charged ${moneyText(point.charged)}`,
    ]
      .filter(Boolean)
      .join(', ');
    return { label: named.format(at), value: balance / 100, ...(marker && { marker }) };
  });
}
