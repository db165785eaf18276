import { t } from '../../../../contract/languages/t';
import type { DepositState } from '../../../../contract/rules/money/deposit';
import type { Deposit } from '../../../../contract/wire/money/money';
import { moneyText } from '../../../ui/Money/moneyText';

export interface DepositWords {
  tone: 'good' | 'warn' | 'bad' | 'neutral';
  /** Of the badge. */
  word: string;
  title: string;
  /** What it means for the customer's money, and what there is to do. */
  sentence: string;
}

/** Of a deposit all but the links: what the words are made of. */
export type Told = Omit<Deposit, 'payment_url'>;

/** What is known beside the confirmations: what is on the balance already, what was not seen yet. */
function onItsWay({ arrived, amount, rest, credited }: Told): string {
  const onBalance = credited > 0 ? ` ${moneyText(credited)} is on your balance already.` : '';
  const missing = rest > 0 ? ` So far ${moneyText(arrived)} of ${moneyText(amount)} was seen.` : '';
  return `${onBalance}${missing}` || ' There is nothing to do.';
}
const unlessConfirmed = t('Nothing was credited. If it is confirmed after all, it is credited by itself.');

const words: Record<DepositState, (of: Told) => DepositWords> = {
  waiting: ({ crypto_rest: coins, currency, network }) => ({
    tone: 'warn',
    word: 'Waiting',
    title: t('Waiting for your payment'),
    sentence:
      network === ''
        ? t('No payment was seen yet.')
        : `No payment was seen yet. Send ${coins} ${currency} on ${network} before the deadline.`,
  }),
  seen: (of) => ({
    tone: 'warn',
    word: 'Seen',
    title: t('Your payment was seen'),
    sentence: `It waits for its first confirmation.${onItsWay(of)}`,
  }),
  confirming: (of) => ({
    tone: 'warn',
    word: `Confirming ${of.confirmations} of ${of.required_confirmations}`,
    title: t('Your payment is being confirmed'),
    sentence: `Confirmation ${of.confirmations} of ${of.required_confirmations}.${onItsWay(of)}`,
  }),
  settled: ({ credited }) => ({
    tone: 'good',
    word: 'Settled',
    title: t('Your payment is on your balance'),
    sentence: `${moneyText(credited)} was added to your balance.`,
  }),
  partial: ({ is_ended, credited, amount, rest, crypto_rest: coins, currency, network }) =>
    is_ended
      ? {
          tone: 'warn',
          word: t('Ended in part'),
          title: t('Only a part arrived in time'),
          sentence: `${moneyText(credited)} of ${moneyText(amount)} was added to your balance. The rest, ${moneyText(rest)}, is not waited for any more.`,
        }
      : {
          tone: 'warn',
          word: 'Partial',
          title: t('A part has arrived'),
          sentence: `${moneyText(credited)} of ${moneyText(amount)} was added to your balance. Send the rest, ${coins} ${currency} (${moneyText(rest)}) on ${network}, to the same address before the deadline.`,
        },
  over: ({ credited, amount }) => ({
    tone: 'good',
    word: 'Over',
    title: t('More than you asked for has arrived'),
    sentence: `${moneyText(credited)} was added to your balance, ${moneyText(credited - amount)} more than the ${moneyText(amount)} that you asked for.`,
  }),
  late: ({ credited, amount }) => ({
    tone: 'good',
    word: 'Late',
    title: t('Your payment came after the deadline'),
    sentence:
      credited < amount
        ? `${moneyText(credited)} of ${moneyText(amount)} was added to your balance all the same.`
        : `${moneyText(credited)} was added to your balance all the same.`,
  }),
  twice: ({ credited, amount }) => ({
    tone: 'good',
    word: t('Paid twice'),
    title: t('You have paid twice'),
    sentence: `Both payments count: ${moneyText(credited)} was added to your balance, though you asked for ${moneyText(amount)}.`,
  }),
  replaced: () => ({
    tone: 'bad',
    word: 'Replaced',
    title: t('Your payment was replaced'),
    sentence: `Your wallet sent another transaction in its place, and not to us. ${unlessConfirmed} To pay, start again.`,
  }),
  reorganised: () => ({
    tone: 'bad',
    word: 'Reorganised',
    title: t('The network took your payment back'),
    sentence: `A reorganised chain does not hold it any more. ${unlessConfirmed} To pay, start again.`,
  }),
  expired: () => ({
    tone: 'neutral',
    word: 'Expired',
    title: t('No payment arrived in time.'),
    sentence: t(
      'The invoice has ended. If you have sent something all the same, it is credited as soon as it is seen.',
    ),
  }),
};

/** What a deposit has come to, in words with its amounts. */
export const depositWords = (of: Told): DepositWords => words[of.state](of);

/** What follows for the customer: another try, or a further top-up of what is missing. */
export function wayOn({ is_ended, credited, rest }: Told): 'again' | 'rest' | null {
  if (!is_ended) return null;
  if (credited === 0) return 'again';
  return rest > 0 ? 'rest' : null;
}
