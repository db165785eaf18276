import type { Language } from '../../contract/languages/languages';

/** What this page speaks: each language is a build of its own, which has it in this place. */
export const language: Language = (import.meta.env.LANGUAGE as Language | undefined) ?? 'en';

/** By which conventions it writes days, numbers and money (contract/languages/languages.ts). */
export const locale: string = (import.meta.env.LOCALE as string | undefined) ?? 'en-US';
