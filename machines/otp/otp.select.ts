import type { OtpSnapshot } from './otp.machine';

/**
 * Where the code is: a mail on its way, there, or never sent; an authenticator app; for a second factor of which nothing
 * is known, the mail or the app.
 */
export function mailOf(at: OtpSnapshot): 'sending' | 'sent' | 'unsent' | 'unmailed' | 'either' {
  const isIn = (mail: 'unsent' | 'unmailed' | 'preparing' | 'sending') => at.matches({ open: { mail } });
  if (isIn('unsent')) return 'unsent';
  if (isIn('unmailed')) return 'unmailed';
  if (isIn('preparing') || isIn('sending')) return 'sending';
  return at.context.purpose === 'two-factor' && at.context.method === null ? 'either' : 'sent';
}
