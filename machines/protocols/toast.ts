/**
 * What a toast is about. Of one subject only the latest news counts: it takes the place of what was said before, shown
 * or waiting.
 */
export type ToastSubject =
  | 'account'
  | 'appearance'
  | 'code'
  | 'deposit'
  | 'description'
  | 'dialog'
  | 'domain'
  | 'keywords'
  | 'link'
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
  | 'theme'
  | 'ticket'
  | 'website';

/** What the toasts show. `duration` in milliseconds; left out, the toasts decide by variant. */
export interface Notice {
  subject: ToastSubject;
  title: string;
  description?: string;
  variant: 'default' | 'success' | 'error' | 'warning' | 'info';
  duration?: number;
  /** It is about more than the screen or the step it is said on, so it does not stay behind when that is left. */
  goesAlong?: true;
}

/** A notice that may also offer one way on: a link to a path of ours. */
export interface ToastWish extends Notice {
  action?: { label: string; to: string };
}

/**
 * What the toasts are told: to show one; that a subject has been overtaken, because the customer tries again or has
 * done it otherwise; that the screen or the step was left, and what was said of it with it.
 */
export type ToastOrder =
  | ({ type: 'toast.show' } & ToastWish)
  | { type: 'toast.withdraw'; subject: ToastSubject }
  | { type: 'toast.leave' };
