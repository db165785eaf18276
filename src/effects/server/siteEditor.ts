import { fromPromise } from 'xstate';
import type { RenderedPreview } from '../../../contract/wire/wizard/previews';
import type { SessionRef } from '../../../machines/session/session/session.machine';
import type { OpenedSite, StoredEdits } from '../../../machines/websites/editor/editor.context';
import type { PreviewedSite } from '../../../machines/websites/livePreview/livePreview.machine';
import { readSiteEdits, storeSiteEdits } from '../storage/siteEdits';
import { call } from './call';

const userOf = (system: { get(systemId: 'session'): unknown }) =>
  (system.get('session') as SessionRef).getSnapshot().context.profile?.uuid ?? '';

/** A website, what it says, and what this browser has of it that is not published. */
export const loadSite = fromPromise<OpenedSite, { id: string }>(async ({ input, signal, system }) => {
  const [website, content] = await Promise.all([
    call('project', { params: input }, signal),
    call('projectContent', { params: input }, signal),
  ]);
  return { website, content, stored: readSiteEdits(userOf(system), input.id), most: 100 };
});

export const storeEdits = fromPromise<void, { id: string; edits: StoredEdits | null }>(
  async ({ input: { id, edits }, system }) => storeSiteEdits(userOf(system), id, edits),
);

/** Has a website rendered as it would be published now. */
export const renderSite = fromPromise<RenderedPreview, PreviewedSite>(
  ({ input: { id: project, domain, content }, signal }) => {
    const { business_details: business, business_images: pictures, credits } = content;
    const { template_uuid: id, website_name, sections, language, trade, palette } = content;
    const body = {
      domain,
      title: website_name ?? '',
      name: business.business_name,
      description: business.business_description,
      keywords: business.keywords,
      email: business.contact_email,
      phone: business.contact_phone,
      address: business.business_address,
      logo: { kind: 'uploaded', url: pictures.business_logo } as const,
      images: pictures.images.map((url) => {
        const credit = credits.find((one) => one.url === url);
        return credit ?? { url, alt_description: '', color: '', author: '' };
      }),
      sections,
      language,
      trade,
      palette,
      project,
    };
    return call('renderPreview', { params: { id }, body }, signal);
  },
);
