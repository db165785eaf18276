/** Digits of a code. */
export const codeLength = 6;
/** Letters of a recovery code, without its dashes. */
export const recoveryLength = 16;
/** Seconds after which a mailbox may be sent another code. */
export const codeInterval = 30;
