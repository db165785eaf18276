import type { OrderPlacedSnapshot } from './orderPlaced.machine';

/** What the redirect to the dashboard is doing. */
export const redirectOf = ({ value }: OrderPlacedSnapshot) =>
  typeof value === 'string' ? value : value.shown.redirect;

/** What became of the link that was to be copied. */
export const linkOf = ({ value }: OrderPlacedSnapshot) => (typeof value === 'string' ? 'resting' : value.shown.link);

/** Whether the device can share the link, now or once it is closed again. */
export const canShare = ({ value }: OrderPlacedSnapshot) =>
  typeof value !== 'string' && (value.shown.sharing === 'offered' || value.shown.sharing === 'opening');
