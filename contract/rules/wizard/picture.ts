/** What a customer may upload. Apart from the schemas, which no form needs. */
export const logoTypes = ['image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'] as const;
/** Bytes. */
export const logoMaximumSize = 50 * 1024 * 1024;
