import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { Deposit } from '../../../../contract/wire/money/money';
import type { DepositRef } from '../../../../machines/money/deposit/deposit.machine';
import { muted, stack, title } from '../../../ui/atoms.css';
import { CheckMark } from '../../../ui/CheckMark/CheckMark';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { depositWords } from '../deposits/depositWords';
import * as css from './TopUpDialog.css';

/** What the server knows of the deposit, in a sentence; of a part also where the rest goes. */
export function Known({ deposit }: { deposit: Deposit }) {
  return (
    <div className={stack[4]}>
      <p>{depositWords(deposit).sentence}</p>
      {deposit.rest > 0 && deposit.arrived > 0 && <p className={css.code}>{deposit.address}</p>}
    </div>
  );
}

/** 'Verifying Your Deposit': a spinner until the server has found the money, then a check mark. */
export function Verifying({ actor }: { actor: DepositRef }) {
  const deposit = useSelector(actor, ({ context }) => context.deposit);
  const isFound = useSelector(actor, (at) => at.matches('found') || at.matches('credited'));
  return (
    <div className={css.verifying} role="status">
      {isFound ? (
        <>
          <CheckMark size={56} />
          <p className={title.card}>{t('Transaction found successfully!')}</p>
          {deposit && <p>{depositWords(deposit).sentence}</p>}
        </>
      ) : (
        <>
          <Spinner large label={t('Verifying')} />
          {deposit && <Known deposit={deposit} />}
          <p className={muted}>
            {t("This may take a few minutes depending on network congestion. Please don't close this window.")}
          </p>
        </>
      )}
    </div>
  );
}
