import { useSelector } from '@xstate/react';
import { Copy, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural, t } from '../../../../contract/languages/t';
import type { DepositDetails } from '../../../../contract/wire/money/billing';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { Copied, DepositPageRef } from '../../../../machines/money/depositPage/depositPage.machine';
import { RouteLink, useOverlay } from '../../../system/refs';
import { formatMoment } from '../../../lib/dates';
import { rich } from '../../../ui/rich/rich';
import { muted, stack, title } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList, type DescriptionRow } from '../../../ui/DescriptionList/DescriptionList';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { Link } from '../../../ui/Link/Link';
import { Money } from '../../../ui/Money/Money';
import { moneyText } from '../../../ui/Money/moneyText';
import { Notice } from '../../../ui/Notice/Notice';
import { QrCode } from '../../../ui/QrCode/QrCode';
import { SkeletonCard } from '../../../ui/Skeleton/SkeletonCard';
import { depositWords, wayOn } from '../deposits/depositWords';
import * as css from './Billing.css';

/** One top-up with all that is known of it: what was asked, what came, what is missing, where it goes, how it ends. */
export function DepositPage({ actor }: { actor: BillingRef }) {
  const page = useSelector(actor, ({ children }) => children.depositPage);
  return (
    <div className={stack[16]}>
      <div>
        <RouteLink href="/billing?tab=deposits" asChild>
          <Link href="/billing?tab=deposits">{t('All deposits')}</Link>
        </RouteLink>
      </div>
      {page && <Shown actor={page} />}
    </div>
  );
}

function Shown({ actor }: { actor: DepositPageRef }) {
  const { deposit, problem } = useSelector(actor, ({ context }) => context);
  const isMissing = useSelector(actor, (at) => at.matches({ sight: 'missing' }));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  if (isMissing)
    return (
      <Card>
        <EmptyState drawing="search" title={t('There is no such deposit')}>
          {t('It may be of another account.')}
        </EmptyState>
      </Card>
    );
  const retry = (
    <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'page.retry' })}>
      {t('Retry')}
    </Button>
  );
  if (!deposit)
    return problem === null ? (
      <SkeletonCard label={t('Loading this deposit')} lines={6} action />
    ) : (
      <Card>
        <ErrorState action={retry}>{problem}</ErrorState>
      </Card>
    );
  return (
    <>
      {problem !== null && (
        <Notice tone="bad" title={t('You see the last that we know.')} action={retry}>
          {problem}
        </Notice>
      )}
      <Known actor={actor} deposit={deposit} />
    </>
  );
}

function Known({ actor, deposit }: { actor: DepositPageRef; deposit: DepositDetails }) {
  const { tone, word, title: heading, sentence } = depositWords(deposit);
  return (
    <Card>
      <div className={stack[24]}>
        <div className={stack[8]}>
          <div className={css.ways}>
            <h2 className={title.card}>{t('Top-up of {amount}', { amount: moneyText(deposit.amount) })}</h2>
            <Badge tone={tone}>{word}</Badge>
          </div>
          <Notice tone={tone === 'neutral' ? 'info' : tone} title={heading} action={<WayOn deposit={deposit} />}>
            {sentence}
          </Notice>
        </div>
        <div className={css.payment}>
          <DescriptionList rows={rowsOf(actor, deposit)} />
          {deposit.payment_qr && (
            <div className={css.qr}>
              <QrCode {...deposit.payment_qr} label={t('QR code with the address')} />
              <p className={muted}>{t('Scan it with your wallet.')}</p>
            </div>
          )}
        </div>
        {deposit.payments.length > 1 && <Payments deposit={deposit} />}
        <CopyNews actor={actor} />
      </div>
    </Card>
  );
}

/** What there is to do with it now. */
function WayOn({ deposit }: { deposit: DepositDetails }): ReactNode {
  const overlay = useOverlay();
  if (deposit.payment_url !== null)
    return (
      <Button kind="primary" size="small" onClick={() => overlay.open('topup', { invoiceId: deposit.invoice_id })}>
        {deposit.arrived > 0 ? t('Send the rest') : t('Pay now')}
      </Button>
    );
  const way = wayOn(deposit);
  if (way === null) return null;
  return (
    <Button
      kind="primary"
      size="small"
      onClick={() => overlay.open('topup', way === 'rest' ? { rest: deposit.rest } : {})}
    >
      {way === 'rest' ? t('Add the rest') : t('Start again')}
    </Button>
  );
}

const coins = (amount: string, currency: string) => `${amount} ${currency}`;

