import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { DraftLogo } from '../../contract/draft';
import type { Failure } from '../../contract/failure';
import type { Plan, Template } from '../../contract/plan';
import type { RenderPreview, RenderedPreview } from '../../contract/previews';
import type { PreviewInput } from '../../machines/preview/preview.machine';
import type { ResourceRef } from '../../machines/resource/resource.machine';
import { getBlob } from './blobs';
import { call } from './call';
import { dataUrlOf } from './upload';

interface Known {
  value: unknown;
  failure: Failure | null;
}

/** Follows a cached resource of the root: keeps it fresh, and tells each new value, or why there is none. */
const watch = (name: string, newsOf: (known: Known) => EventObject | null) =>
  fromCallback<EventObject, undefined>(({ system, sendBack }) => {
    const resource = system.get(name) as ResourceRef | undefined;
    if (!resource) return undefined;
    let told: Known = { value: null, failure: null };
    const look = () => {
      const snapshot = resource.getSnapshot();
      const { value } = snapshot.context;
      const failure = snapshot.matches('failed') ? snapshot.context.failure : null;
      if (value === told.value && failure === told.failure) return;
      told = { value, failure };
      const news = newsOf(told);
      if (news) sendBack(news);
    };
    const subscription = resource.subscribe(look);
    resource.send({ type: 'resource.watch' });
    look();
    return () => {
      subscription.unsubscribe();
      resource.send({ type: 'resource.unwatch' });
    };
  });

/** Tells the wizard the plans once they are known. */
export const watchPlans = watch('plans', ({ value }) =>
  value === null ? null : { type: 'plans.changed', plans: value as Plan[] },
);

/** Tells the website step the templates, and when they could not be loaded. */
export const watchTemplates = watch('templates', ({ value, failure }) => ({
  type: 'templates.changed',
  templates: value as Template[] | null,
  isFailed: value === null && failure !== null,
}));

/** A picture that this browser has lost is no logo any more. */
async function logoOf(logo: DraftLogo): Promise<RenderPreview['logo']> {
  if (logo.kind === 'uploaded') return { kind: 'uploaded', url: logo.url };
  const picture = logo.kind === 'none' ? null : await getBlob(logo.blob);
  return picture ? { kind: 'sent', image: await dataUrlOf(picture) } : { kind: 'none' };
}

/** Has a template rendered with what the draft says; until the business has a name, with the website's. */
export const renderPreview = fromPromise<RenderedPreview, PreviewInput>(async ({ input: { uuid, draft }, signal }) => {
  const { domain, website_name, business, images } = draft;
  const body = {
    domain,
    name: business.business_name || website_name,
    description: business.business_description,
    keywords: business.keywords,
    email: business.contact_email,
    phone: business.contact_phone && business.contact_dial_code + business.contact_phone,
    address: business.business_address,
    logo: await logoOf(business.logo),
    images: images.map(({ id: _, ...image }) => image),
  };
  return call('renderPreview', { params: { id: uuid }, body }, signal);
});
