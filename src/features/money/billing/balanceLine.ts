import { t } from '../../../../contract/languages/t';
import type { BalanceHistory } from '../../../../contract/wire/money/billing';
import { locale } from '../../../lib/language';
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
    const marker = point && movedWords(point);
    return { label: named.format(at), value: balance / 100, ...(marker && { marker }) };
  });
}

/** What moved it on a day; '' where that is nothing. */
function movedWords(point: BalanceHistory['points'][number]): string {
  const [added, charged] = [moneyText(point.added), moneyText(point.charged)];
  if (point.added > 0 && point.charged > 0) return t('added {added}, charged {charged}', { added, charged });
  if (point.added > 0) return t('added {added}', { added });
  return point.charged > 0 ? t('charged {charged}', { charged }) : '';
}
