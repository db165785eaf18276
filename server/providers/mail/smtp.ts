import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail';

/** Sends over SMTP. `address` is smtp://user:password@host:port. */
export function smtpMail(address: string, from: string): MailProvider {
  const transport = createTransport(address);
  return {
    async send({ to, subject, text, at, replyTo }) {
      await transport.sendMail({ from, to, subject, text, date: new Date(at), ...(replyTo && { replyTo }) });
    },
  };
}
