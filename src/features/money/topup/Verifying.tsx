import { useSelector } from '@xstate/react';
import type { Deposit } from '../../../../contract/wire/money/money';
import type { DepositRef } from '../../../../machines/money/deposit/deposit.machine';
import { muted, title } from '../../../ui/atoms.css';
import { CheckMark } from '../../../ui/CheckMark/CheckMark';
import { Money } from '../../../ui/Money/Money';
import { Spinner } from '../../../ui/Spinner/Spinner';
import * as css from './TopUpDialog.css';

/** What the server knows of the deposit, in a sentence. */
function Known({ deposit }: { deposit: Deposit }) {
  const { state, confirmations, required_confirmations: required } = deposit;
  if (state === 'seen') return <p>Your transaction was seen. It waits for its first confirmation.</p>;
  if (state === 'confirming')
    return (
      <p>
        Confirmation {confirmations} of {required}
      </p>
    );
  if (state === 'partial')
    return (
      <p>
        <Money amount={deposit.credited} /> of <Money amount={deposit.amount} /> has arrived and is on your balance.
        Send the rest to the same address.
      </p>
    );
  return <p>We have not seen your transaction yet.</p>;
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
          <p className={title.card}>Transaction found successfully!</p>
        </>
      ) : (
        <>
          <Spinner large label="Verifying" />
          {deposit && <Known deposit={deposit} />}
          <p className={muted}>
            This may take a few minutes depending on network congestion. Please don't close this window.
          </p>
        </>
      )}
    </div>
  );
}
