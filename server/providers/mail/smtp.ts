import { basename } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail';

/** Sends over SMTP. `address` is smtp://user:password@host:port. */
export function smtpMail(address: string, from: string): MailProvider {
  const transport = createTransport(address);
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, at, replyTo, html, picture }) {
      const attachments = picture && [
        {
          cid: picture.id,
          content: Buffer.from(picture.body),
          contentType: picture.contentType,
          filename: basename(new URL(picture.address).pathname),
          contentDisposition: 'inline' as const,
        },
      ];
      await transport.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to,
        subject,
        text,
        date: new Date(at),
        ...(replyTo && { replyTo }),
        ...(html !== undefined && { html }),
        ...(attachments && { attachments }),
      });
    },
  };
}
