/** Digits of a code (specification 9). */
export const codeLength = 6;
/** Letters of a recovery code, without its dashes. */
export const recoveryLength = 16;
