import { DollarSign, Euro, JapaneseYen, type LucideIcon, PoundSterling } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  EUR: Euro,
  GBP: PoundSterling,
  JPY: JapaneseYen,
  CNY: JapaneseYen,
};

/** The sign of a currency (ISO 4217), a dollar's for those that have none of their own. */
export function CurrencyIcon({ currency }: { currency: string }) {
  const Icon = icons[currency] ?? DollarSign;
  return <Icon aria-hidden />;
}
