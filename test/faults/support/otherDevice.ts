import { type Draft, picturesOf, type WizardPosition } from '../../../contract/wire/wizard/draft';
import type { Scene } from './wizardCase';
import { dot } from './wizardDraft';

/** What another device of the customer saves on the server: a draft, and each picture that it names. */
export async function saveElsewhere(
  { product, customer, proxy }: Scene,
  draft: Draft,
  position: WizardPosition,
): Promise<void> {
  const address = `${product.browser['VITE_API_URL']}/drafts/${crypto.randomUUID()}/`;
  const put = async (path: string, body: unknown) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${customer.tokens.access_token}` };
    const answer = await proxy.fetch(address + path, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The other device was answered ${answer.status}: ${await answer.text()}`);
  };
  await put('', { draft, position, revision: 0 });
  for (const picture of picturesOf(draft)) await put(`pictures/${picture}/`, { image: `data:image/png;base64,${dot}` });
}
