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

type Sums = Pick<Told, 'arrived' | 'amount' | 'rest' | 'credited'>;
/** What is known beside the confirmations: what is on the balance already, what was not seen yet. */
function onItsWay({ arrived, amount, rest, credited }: Sums): string[] {
  const known = [
    ...(credited > 0 ? [t('{amount} is on your balance already.', { amount: moneyText(credited) })] : []),
    ...(rest > 0
      ? [t('So far {arrived} of {amount} was seen.', { arrived: moneyText(arrived), amount: moneyText(amount) })]
      : []),
  ];
  return known.length > 0 ? known : [t('There is nothing to do.')];
}
/** Sentences one after the other. */
const together = (...sentences: readonly string[]) => sentences.join(' ');
const unlessConfirmed = t('Nothing was credited. If it is confirmed after all, it is credited by itself.');
const startAgain = t('To pay, start again.');

const words: Record<DepositState, (of: Told) => DepositWords> = {
  waiting: ({ crypto_rest: coins, currency, network }) => ({
    tone: 'warn',
    word: t('Waiting'),
    title: t('Waiting for your payment'),
    sentence:
      network === ''
        ? t('No payment was seen yet.')
        : t('No payment was seen yet. Send {coins} {currency} on {network} before the deadline.', {
            coins,
            currency,
            network,
          }),
  }),
  seen: (of) => ({
    tone: 'warn',
    word: t('Seen'),
    title: t('Your payment was seen'),
    sentence: together(t('It waits for its first confirmation.'), ...onItsWay(of)),
  }),
  confirming: ({ confirmations, required_confirmations: required, ...of }) => ({
    tone: 'warn',
    word: t('Confirming {confirmations} of {required}', { confirmations, required }),
    title: t('Your payment is being confirmed'),
    sentence: together(t('Confirmation {confirmations} of {required}.', { confirmations, required }), ...onItsWay(of)),
  }),
  settled: ({ credited }) => ({
    tone: 'good',
    word: t('Settled'),
    title: t('Your payment is on your balance'),
    sentence: t('{amount} was added to your balance.', { amount: moneyText(credited) }),
  }),
  partial: ({ is_ended, credited, amount, rest, crypto_rest: coins, currency, network }) =>
    is_ended
      ? {
          tone: 'warn',
          word: t('Ended in part'),
          title: t('Only a part arrived in time'),
          sentence: t(
            '{credited} of {amount} was added to your balance. The rest, {rest}, is not waited for any more.',
            { credited: moneyText(credited), amount: moneyText(amount), rest: moneyText(rest) },
          ),
        }
      : {
          tone: 'warn',
          word: t('Partial'),
          title: t('A part has arrived'),
          sentence: t(
            '{credited} of {amount} was added to your balance. Send the rest, {coins} {currency} ({rest}) on {network}, to the same address before the deadline.',
            {
              credited: moneyText(credited),
              amount: moneyText(amount),
              coins,
              currency,
              rest: moneyText(rest),
              network,
            },
          ),
        },
  over: ({ credited, amount }) => ({
    tone: 'good',
    word: t('Over'),
    title: t('More than you asked for has arrived'),
    sentence: t('{credited} was added to your balance, {more} more than the {amount} that you asked for.', {
      credited: moneyText(credited),
      more: moneyText(credited - amount),
      amount: moneyText(amount),
    }),
  }),
  late: ({ credited, amount }) => ({
    tone: 'good',
    word: t('Late'),
    title: t('Your payment came after the deadline'),
    sentence:
      credited < amount
        ? t('{credited} of {amount} was added to your balance all the same.', {
            credited: moneyText(credited),
            amount: moneyText(amount),
          })
        : t('{amount} was added to your balance all the same.', { amount: moneyText(credited) }),
  }),
  twice: ({ credited, amount }) => ({
    tone: 'good',
    word: t('Paid twice'),
    title: t('You have paid twice'),
    sentence: t('Both payments count: {credited} was added to your balance, though you asked for {amount}.', {
      credited: moneyText(credited),
      amount: moneyText(amount),
    }),
  }),
  replaced: () => ({
    tone: 'bad',
    word: t('Replaced'),
    title: t('Your payment was replaced'),
    sentence: together(
      t('Your wallet sent another transaction in its place, and not to us.'),
      unlessConfirmed,
      startAgain,
    ),
  }),
  reorganised: () => ({
    tone: 'bad',
    word: t('Reorganised'),
    title: t('The network took your payment back'),
    sentence: together(t('A reorganised chain does not hold it any more.'), unlessConfirmed, startAgain),
  }),
  expired: () => ({
    tone: 'neutral',
    word: t('Expired'),
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
