import { languages } from '../../../contract/languages/languages';
import { t } from '../../../contract/languages/t';
import { spoken, translated } from '../../languages';
import type { Letter } from './mail';
import { letterText } from './words';

const answerMark = t('--- Write your answer above this line ---');

/** What is above such a line in an answer is what was written; mail programs put what they quote below. */
export const isAnswerMark = (line: string): boolean =>
  languages.some((language) => line.includes(translated(language, answerMark)));

/** To the operator, in English: a customer wrote. */
export const ticketNews = ({ id, subject, text }: { id: string; subject: string; text: string }): Letter => ({
  kind: 'ticket-news',
  subject: `Ticket ${id.slice(0, 8)}: ${subject}`,
  text: letterText(
    text,
    `To read it: npm run admin -- ticket show --id ${id.slice(0, 8)}\nTo answer it: npm run admin -- ticket answer --id ${id.slice(0, 8)} --text '...'`,
  ),
});

interface Answer {
  subject: string;
  text: string;
  /** Where the thread is read. */
  address: string;
  /** Whether we wait for the customer. */
  asks: boolean;
  /** Where an answer by mail goes; null where there is none. */
  replyTo: string | null;
}

/** To the customer: we answered. */
export const ticketAnswered = ({ subject, text, address, asks, replyTo }: Answer): Letter => ({
  kind: 'ticket-answered',
  subject: `Re: ${subject}`,
  ...(replyTo === null ? {} : { replyTo }),
  text: letterText(
    ...(replyTo === null ? [] : [spoken(answerMark)]),
    ...(text === '' ? [] : [text]),
    ...(asks ? [t('We wait for your answer.')] : []),
    replyTo === null
      ? t('To read it all and to answer: {address}', { address })
      : t('Answer this mail, or read it all at {address}', { address }),
  ),
});

/** To the customer: it was closed by us. */
export const ticketClosed = ({ subject, address }: { subject: string; address: string }): Letter => ({
  kind: 'ticket-closed',
  subject: t('Closed: {subject}', { subject }),
  text: letterText(
    t('We have closed your ticket “{subject}”. If something is still open, write in it again: {address}', {
      subject,
      address,
    }),
  ),
});
