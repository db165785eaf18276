import type { Appearance } from './appearance';

/** Of whoever has chosen nothing. */
export const plainAppearance: Appearance = {
  theme: 'system',
  font: 'inter',
  display_currency: 'EUR',
  density: 'comfortable',
  reduced_motion: false,
};
