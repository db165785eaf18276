import type { OneTimeCodeSnapshot } from './oneTimeCode.machine';

/** Where the code is: a mail on its way, there, or never sent; an authenticator app. */
export function mailOf(at: OneTimeCodeSnapshot): 'sending' | 'sent' | 'unsent' | 'unmailed' {
  const isIn = (mail: 'unsent' | 'unmailed' | 'preparing' | 'sending') => at.matches({ open: { mail } });
  if (isIn('unsent')) return 'unsent';
  if (isIn('unmailed')) return 'unmailed';
  return isIn('preparing') || isIn('sending') ? 'sending' : 'sent';
}
