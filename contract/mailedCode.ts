/** Digits of a code (specification 9). */
export const codeLength = 6;
