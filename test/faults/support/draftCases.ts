import { copyKey } from '../../../src/effects/storage/draftKeys';
import { byStatus, type Case, type Deed, quiet, type Scene, serverError, tooMany, unexpected } from './wizardCase';
import { business, ofAFile } from './wizardDraft';
import { buttonNamed, press, says, until } from './wizardTab';

const after = (words: string) => byStatus(`${words} ${tooMany}`, `${words} ${serverError}`, `${words} ${unexpected}`);
const unsaved = (sentence: string) => `Not saved: ${sentence} Kept in this browser.`;

/** The browser keeps pictures as long as the page lives: each case has one of its own. */
let pictures = 0;
const ofAPicture = async () => {
  pictures += 1;
  return { business: { ...business, logo: { kind: 'generated' as const, blob: `picture-${pictures}` } } };
};
/** What the browser knows the server to have. */
const sentPictures = () => (JSON.parse(localStorage.getItem(copyKey) ?? '{}') as { pictures?: string[] }).pictures;

const resume: Deed = () => press(/^Resume/);
const isResumed = ({ customer }: Scene) =>
  says('Find the address that people type.') && says(`${customer.names[0]}.com`);
const isAskedAgain =
  (call: 'checkDraft' | 'deleteDraft') =>
  ({ proxy }: Scene) =>
    proxy.count(call) > 1 && !proxy.isServerBusy();

/** The calls of the drafts that a customer has on the server. */
export const draftCases: readonly Case[] = [
  {
    call: 'saveDraft',
    customer: {},
    step: 'domain',
    says: {
      ...byStatus(unsaved(tooMany), unsaved(serverError), unsaved(unexpected)),
      failed: unsaved('you are offline.'),
    },
    retry: 'Retry',
    done: () => says('Saved '),
    guarded: 'html',
  },
  {
    call: 'saveDraftPicture',
    customer: {},
    draft: ofAFile,
    step: 'domain',
    says: quiet,
    retry: null,
    leave: 'Next: Website',
    done: () => sentPictures()?.length === 1,
  },
  {
    call: 'checkDraft',
    customer: {},
    step: 'domain',
    says: quiet,
    retry: null,
    leave: 'Next: Website',
    done: isAskedAgain('checkDraft'),
    guarded: '500',
  },
  {
    call: 'drafts',
    customer: {},
    isElsewhere: true,
    step: 'domain',
    says: { rest: 'Your other drafts could not be looked for' },
    retry: 'Look again',
    done: ({ customer }) => says(`Continue: ${customer.names[0]}.com`),
    patience: 3_000,
    guarded: '500',
  },
  {
    call: 'draft',
    customer: {},
    isElsewhere: true,
    step: 'domain',
    ask: resume,
    says: after('The draft could not be opened.'),
    retry: /^Resume/,
    done: isResumed,
  },
  {
    call: 'draftPicture',
    customer: {},
    isElsewhere: true,
    draft: ofAPicture,
    step: 'domain',
    ask: resume,
    says: after('The draft could not be opened.'),
    retry: /^Resume/,
    done: isResumed,
  },
  {
    call: 'deleteDraft',
    where: 'of one among others',
    customer: {},
    isElsewhere: true,
    step: 'domain',
    ask: () => press(/^Discard/),
    says: after('could not be discarded.'),
    retry: /^Discard/,
    done: (scene) => isAskedAgain('deleteDraft')(scene) && !says('Undo') && !buttonNamed(/^Discard/),
    guarded: '500',
  },
  {
    // It is given up here in any case; one that stays on the server is offered again.
    call: 'deleteDraft',
    where: 'of the one that is open',
    customer: {},
    step: 'domain',
    prepare: () => until('the copy', () => says('Saved ')),
    ask: async () => {
      await press('Cancel website creation');
      await press('Yes, Cancel & Go to Dashboard');
    },
    isChoice: true,
    says: quiet,
    retry: null,
    leave: 'Refresh Status',
    done: () => says('Website Deployment Status'),
  },
];
