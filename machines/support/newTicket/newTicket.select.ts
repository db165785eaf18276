import { findHelp, type HelpPage } from '../../../contract/rules/support/help';
import type { Values } from './newTicket.form';

/** The help pages that fit best what is written. A message is not written to seek: they have to fit well. */
export const helpFor = (pages: readonly HelpPage[], { category, subject, message }: Values): HelpPage[] =>
  findHelp(pages, `${category} ${subject} ${message}`, 5).slice(0, 3);