function rowsOf(actor: DepositPageRef, deposit: DepositDetails): DescriptionRow[] {
  const { currency, network, address, payment_url: isPayable } = deposit;
  const inCoins = (amount: number, text: string) => (
    <>
      <Money amount={amount} /> <span className={css.beneath}>{coins(text, currency)}</span>
    </>
  );
  const canBeMissing = deposit.crypto_amount !== '0';
  const known: { term: string; value: ReactNode }[] = [
    {
      term: t('Asked'),
      value: canBeMissing ? inCoins(deposit.amount, deposit.crypto_amount) : <Money amount={deposit.amount} />,
    },
    {
      term: t('Arrived'),
      value: canBeMissing ? inCoins(deposit.arrived, deposit.crypto_arrived) : <Money amount={deposit.arrived} />,
    },
    {
      term: t('Still to pay'),
      value: isPayable !== null && deposit.rest > 0 && (
        <>
          {inCoins(deposit.rest, deposit.crypto_rest)}
          <CopyButton actor={actor} what="amount" text={deposit.crypto_rest} />
        </>
      ),
    },
    { term: t('On your balance'), value: <Money amount={deposit.credited} /> },
    { term: t('Network'), value: network && t('{currency} on {network}', { currency, network }) },
    {
      term: t('Address'),
      value: address && (
        <>
          <span className={css.code}>{address}</span>
          {isPayable !== null && <CopyButton actor={actor} what="address" text={address} />}
        </>
      ),
    },
    {
      term: t('Transaction'),
      value: deposit.transaction_hash && (
        <>
          <span className={css.code}>{deposit.transaction_hash}</span>
          <CopyButton actor={actor} what="transaction" text={deposit.transaction_hash} />
          {deposit.transaction_url && <ExplorerLink href={deposit.transaction_url} />}
        </>
      ),
    },
    {
      term: t('Confirmations'),
      value:
        deposit.transaction_hash &&
        t('{confirmations} of {required}', {
          confirmations: deposit.confirmations,
          required: deposit.required_confirmations,
        }),
    },
    { term: t('Started'), value: formatMoment(deposit.created_at) },
    { term: t('Deadline'), value: deadlineWords(deposit) },
  ];
  return known.flatMap(({ term, value }) =>
    value === false || value === '' || value === null ? [] : [{ term, value }],
  );
}

/** By the server's clock: 'Nov 21, 2026, 12:30, 20 minutes left'. */
function deadlineWords({ expires_at: deadline, now, payment_url: isPayable }: DepositDetails): string {
  const left = Math.ceil((Date.parse(deadline) - Date.parse(now)) / 60_000);
  if (isPayable === null || left <= 0) return formatMoment(deadline);
  return plural(left, '{moment}, 1 minute left', '{moment}, {count} minutes left', { moment: formatMoment(deadline) });
}

const copyWords: Record<Copied, { label: string; done: string }> = {
  address: { label: t('Copy address'), done: t('The address is copied.') },
  amount: { label: t('Copy amount'), done: t('The amount is copied.') },
  transaction: { label: t('Copy transaction'), done: t('The transaction is copied.') },
};

const CopyButton = ({ actor, what, text }: { actor: DepositPageRef; what: Copied; text: string }) => (
  <Button
    size="small"
    kind="ghost"
    icon={<Copy aria-hidden />}
    aria-label={copyWords[what].label}
    onClick={() => actor.send({ type: 'text.copy', what, text })}
  >
    {t('Copy')}
  </Button>
);

const ExplorerLink = ({ href }: { href: string }) => (
  <Link href={href} target="_blank" rel="noreferrer">
    {t('Look at it')} <ExternalLink aria-hidden size={14} />
  </Link>
);

/** What became of the last Copy, said aloud. */
function CopyNews({ actor }: { actor: DepositPageRef }) {
  const copied = useSelector(actor, ({ context }) => context.copied);
  const isTold = useSelector(actor, (at) => at.matches({ copy: 'told' }));
  const words = copied?.isDone
    ? copyWords[copied.what].done
    : t('The browser did not let us copy. Select the text instead.');
  return (
    <p role="status" className={muted}>
      {copied && isTold ? words : ''}
    </p>
  );
}

const paymentWords: Record<DepositDetails['payments'][number]['state'], string> = {
  seen: t('seen'),
  confirming: t('being confirmed'),
  credited: t('added to your balance'),
  reverted: t('taken back by the network'),
  replaced: t('replaced by its sender'),
};

/** Each of several transactions, oldest first. */
const Payments = ({ deposit: { payments, currency } }: { deposit: DepositDetails }) => (
  <section className={stack[8]} aria-label={t('Payments')}>
    <h3 className={title.card}>{t('Payments')}</h3>
    <ul className={stack[8]}>
      {payments.map(
        ({ transaction_hash: hash, transaction_url: url, amount, crypto_amount: text, state, seen_at: at }) => (
          <li key={hash}>
            {rich('{amount} ({coins}), {moment}: {state}', {
              amount: <Money amount={amount} />,
              coins: coins(text, currency),
              moment: formatMoment(at),
              state: paymentWords[state],
            })}
            <span className={css.beneath}>
              <span className={css.code}>{hash}</span> {url && <ExplorerLink href={url} />}
            </span>
          </li>
        ),
      )}
    </ul>
  </section>
);
