import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { chunk } from '../../lib/chunk';
import type { AppearanceRef } from '../../../machines/settings/appearance/appearance.machine';
import type { CurrencyScreenRef } from '../../../machines/money/currencyScreen/currencyScreen.machine';
import { useApp } from '../../system/refs';
import { stack } from '../../ui/atoms.css';
import { lazily } from '../../ui/Lazy/lazily';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stopped } from '../../ui/Notice/Stopped';
import { CurrencyCard } from '../money/currency/CurrencyCard';
import { ComfortCard, FontCard, SaveLine, ThemeCard } from './Appearance';

const LanguageCard = lazily(
  chunk(() => import('./LanguageCard')),
  (module) => module.LanguageCard,
);

interface Props {
  actor: CurrencyScreenRef;
  /** Shown until there is something to choose from. */
  waiting: ReactNode;
}

/** How the product looks: each choice is seen at once, and goes with the profile. */
export function AppearanceSettings({ actor, waiting }: Props) {
  const isLoading = useSelector(actor, (at) => at.matches('loading'));
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  const currency = useSelector(actor, ({ children }) => children.displayCurrency);
  // The screen has started it, where it did not run yet.
  const appearance = useApp().system.get('appearance') as AppearanceRef | undefined;
  if (isLoading) return waiting;
  if (isBroken || !appearance) return <Stopped onRetry={() => actor.send({ type: 'screen.retry' })} />;
  return (
    <div className={stack[24]}>
      <SaveLine actor={appearance} />
      <LanguageCard actor={appearance} fallback={<Skeleton shape="block" height="170px" />} />
      <ThemeCard actor={appearance} />
      <FontCard actor={appearance} />
      {currency && <CurrencyCard actor={currency} />}
      <ComfortCard actor={appearance} />
    </div>
  );
}
