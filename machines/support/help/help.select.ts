import { findHelp, type HelpPage, soughtIn } from '../../../contract/rules/support/help';
import type { HelpContext } from './help.machine';

/** The page of the address. */
export const shownIn = ({ pages, name }: HelpContext): HelpPage | undefined => pages.find((page) => page.name === name);

/** Those that fit what is looked for, the best first; null while nothing is. */
export const foundIn = ({ pages, text }: HelpContext): HelpPage[] | null =>
  soughtIn(text).length === 0 ? null : findHelp(pages, text);
