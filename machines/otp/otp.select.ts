import type { OtpSnapshot } from './otp.machine';

/** What is true of the mail with the code: on its way to the mailbox, there, or never sent. */
export function mailOf(at: OtpSnapshot): 'sending' | 'sent' | 'unsent' {
  if (at.matches({ open: { mail: 'unsent' } })) return 'unsent';
  return at.matches({ open: { mail: 'preparing' } }) || at.matches({ open: { mail: 'sending' } }) ? 'sending' : 'sent';
}
