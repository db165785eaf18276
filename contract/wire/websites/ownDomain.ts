import * as v from 'valibot';
import { isFullDomain } from '../../rules/wizard/domain';
import { notADomain } from '../../rules/websites/ownDomainName';
import type { Route } from '../route';
import { ProjectParams } from './project';

/** waiting: its records are looked at every minute; live: it shows the website; failed: it is not looked at any more. */
export const ownDomainStates = ['waiting', 'live', 'failed'] as const;

const DnsRecord = v.object({
  type: v.picklist(['A', 'AAAA', 'CNAME', 'TXT']),
  name: v.string(),
  value: v.string(),
});
export type DnsRecord = v.InferOutput<typeof DnsRecord>;

/** A domain that a customer has brought along, and what stands for the one that came with the website. */
export const OwnDomain = v.object({
  /** Whether this product takes domains of customers. */
  is_offered: v.boolean(),
  /** Of the website's own name: they stand already. */
  site_records: v.array(DnsRecord),
  own: v.nullable(
    v.object({
      domain: v.string(),
      /** Where it opens once it is live. */
      address: v.string(),
      state: v.picklist(ownDomainStates),
      /** What the customer sets at the domain's own registrar: the proof that it is theirs, and where it leads. */
      records: v.array(v.object({ ...DnsRecord.entries, is_seen: v.boolean() })),
      /** What is missing, or why it is not looked at any more; null when all is well, or before the first look. */
      problem: v.nullable(v.string()),
      checked_at: v.nullable(v.string()),
      /** Until when it is looked at; null of one that is live or has failed. */
      looked_at_until: v.nullable(v.string()),
    }),
  ),
});
export type OwnDomain = v.InferOutput<typeof OwnDomain>;

export const BringDomain = v.object({
  domain: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.transform((text) => text.replace(/\.$/, '')),
    v.check(isFullDomain, notADomain),
  ),
});

/** All additive; an id of somebody else's answers like an unknown one. */
export const ownDomainRoutes = {
  ownDomain: {
    method: 'GET',
    base: '/api',
    path: '/project/:id/own-domain/',
    session: 'required',
    params: ProjectParams,
    replies: { 200: OwnDomain },
  },
  /**
   * Says which domain the website shall have too, in the place of another one; said again it is looked at anew. 409 with a
   * code: 'not-live' before the website is and once it is taken down, 'domain-taken' for one that is not free, 'not-offered'.
   */
  bringOwnDomain: {
    method: 'PUT',
    base: '/api',
    path: '/project/:id/own-domain/',
    session: 'required',
    params: ProjectParams,
    body: BringDomain,
    replies: { 200: OwnDomain },
  },
  removeOwnDomain: {
    method: 'DELETE',
    base: '/api',
    path: '/project/:id/own-domain/',
    session: 'required',
    params: ProjectParams,
    replies: { 200: OwnDomain },
  },
} as const satisfies Record<string, Route>;
