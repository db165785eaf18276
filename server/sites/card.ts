import type { Page } from './page';

const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u001F\u007F]/g, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\\,;]/g, (sign) => `\\${sign}`);

/** A line of more than 75 bytes goes on in the next one, behind a blank. */
function folded(line: string): string {
  let bytes = 0;
  return [...line]
    .map((sign) => {
      const size = Buffer.byteLength(sign);
      const isFull = bytes + size > 74;
      bytes = isFull ? size + 1 : bytes + size;
      return isFull ? `\r\n ${sign}` : sign;
    })
    .join('');
}

/** The business as an entry of an address book (vCard 3, which every device reads). */
export function contactCard({ name, phone, email, postal, url, sections }: Page): string {
  const place = sections.contact?.place;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escaped(name)};;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    phone !== '' && `TEL;TYPE=WORK,VOICE:${escaped(phone)}`,
    email !== '' && `EMAIL;TYPE=WORK:${escaped(email)}`,
    postal.street !== '' &&
      `ADR;TYPE=WORK:;;${escaped(postal.street)};${escaped(postal.town)};;${escaped(postal.code)};`,
    place && `GEO:${place.latitude};${place.longitude}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => (line ? `${folded(line)}\r\n` : '')).join('');
}
