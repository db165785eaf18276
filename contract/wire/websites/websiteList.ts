import * as v from 'valibot';
import { CsvFile } from '../money/file';
import { Money } from '../money/money';
import { PageQuery, TextQuery } from '../money/page';
import type { Route } from '../route';
import { projectStatuses } from '../../rules/websites/projectStatus';
import { Project } from './project';

/**
 * live: visitors see it; progress: it is being set up; attention: its setup failed, or its fee could not be charged. One whose
 * fee is overdue is live, and needs attention.
 */
export const websiteGroups = ['live', 'progress', 'attention'] as const;
/** By when it was ordered, by its domain, by when its next charge is due; what has none ahead comes last either way. */
export const websiteSorts = ['newest', 'oldest', 'a-z', 'z-a', 'due-first', 'due-last'] as const;

/** A website as the list of them shows it. */
export const Website = v.object({
  ...Project.entries,
  /** Of its template; null for one that is not offered any more. */
  template_name: v.nullable(v.string()),
  /** What it costs; null once its order was refunded. */
  monthly_fee: v.nullable(Money),
  /** When that is charged next; null where nothing is ahead: it failed, is suspended or ends. */
  next_billing_date: v.nullable(v.string()),
  /** Its subscription was cancelled and ends then. */
  ends_at: v.nullable(v.string()),
  /** It has ended and is offline since then; its files can be had for a while. */
  ended_at: v.nullable(v.string()),
  /** What happened last in its deployment. */
  latest_event: v.nullable(
    v.object({
      stage: v.picklist(projectStatuses),
      attempt: v.number(),
      at: v.string(),
      message: v.optional(v.string()),
    }),
  ),
});
export type Website = v.InferOutput<typeof Website>;

/** All of them combine; the text is part of the domain or of the business's name, in any case. */
export const WebsiteFilters = v.object({
  group: v.optional(v.picklist(websiteGroups)),
  sort: v.optional(v.picklist(websiteSorts), 'newest'),
  ...TextQuery.entries,
});
export const WebsiteQuery = v.object({ ...WebsiteFilters.entries, ...v.omit(PageQuery, ['cursor']).entries });

export const WebsitePage = v.object({
  items: v.array(Website),
  /** Those that fit the filters, on all pages. */
  total: v.number(),
  page: v.number(),
  limit: v.number(),
  /** All that are listed without filters. */
  listed: v.number(),
  /** Those that take a place of the plan. */
  websites: v.number(),
  /** How many the plan holds; 0 is no limit. */
  project_limit: v.number(),
});

/** Additive: a customer's own websites with what they cost and how they do. */
export const websiteListRoutes = {
  websiteList: {
    method: 'GET',
    base: '/api',
    path: '/projects/',
    session: 'required',
    query: WebsiteQuery,
    replies: { 200: WebsitePage },
  },
  /** All that fits the filters. */
  websitesCsv: {
    method: 'GET',
    base: '/api',
    path: '/projects/websites.csv',
    session: 'required',
    query: WebsiteFilters,
    isFile: true,
    replies: { 200: CsvFile },
  },
} as const satisfies Record<string, Route>;
