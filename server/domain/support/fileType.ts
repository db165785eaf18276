import type { FileType } from '../../../contract/rules/support/ticket';

const begins = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(at, at + text.length)
    .toString('latin1') === text;

/** Text in UTF-8 without what no text has: tabs and ends of lines are all of the control characters. */
function isText(bytes: Uint8Array): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** What a file is by its bytes, whatever it is called; null for what may not be attached. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'image/webp';
  if (begins(bytes, '%PDF-')) return 'application/pdf';
  return isText(bytes) ? 'text/plain' : null;
}
