import { t } from '../../../contract/languages/t';
import { decimalPattern, toMinor, typedAmount } from '../../../contract/rules/money/amount';
import { highestLowBalance } from '../../../contract/rules/notices/lowBalance';
import type { NoticePreferences } from '../../../contract/wire/notices/notices';

/** Minor units of what was typed; null when it is no amount. A comma is a point. */
export function thresholdOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return decimalPattern.test(text) && !text.startsWith('-') ? toMinor(text) : null;
}

/** What is wrong with it; undefined when nothing is. */
export function thresholdProblem(typed: string): string | undefined {
  const amount = thresholdOf(typed);
  if (amount === null) return t('Amount must be a valid number');
  return amount > highestLowBalance ? t('The highest threshold is 10,000.00 EUR') : undefined;
}

export const thresholdText = ({ low_balance }: NoticePreferences) => typedAmount(low_balance);

export const isSamePreferences = (one: NoticePreferences, other: NoticePreferences) =>
  one.low_balance === other.low_balance &&
  one.is_digest === other.is_digest &&
  Object.entries(one.choices).every(([event, { in_app, email }]) => {
    const there = other.choices[event as keyof typeof other.choices];
    return there.in_app === in_app && there.email === email;
  });
