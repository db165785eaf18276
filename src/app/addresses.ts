import { settings } from '../effects/browser/settings';

/** Where the icon of a cryptocurrency is. */
export const iconOf = (currency: string) =>
  `${settings().VITE_ICONS_URL}/cryptocurrency-color/${currency.toLowerCase()}.svg`;
