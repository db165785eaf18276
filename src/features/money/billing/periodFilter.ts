import type { BillingEvent } from '../../../../machines/money/billing/billing.machine';
import type { Query } from '../../../../machines/money/billing/billing.query';
import { isSamePeriod, type NamedPeriod, type Period, periodNamed, periodsAt } from '../../../lib/periods';

/** The periods to choose from, the one that a list begins with first. */
function presetsOf(today: string, usual: 'month' | 'all'): NamedPeriod[] {
  const periods = periodsAt(today);
  return [...periods.filter(({ id }) => id === usual), ...periods.filter(({ id }) => id !== usual)];
}

/** The period of a query as the filters show it, and a change of it as the machine hears it. */
export function periodFilter(
  { period, from, to }: Query,
  today: string,
  usual: 'month' | 'all',
  send: (event: BillingEvent) => void,
) {
  const presets = presetsOf(today, usual);
  const value: Period =
    period === 'custom' ? { from: from || undefined, to: to || undefined } : periodNamed(presets, period);
  const onChange = (chosen: Period) => {
    const named = presets.find((preset) => isSamePeriod(preset, chosen));
    const dates = named ? { from: '', to: '' } : { from: chosen.from ?? '', to: chosen.to ?? '' };
    send({ type: 'filters.change', filters: { period: named?.id ?? 'custom', ...dates } });
  };
  return { value, presets, onChange };
}
