const day = 24 * 3_600_000;

/** Days before a name expires on which its customer is told, where it is not renewed. */
export const expiryNotices = [30, 7, 1] as const;
/** Milliseconds before its end from which a name is renewed. */
export const renewedBefore = expiryNotices[0] * day;
