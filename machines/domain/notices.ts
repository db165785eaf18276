import type { Notice } from '../kit/notify';

/** Specification 8, toasts: Domain. */
export const added = (name: string): Notice => ({
  title: 'Domain Added',
  description: `${name} was added to your selection.`,
  variant: 'success',
});
export const notAvailable = (name: string): Notice => ({
  title: 'Domain Not Available',
  description: `${name} is not available for registration.`,
  variant: 'error',
});
export const empty: Notice = {
  title: 'Error',
  description: 'The server response was empty or null.',
  variant: 'error',
};
export const gaps: Notice = {
  title: 'Domain check failed',
  description: 'Some domains could not be checked.',
  variant: 'warning',
};
export const failed: Notice = {
  title: 'Error checking domain',
  description: 'Failed to check domain availability.',
  variant: 'error',
};
