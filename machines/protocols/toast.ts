/** What the toasts show. `duration` in milliseconds; left out, the toasts decide by variant. */
export interface Notice {
  title: string;
  description?: string;
  variant: 'default' | 'success' | 'error' | 'warning' | 'info';
  duration?: number;
}

/** A notice that may also offer one way on: a link to a path of ours. */
export interface ToastWish extends Notice {
  action?: { label: string; to: string };
}
