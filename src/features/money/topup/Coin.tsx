import { Coins } from 'lucide-react';
import { useState } from 'react';
import * as css from './TopUpDialog.css';

/** A currency's picture from the icon service; where it does not come, something in its place. */
export function Coin({ address }: { address: string }) {
  const [isMissing, setMissing] = useState(false);
  return isMissing ? (
    <Coins className={css.coin} width={24} height={24} aria-hidden />
  ) : (
    <img className={css.coin} src={address} alt="" width={24} height={24} onError={() => setMissing(true)} />
  );
}
