import type { SiteLanguage, Trade, Weekday } from '../../contract/rules/websites/site';
import { weekdays } from '../../contract/rules/websites/site';
import type { SiteSectionsInput } from '../../contract/wire/websites/sections';

/** A business as its owner would describe it, of which websites are made to be looked at and measured. */
export interface Business {
  /** Its domain without the ending. */
  readonly domain: string;
  readonly language: SiteLanguage;
  readonly trade: Trade;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly phone: string;
  readonly address: string;
  /** Names of stock pictures, the first screen's first; as many as the larger of its two templates shows. */
  readonly shots: readonly string[];
  /** Colour and shape of its logo. */
  readonly mark: readonly [color: string, shape: keyof typeof shapes];
  /** Slugs of the two templates that it is shown in. */
  readonly templates: readonly [string, string];
  /** What it says beside all that; absent of one that answered the wizard's questions and no more. */
  readonly sections?: SiteSectionsInput;
}

const shapes = {
  leaf: 'M50 92V58M50 92C20 80 8 52 22 24c10 10 20 4 28-16 8 20 18 26 28 16 14 28 2 56-28 68Z',
  drop: 'M50 4C30 34 16 50 16 66a34 34 0 0 0 68 0C84 50 70 34 50 4ZM50 88a20 20 0 0 1-20-20h10a10 10 0 0 0 10 10Z',
  roof: 'M50 8 4 48h12v44h28V64h12v28h28V48h12Z',
  ring: 'M50 4a46 46 0 1 0 0 92 46 46 0 0 0 0-92Zm0 22a24 24 0 1 1 0 48 24 24 0 0 1 0-48Z',
  star: 'M50 4l14 30 32 4-24 22 7 33-29-17-29 17 7-33L4 38l32-4Z',
  cross: 'M36 6h28v30h30v28H64v30H36V64H6V36h30Z',
  pillars: 'M50 6 6 30v10h88V30ZM14 48h14v30H14Zm29 0h14v30H43Zm29 0h14v30H72ZM6 84h88v10H6Z',
  bolt: 'M58 4 18 56h26l-8 40 46-56H54Z',
  half: 'M50 4a46 46 0 1 0 0 92ZM58 5v90a46 46 0 0 0 0-90Z',
  wave: 'M4 60c16-28 30-28 46 0s30 28 46 0v30H4ZM4 34C20 6 34 6 50 34s30 28 46 0v14c-16 28-30 28-46 0s-30-28-46 0Z',
} as const;

/** The logo as the browser sends it. */
export const logoOf = ({ mark: [color, shape] }: Business): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="-6 -6 112 112"><path fill="${color}" fill-rule="evenodd" d="${shapes[shape]}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

type Week = Partial<Record<Weekday, { from: string; to: string }[]>>;

/** `mon-fri 09:00-12:00 14:00-18:00; sat 10:00-13:00` as a week. */
export function week(told: string): Week {
  const dayOf = (short: string) => weekdays.findIndex((day) => day.startsWith(short));
  const made: Week = {};
  for (const line of told.split('; ')) {
    const [days = '', ...times] = line.split(' ');
    const [first = '', last = first] = days.split('-');
    for (const day of weekdays.slice(dayOf(first), dayOf(last) + 1)) {
      made[day] = times.map((time) => ({ from: time.slice(0, 5), to: time.slice(6) }));
    }
  }
  return made;
}

/** A service in its usual order: name, description, price, duration. */
export const offer = (name: string, description = '', price = '', duration = '') => ({
  name,
  description,
  price,
  duration,
});
/** A line of a menu or a price list. */
export const item = (name: string, price = '', description = '') => ({ name, price, description });
export const asked = (question: string, answer: string) => ({ question, answer });
export const said = (text: string, author: string, about = '') => ({ text, author, about });
export const person = (name: string, role: string, text = '') => ({ name, role, text });
