import { plural, t } from '../../../../contract/languages/t';
import type { BillingOverview } from '../../../../contract/wire/money/billing';
import { useResource } from '../../../system/refs';
import { formatDate } from '../../../lib/dates';

function inWords({ runway }: BillingOverview): string {
  if (!runway) return t('Nothing is charged at the moment.');
  if (runway.months === 0) return t('Lasts until {date}.', { date: formatDate(runway.until) });
  if (runway.months >= 120) return t('Covers ten years and more.');
  return plural(runway.months, 'Covers 1 month, until {date}.', 'Covers {count} months, until {date}.', {
    date: formatDate(runway.until),
  });
}

/** How far the balance reaches; nothing while nobody knows. */
export function Runway() {
  const { value } = useResource('outlook');
  return value && <div>{inWords(value)}</div>;
}
