/** Calling codes of one and two digits (ITU-T E.164); every other one has three. */
const shortCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A number as registrars write it: '+32 470 12 34 56' -> '+32.470123456'; null when there is none. Its first digits are
 * the calling code, with or without '+' or '00'. One written for callers at
 * home only is given the code of a registrant without a country.
 */
export function registrarPhone(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 6) return null;
  if (digits.startsWith('0')) return `+1.${digits.slice(1, 15)}`;
  const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  // E.164 ends at 15 digits.
  return `+${code}.${digits.slice(code.length, 15)}`;
}

/** ISO 3166 alpha-2 of a country's code or English name; 'US' when it is neither. */
export function countryCode(text: string): string {
  const wanted = text.trim();
  if (/^[a-z]{2}$/i.test(wanted)) return wanted.toUpperCase();
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === wanted.toLowerCase()) ?? 'US';
}
