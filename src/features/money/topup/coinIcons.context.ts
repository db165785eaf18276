import { createContext } from 'react';

/** Where the icon of a cryptocurrency is; it is known where the settings are. */
export const CoinIcons = createContext((currency: string) => `${currency}.svg`);
