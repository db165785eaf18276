import type { Notice } from '../../../contract/wire/notices/notices';

/** Notices of one website; `site` null for those that concern the account. */
export interface NoticeGroup {
  site: string | null;
  notices: Notice[];
}

/** By website, each in the order of the list; the one that something happened to last comes first. */
export function groupsOf(notices: readonly Notice[]): NoticeGroup[] {
  const groups = new Map<string | null, Notice[]>();
  for (const notice of notices) groups.set(notice.site, [...(groups.get(notice.site) ?? []), notice]);
  return [...groups].map(([site, own]) => ({ site, notices: own }));
}
