import type { Letter } from './mail';

const signature = 'Sitewright';

interface Written {
  domain: string;
  name: string;
  email: string;
  /** '' where there is none. */
  phone: string;
  message: string;
}

/** To the business: a visitor of its website wrote, whom an answer reaches. */
export const siteMessage = ({ domain, name, email, phone, message }: Written): Letter => ({
  kind: 'site-message',
  subject: `Message from ${name} through ${domain}`,
  replyTo: email,
  text: [
    message,
    [`Name: ${name}`, `E-mail: ${email}`, ...(phone === '' ? [] : [`Phone: ${phone}`])].join('\n'),
    `Sent through the contact form of ${domain}. Your answer goes to ${email}.`,
    signature,
  ].join('\n\n'),
});

/** To the business, because its customer wants to see whether mail arrives. */
export const siteMessageTest = (domain: string): Letter => ({
  kind: 'site-message-test',
  subject: `Test: messages from ${domain} arrive here`,
  text: `This is a test. What visitors of ${domain} write through the contact form will arrive in this mailbox.\n\nIf it came as spam, mark it as not spam, so that the messages of your visitors are not lost.\n\n${signature}`,
});
