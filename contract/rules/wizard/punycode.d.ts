declare module 'punycode.js/punycode.es6.js' {
  /** The text of a label without its 'xn--' (RFC 3492). @throws {RangeError} when no text is written like it. */
  export function decode(label: string): string;
}
