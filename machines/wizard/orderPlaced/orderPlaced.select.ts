import type { OrderPlacedSnapshot } from './orderPlaced.machine';

/** What the redirect to the dashboard is doing. */
export const redirectOf = ({ value }: OrderPlacedSnapshot) =>
  typeof value === 'string' ? value : value.shown.redirect;
