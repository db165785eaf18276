import { fromPromise } from 'xstate';
import type { RenderedPreview } from '../../../contract/wire/wizard/previews';
import type { SessionRef } from '../../../machines/session/session/session.machine';
import type { Failure } from '../../../contract/rules/failure';
import type { EditsAnswer, EditsToSave } from '../../../machines/websites/editSync/editSync.machine';
import type { OpenedSite } from '../../../machines/websites/editor/editor.context';
import type { Newer } from '../../../machines/websites/editor/editor.meeting';
import type { StoredEdits } from '../../../machines/websites/editor/editor.stored';
import type { PreviewedSite } from '../../../machines/websites/livePreview/livePreview.machine';
import { noteAnswer, noteSave, readSiteEdits, storeSiteEdits } from '../storage/siteEdits';
import { call } from './call';

const userOf = (system: { get(systemId: 'session'): unknown }) =>
  (system.get('session') as SessionRef).getSnapshot().context.profile?.uuid ?? '';

/** Of a save, so that it is known again. */
const newSave = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
/** Saves of this tab, for a browser that stores nothing. */
let begun: readonly string[] = [];
const isOwn = (save: string | null, stored: { saves: readonly string[] } | null) =>
  save !== null && [...begun, ...(stored?.saves ?? [])].includes(save);

/** A website, what it says, and what of it is not published, on the server and in this browser. */
export const loadSite = fromPromise<OpenedSite, { id: string }>(async ({ input, signal, system }) => {
  const [website, content, saved] = await Promise.all([
    call('project', { params: input }, signal),
    call('projectContent', { params: input }, signal),
    call('siteEdits', { params: input }, signal),
  ]);
  const stored = readSiteEdits(userOf(system), input.id);
  return { website, content, saved, isOwn: isOwn(saved.save, stored), stored, most: 100 };
});

/** What the server has of it by now. */
export const loadNewer = fromPromise<Newer, { id: string }>(async ({ input, signal, system }) => {
  const [content, saved] = await Promise.all([
    call('projectContent', { params: input }, signal),
    call('siteEdits', { params: input }, signal),
  ]);
  return { content, saved, isOwn: isOwn(saved.save, readSiteEdits(userOf(system), input.id)) };
});

export const storeEdits = fromPromise<void, { id: string; stored: StoredEdits | null }>(
  async ({ input: { id, stored }, system }) => storeSiteEdits(userOf(system), id, stored),
);

/** Says which revision it is now, or what was saved meanwhile. Rejects with a plain `Failure`. */
export const saveEdits = fromPromise<EditsAnswer, EditsToSave>(
  async ({ input: { id, edits, revision }, signal, system }) => {
    const [user, save, params] = [userOf(system), newSave(), { id }];
    begun = [...begun, save];
    noteSave(user, id, save);
    const reply = edits
      ? await call('saveEdits', { params, body: { ...edits, revision, save } }, signal)
      : await call('dropEdits', { params, query: { revision: String(revision) } }, signal);
    if (reply.status === 200) {
      begun = [];
      noteAnswer(user, id, reply.body.revision, edits?.values ?? null);
      return { isSaved: true, ...reply.body };
    }
    const { theirs, message, code } = reply.body;
    if (!theirs) throw { status: 409, message, code } satisfies Failure;
    return { isSaved: false, theirs, isOwn: isOwn(theirs.save, readSiteEdits(user, id)) };
  },
);

/** Has a website rendered as it would be published now. */
export const renderSite = fromPromise<RenderedPreview, PreviewedSite>(
  ({ input: { id: project, domain, content, isTranslated: is_translated }, signal }) => {
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
      is_translated,
    };
    return call('renderPreview', { params: { id }, body }, signal);
  },
);
