/*
 * What a hold is, apart from its routes, so that whoever shows one loads no validator.
 */

/** Milliseconds that a name is held while its customer pays. */
export const holdLifetime = 30 * 60_000;
