import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventObject, fromCallback, fromTransition } from 'xstate';
import { cancelWebsiteMachine } from '../../../../machines/websites/cancelWebsite/cancelWebsite.machine';
import { contentMachine } from '../../../../machines/websites/content/content.machine';
import { messagesMachine } from '../../../../machines/websites/messages/messages.machine';
import { ownDomainMachine } from '../../../../machines/websites/ownDomain/ownDomain.machine';
import { versionsMachine } from '../../../../machines/websites/versions/versions.machine';
import type { WebsiteDetailSnapshot } from '../../../../machines/websites/websiteDetail/websiteDetail.machine';
import {
  bakery,
  websiteDetailDelays,
  websiteDetailModels,
} from '../../../../machines/websites/websiteDetail/websiteDetail.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { known, within } from '../../../../test/walk/system';
import './CancelWebsiteDialog';
import './Content';
import './Domain';
import './Formalities';
import './Messages';
import './Overview';
import './Versions';
import { WebsiteDetail } from './WebsiteDetail';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));
const silent = fromCallback<EventObject, undefined>(() => undefined);
const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
const isBusy = (name: string) => button(name)?.getAttribute('aria-busy') === 'true';

/** Whatever is known of it stays, in the tab that the address says. */
async function page(at: WebsiteDetailSnapshot) {
  const { website, problem, tab, trouble } = at.context;
  if (problem !== null) expect(screen.getByText(problem)).toBeTruthy();
  if (!website) {
    expect(screen.queryByText('Loading this website') !== null).toBe(problem === null);
    return;
  }
  expect(screen.getByRole('heading', { name: website.domain, level: 2, hidden: true })).toBeTruthy();
  const current = screen
    .getAllByRole('link', { hidden: true })
    .find((link) => link.getAttribute('aria-current') === 'page');
  expect(current?.textContent?.toLowerCase()).toBe(tab);
  if (tab === 'overview') {
    const words = { DEPLOYED: 'It is live.', REQUEST_DOMAIN: 'It is being set up.' } as Record<string, string>;
    expect(await screen.findByText(words[website.project_status] ?? 'It could not be set up.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Open/ }) !== null).toBe(website.live_address !== null);
  }
  if (tab === 'danger')
    expect((await screen.findAllByText(/Export as ZIP|Cancel this website/)).length).toBeGreaterThan(0);
  if (trouble && tab === 'danger' && trouble.deed === 'export') expect(screen.getByText(trouble.words)).toBeTruthy();
}
const nothing = () => undefined;

walkScreen(websiteDetailModels, {
  render: WebsiteDetail,
  wrap: within({ app, templates: known([]), projects: known([]) }),
  delays: websiteDetailDelays,
  doubles: {
    content: contentMachine,
    messages: messagesMachine,
    versions: versionsMachine,
    ownDomain: ownDomainMachine.provide({ actors: { watchWebsite: silent, watchVisibility: silent } }),
    cancelWebsite: cancelWebsiteMachine,
  },
  sight: {
    shows: ({ context: { website, problem, tab, trouble } }) => [
      [website?.project_status, website?.subscription?.cancel_at ?? null],
      [problem, tab, trouble],
    ],
    possible: ({ context: { website, tab } }, event) => {
      if (/\.(?:content|messages|versions|ownDomain|cancelWebsite)$/.test(event.type)) return false;
      if (event.type === 'website.retry') return true;
      if (event.type === 'archive.request') return tab === 'danger' && website?.live != null;
      if (event.type === 'subscription.resume') return tab === 'danger' && website?.subscription?.cancel_at != null;
      if (event.type === 'cancellation.ask')
        return tab === 'danger' && website?.subscription != null && website.subscription.cancel_at === null;
      if (event.type === 'check.again') return tab === 'overview' && website?.live_address != null;
      return true;
    },
  },
  hands: {
    'website.retry': () => press('Retry'),
    'check.again': () => press('Check again'),
    'text.copy': 'elsewhere',
    'archive.request': () => press('Download ZIP'),
    'subscription.resume': () => press('Keep the website'),
    'cancellation.ask': () => press('Cancel website'),
    'detail.retry': () => press('Try again'),
  },
  eyes: {
    'open.sight.looking': page,
    'open.sight.shown': page,
    'open.sight.failed': async (at) => {
      await page(at);
      expect(button('Retry')).toBeTruthy();
    },
    'open.sight.missing': () => {
      expect(screen.getByText('Website not found')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to websites' })).toBeTruthy();
    },
    'open.check.none': nothing,
    'open.check.open.checking': () => expect(screen.getByText('Checking whether it answers')).toBeTruthy(),
    'open.check.open.answered': () => expect(screen.getByText('Answers now')).toBeTruthy(),
    'open.check.open.silent': () => expect(screen.getByText('Does not answer')).toBeTruthy(),
    'open.content.none': nothing,
    'open.content.open': nothing,
    'open.part.none': nothing,
    'open.part.messages': nothing,
    'open.part.versions': nothing,
    'open.part.ownDomain': nothing,
    'open.deed.asking': nothing,
    'open.deed.idle': () => expect([isBusy('Download ZIP'), isBusy('Keep the website')]).toEqual([false, false]),
    'open.deed.copying': nothing,
    'open.deed.exporting': (at) => expect(isBusy('Download ZIP')).toBe(at.context.website?.live != null),
    'open.deed.resuming': (at) => expect(isBusy('Keep the website')).toBe(at.context.website?.subscription != null),
    broken: () => {
      expect(screen.getByText('This page stopped working.')).toBeTruthy();
      expect(screen.queryByText(bakery.domain)).toBeNull();
    },
  },
});
