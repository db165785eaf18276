import { randomUUID } from 'node:crypto';
import { type Draft, emptyDraft, type WizardPosition } from '../../../contract/wire/wizard/draft';
import type { SavedDraft } from '../../../contract/wire/wizard/drafts';
import { chosenTemplate } from './chosenTemplate';
import type { Customer } from './shop';
import { starterPlan } from './starterPlan';

/** What the wizard stores on its last step for a domain of 14.99 a year; `values` go over it. */
export const draftFor = (domain: string, values: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  plan: {
    uuid: starterPlan,
    name: 'Starter',
    setup_fee: 2_000,
    monthly_fee: 1_000,
    projectLimit: 3,
    benefits: ['A website'],
  },
  domains: [{ name: domain, price: 1_499 }],
  domain,
  website_name: 'Blue Bakery',
  category: 'Education',
  template: chosenTemplate('http://localhost/template.png'),
  business: { ...emptyDraft.business, business_name: 'Ada’s Bakery', keywords: ['bread'] },
  images: [{ id: 'a', url: 'http://localhost/a.png', alt_description: 'Bread', color: '#c2410c', author: 'Ada' }],
  ...values,
});

export const atSummary: WizardPosition = {
  step: 'summary',
  visited: ['domain', 'website', 'business', 'images', 'summary'],
};

type Answer = Record<string, unknown> & { revision?: number; saved_at?: string; code?: string; message?: string };

interface Saving {
  id?: string;
  revision?: number;
  position?: unknown;
  save?: string | undefined;
}

/** What the drafts answer a customer. */
export const shelfOf = ({ send }: Customer) => ({
  async save(
    draft: unknown,
    { id = randomUUID(), revision = 0, position = atSummary, save }: Saving = {},
  ): Promise<{ id: string; status: number; body: Answer & { draft?: SavedDraft } }> {
    const response = await send('PUT', `/drafts/${id}/`, { draft, position, revision, save });
    return { id, status: response.status, body: (await response.json()) as Answer & { draft?: SavedDraft } };
  },
  async read(id: string) {
    const response = await send('GET', `/drafts/${id}/`);
    return { status: response.status, body: (await response.json()) as SavedDraft & Answer };
  },
  list: async () => (await (await send('GET', '/drafts/')).json()) as Record<string, unknown>[],
  discard: async (id: string) => (await send('DELETE', `/drafts/${id}/`)).status,
});
