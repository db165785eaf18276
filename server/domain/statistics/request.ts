/** Hosts that are longer name nothing that a person reads. */
const longestHost = 100;

/** The host of the page with the link, without 'www.'; empty where there is none, null for a link within the website. */
export function referrerOf({ referrer, host }: { referrer: string; host: string }): string | null {
  if (!URL.canParse(referrer)) return '';
  const { protocol, hostname } = new URL(referrer);
  if (hostname === host) return null;
  return /^https?:$/.test(protocol) && hostname.length <= longestHost ? hostname.replace(/^www\./, '') : '';
}

/** Words and numbers as a campaign is called; an address of somebody's mail, or a number that could be theirs, is none. */
const campaignName = /^(?!.*\d{6})[\p{L}\p{N} _.+-]{1,50}$/u;

/** `utm_source` and `utm_campaign`, as newsletters and advertisements write them; null where they say nothing. */
export function campaignOf(search: string): string | null {
  if (!search.includes('utm_')) return null;
  const said = new URLSearchParams(search);
  const names = ['utm_source', 'utm_campaign'].flatMap((name) => {
    const value = said.get(name)?.trim() ?? '';
    return campaignName.test(value) ? [value] : [];
  });
  return names.length > 0 ? names.join(' / ') : null;
}

/** As browsers' makers agree: 'Mobi' is a telephone, a tablet says so or is an Android without it. */
export function deviceOf(agent: string): 'desktop' | 'phone' | 'tablet' {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobi)|Android(?!.*Mobi)/i.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(agent) ? 'phone' : 'desktop';
}

/** The region of the language that comes first, 'BE' of 'nl-BE,nl;q=0.9'; empty where it names none. */
export const countryOf = (languages: string): string =>
  /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(languages)?.[1]?.toUpperCase() ?? '';
