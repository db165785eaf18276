import { settings } from '../effects/settings';

/** Where the icon of a cryptocurrency is. */
export const iconOf = (currency: string) => `${settings().VITE_ICONS_URL}/${currency.toLowerCase()}.svg`;
