import type { OrderPlacedSnapshot } from './orderPlaced.machine';

/** What the redirect to the dashboard is doing. */
export const redirectOf = ({ value }: OrderPlacedSnapshot) =>
  typeof value === 'string' ? value : value.shown.redirect;

/** What became of the link that was to be copied. */
export const linkOf = ({ value }: OrderPlacedSnapshot) => (typeof value === 'string' ? 'resting' : value.shown.link);
