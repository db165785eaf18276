import type { Letter } from './mail';

const signature = 'Sitewright';

/** What is above it in an answer is what was written; mail programs put what they quote below. */
export const answerMark = '--- Write your answer above this line ---';

/** To the operator: a customer wrote. */
export const ticketNews = ({ id, subject, text }: { id: string; subject: string; text: string }): Letter => ({
  kind: 'ticket-news',
  subject: `Ticket ${id.slice(0, 8)}: ${subject}`,
  text: `${text}\n\nTo read it: npm run admin -- ticket show --id ${id.slice(0, 8)}\nTo answer it: npm run admin -- ticket answer --id ${id.slice(0, 8)} --text '...'\n\n${signature}`,
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
  text: [
    ...(replyTo === null ? [] : [answerMark]),
    text,
    asks ? 'We wait for your answer.' : '',
    replyTo === null ? `To read it all and to answer: ${address}` : `Answer this mail, or read it all at ${address}`,
    signature,
  ]
    .filter(Boolean)
    .join('\n\n'),
});

/** To the customer: it was closed by us. */
export const ticketClosed = ({ subject, address }: { subject: string; address: string }): Letter => ({
  kind: 'ticket-closed',
  subject: `Closed: ${subject}`,
  text: `We have closed your ticket “${subject}”. If something is still open, write in it again: ${address}\n\n${signature}`,
});
