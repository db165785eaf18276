/** What there is to see of one website, each a tab; the first is shown unless the address says another. */
export const detailTabs = ['overview', 'content', 'messages', 'versions', 'domain', 'billing', 'danger'] as const;
export type DetailTab = (typeof detailTabs)[number];

type Search = Readonly<Record<string, string>>;

/** The website that the address names; '' where it names none. Anybody may have written it. */
export const siteIn = (search: Search): string => (search['site'] ?? '').slice(0, 100);

export const tabIn = (search: Search): DetailTab => detailTabs.find((one) => one === search['tab']) ?? 'overview';
