import { t } from '../../../../contract/languages/t';
import type { BillingOverview } from '../../../../contract/wire/money/billing';
import { useResource } from '../../../app/refs';
import { formatDate } from '../../../lib/dates';

function inWords({ runway }: BillingOverview): string {
  if (!runway) return t('Nothing is charged at the moment.');
  if (runway.months === 0) return `Lasts until ${formatDate(runway.until)}.`;
  if (runway.months >= 120) return t('Covers ten years and more.');
  return `Covers ${runway.months === 1 ? t('1 month') : `${runway.months} months`}, until ${formatDate(runway.until)}.`;
}

/** How far the balance reaches; nothing while nobody knows. */
export function Runway() {
  const { value } = useResource('outlook');
  return value && <div>{inWords(value)}</div>;
}
