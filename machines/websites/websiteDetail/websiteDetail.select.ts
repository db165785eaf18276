import type { DetailTab } from './websiteDetail.query';

/** The shortest address of a tab. */
export function detailAddress(site: string, tab: DetailTab = 'overview'): string {
  const search = new URLSearchParams({ site, ...(tab !== 'overview' && { tab }) });
  return `/websites?${search}`;
}

/** Of the editor. */
export const editorAddress = (site: string) => `/websites/${site}/edit`;
