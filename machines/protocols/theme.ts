export type Theme = 'light' | 'dark' | 'system';
/** What a page is painted in. */
export type Scheme = 'light' | 'dark';

/** What the page is told. `isChosen`: by the customer, so that it is worth saving. */
export interface ThemeOrder {
  type: 'theme.apply';
  theme: Theme;
  scheme: Scheme;
  isChosen: boolean;
}
