import { t } from '../../../contract/languages/t';
import type { Letter } from './mail';
import { letterText } from './words';

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
  subject: t('Message from {name} through {domain}', { name, domain }),
  replyTo: email,
  text: letterText(
    message,
    [
      t('Name: {name}', { name }),
      t('E-mail: {email}', { email }),
      ...(phone === '' ? [] : [t('Phone: {phone}', { phone })]),
    ].join('\n'),
    t('Sent through the contact form of {domain}. Your answer goes to {email}.', { domain, email }),
  ),
});

/** To the business, because its customer wants to see whether mail arrives. */
export const siteMessageTest = (domain: string): Letter => ({
  kind: 'site-message-test',
  subject: t('Test: messages from {domain} arrive here', { domain }),
  text: letterText(
    t('This is a test. What visitors of {domain} write through the contact form will arrive in this mailbox.', {
      domain,
    }),
    t('If it came as spam, mark it as not spam, so that the messages of your visitors are not lost.'),
  ),
});
