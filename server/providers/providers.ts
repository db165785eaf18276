/**
 * The outside services, an interface each: the real adapter or the embedded default. Each is declared in a file of its
 * own beside this one and listed here.
 */
export interface Providers {}
