import { tidy } from './prose';

/** An address as far as its parts can be told apart; what cannot stands whole in `street`. */
export interface PostalAddress {
  readonly street: string;
  readonly code: string;
  /** '' unless a postal code says which part it is. */
  readonly town: string;
}

/** 'Mill Road 1, 10119 Berlin' and '1017 AB Amsterdam': the code before the town. */
const codeFirst = /^(?:[A-Z]{1,2}-)?(\d{4,5}(?: [A-Z]{2})?)\s+(\p{L}[\p{L}\s.'’()/-]*)$/u;
/** 'Springfield, IL 62704': the code after a state of two letters. */
const stateAndCode = /^([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;
/** 'London SW1A 1AA' and 'Galway H91 XY10'. */
const british = /^(\p{L}[\p{L}\s.'’-]*?),?\s+([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4})$/u;

/** The parts of an address that was typed in one line or several. */
export function postalAddress(address: string): PostalAddress {
  const lines = address
    .split(/[,،\r\n]+/)
    .map(tidy)
    .filter(Boolean);
  const whole: PostalAddress = { street: lines.join(', '), code: '', town: '' };
  for (const [index, line] of lines.entries()) {
    const before = lines.slice(0, index);
    const [, code, town] = codeFirst.exec(line) ?? [];
    if (index > 0 && code !== undefined && town !== undefined) return { street: before.join(', '), code, town };
    const state = stateAndCode.exec(line);
    const last = before.at(-1);
    if (index > 1 && state !== null && last !== undefined)
      return { street: before.slice(0, -1).join(', '), code: `${state[1]} ${state[2]}`, town: last };
    const [, place, postcode] = british.exec(line) ?? [];
    if (index > 0 && place !== undefined && postcode !== undefined)
      return { street: before.join(', '), code: postcode, town: place };
  }
  return whole;
}
