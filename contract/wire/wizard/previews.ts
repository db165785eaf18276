import * as v from 'valibot';
import { DomainName } from './domain';
import type { ChosenImage } from './order';
import type { Route } from '../route';
import { siteFields } from '../websites/sections';
import { UploadImage } from './upload';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** The logo of a draft as a preview takes it: nothing yet, uploaded already, or the picture itself as a data URL. */
const PreviewLogo = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('uploaded'), url: v.pipe(v.string(), v.url(), v.maxLength(2_000)) }),
  v.object({ kind: v.literal('sent'), ...UploadImage.entries }),
]);

/** As much of a draft as its website shows; '' or none for what the customer has not chosen yet. */
export const RenderPreview = v.object({
  domain: v.nullable(DomainName),
  name: text(120),
  /** Of the page, in the browser's tab. */
  title: text(120),
  description: text(4_000),
  keywords: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(30)),
  email: text(254),
  phone: text(24),
  address: text(300),
  logo: PreviewLogo,
  images: v.pipe(
    v.array(
      v.object({
        url: v.pipe(v.string(), v.url(), v.maxLength(2_000), v.regex(/^https?:/)),
        alt_description: text(1_000),
        color: text(32),
        author: text(200),
      } satisfies Record<keyof Omit<ChosenImage, 'id'>, unknown>),
    ),
    v.maxLength(24),
  ),
  ...siteFields,
  /** Of a website in the editor: each part leads to its form there. */
  project: v.optional(v.pipe(v.string(), v.uuid())),
  /** Whether it is seen in its second language first, where it has one. */
  is_translated: v.optional(v.boolean()),
});
export type RenderPreview = v.InferOutput<typeof RenderPreview>;

/** What a preview fills with its template's sample where the customer has chosen nothing. */
export const previewSamples = ['name', 'description', 'keywords', 'contact', 'logo', 'images'] as const;
export type PreviewSample = (typeof previewSamples)[number];

/** What the customer has chosen and a preview goes without: there is nothing at its address any more. */
export const previewLosses = ['logo', 'images'] as const;
export type PreviewLoss = (typeof previewLosses)[number];

export const RenderedPreview = v.object({
  /** At the content origin. It shows the page once, to a frame of the app. */
  url: v.pipe(v.string(), v.url()),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  /** OKLCH degrees of the colour that it has by its logo or its template. */
  hue: v.number(),
  samples: v.array(v.picklist(previewSamples)),
  missing: v.array(v.picklist(previewLosses)),
});
export type RenderedPreview = v.InferOutput<typeof RenderedPreview>;

/** A template with the customer's own words and pictures, before anything is ordered; additive. */
export const previewRoutes = {
  renderPreview: {
    method: 'POST',
    base: '/api',
    path: '/template/:id/preview/',
    session: 'required',
    params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
    body: RenderPreview,
    replies: { 201: RenderedPreview },
  },
} as const satisfies Record<string, Route>;
