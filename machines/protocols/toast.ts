/**
 * What a toast is about. Of one subject only the latest news counts: it takes the place of what was said before, shown
 * or waiting.
 */
export type ToastSubject =
  | 'account'
  | 'code'
  | 'deposit'
  | 'description'
  | 'dialog'
  | 'domain'
  | 'keywords'
  | 'linked account'
  | 'logo'
  | 'order'
  | 'picture'
  | 'profile'
  | 'second factor'
  | 'server'
  | 'session'
  | 'shortcuts'
  | 'storage'
  | 'suggestions'
  | 'theme';

/** What the toasts show. `duration` in milliseconds; left out, the toasts decide by variant. */
export interface Notice {
  subject: ToastSubject;
  title: string;
  description?: string;
  variant: 'default' | 'success' | 'error' | 'warning' | 'info';
  duration?: number;
  /**
   * A complaint that is about more than the screen, the step or the dialog it was said on, and goes along when that is
   * left. Good news always does.
   */
  goesAlong?: true;
}

/** A notice that may also offer one way on: a link to a path of ours. */
export interface ToastWish extends Notice {
  action?: { label: string; to: string };
}

/**
 * What the toasts are told: to show one; that a subject has been overtaken, because the customer tries again or has
 * done it otherwise; that the screen or the step was left, and its complaints with it.
 */
export type ToastOrder =
  | ({ type: 'toast.show' } & ToastWish)
  | { type: 'toast.withdraw'; subject: ToastSubject }
  | { type: 'toast.leave' };
