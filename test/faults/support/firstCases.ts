import { type Case, byStatus, type Deed, inDomainCheck, inForm, oops, quiet, type Scene, toPay } from './wizardCase';
import { business } from './wizardDraft';
import { buttonNamed, fill, press, says, until } from './wizardTab';

const profileError = 'There was an issue retrieving your profile details. Please try again.';
const search =
  (ending: string): Deed =>
  async ({ customer }) => {
    await fill('Search for a domain', customer.names[1] + ending);
    await press('Search');
  };
const secret = { password: 'a long password' };
const newMailbox = ({ customer }: Scene) => `new-${customer.email}`;
const signUp: Deed = async (scene) => {
  await fill('First name', 'Ada');
  await fill('Last name', 'Baker');
  await fill('Email', newMailbox(scene));
  await fill('Phone number', '470123456');
  await fill('Password', secret.password);
  await fill('Confirm password', secret.password);
};
const signIn: Deed = async ({ customer }) => {
  await press('Sign In');
  await fill('Email', customer.email);
  await fill('Password', secret.password);
};
const typeCode = async ({ product }: Scene, email: string) => {
  await until('the mail', () => says('Enter the six-digit code that we have sent'));
  await fill('Digit 1 of 6', await product.codeTo(email));
};
const isAtDomains = () => says('Find the address that people type.');

/** The calls of the opening, and of the steps up to the website. */
export const firstCases: readonly Case[] = [
  {
    call: 'profile',
    customer: {},
    step: 'domain',
    says: { rest: profileError },
    retry: 'Try again',
    done: isAtDomains,
  },
  {
    call: 'refresh',
    customer: {},
    isStale: true,
    step: 'domain',
    says: byStatus('Session expired!', 'Session expired!', profileError),
    retry: 'Try again',
    away: { 429: 'Sign In', '429 later': 'Sign In', 500: 'Sign In' },
    done: isAtDomains,
    patience: 8_000,
  },
  {
    call: 'plans',
    customer: toPay,
    draft: { plan: null },
    step: 'summary',
    says: { rest: 'The prices could not be loaded.', 500: oops },
    retry: 'Retry',
    away: { 500: 'Back to Home' },
    done: () => says('Setup fee'),
  },
  {
    call: 'register',
    customer: {},
    isVisitor: true,
    prepare: signUp,
    ask: () => press('Create Account'),
    says: inForm,
    retry: 'Create Account',
    done: () => says('Check your email'),
  },
  {
    call: 'countries',
    where: 'of the sign-up',
    customer: {},
    isVisitor: true,
    says: { rest: 'The country codes could not be loaded.' },
    retry: 'Retry',
    done: () => !says('The country codes could not be loaded.'),
  },
  {
    call: 'network',
    customer: {},
    isVisitor: true,
    says: quiet,
    retry: null,
    leave: 'Create Account',
    done: () => says('+1'),
  },
  {
    call: 'generateCode',
    customer: {},
    isVisitor: true,
    prepare: signUp,
    ask: () => press('Create Account'),
    says: { rest: 'We could not send a code to', '429 later': 'Enter the six-digit code that we have sent' },
    retry: /^Resend code/,
    done: () => says('Enter the six-digit code that we have sent'),
  },
  {
    call: 'validateCode',
    customer: {},
    isVisitor: true,
    prepare: async (scene) => {
      await signUp(scene);
      await press('Create Account');
      await typeCode(scene, newMailbox(scene));
    },
    ask: () => press('Verify'),
    says: inForm,
    again: (scene) => typeCode(scene, newMailbox(scene)),
    retry: 'Verify',
    done: isAtDomains,
  },
  {
    call: 'login',
    customer: secret,
    isVisitor: true,
    prepare: signIn,
    ask: () => press('Sign In'),
    says: inForm,
    retry: 'Sign In',
    done: isAtDomains,
  },
  {
    call: 'validateSecondFactor',
    customer: { ...secret, twoFactor: 'email' },
    isVisitor: true,
    prepare: async (scene) => {
      await signIn(scene);
      await press('Sign In');
      await typeCode(scene, scene.customer.email);
    },
    ask: () => press('Verify'),
    says: inForm,
    again: (scene) => typeCode(scene, scene.customer.email),
    retry: 'Verify',
    done: isAtDomains,
  },
  {
    call: 'suggestDomains',
    customer: {},
    step: 'domain',
    ask: search(''),
    says: inDomainCheck,
    retry: 'Try again',
    done: () => document.querySelector('[aria-labelledby=suggested-domains] li'),
  },
  {
    call: 'checkDomains',
    customer: {},
    step: 'domain',
    ask: search(''),
    says: inDomainCheck,
    retry: 'Try again',
    done: () => buttonNamed(/^Add ada-bakes/),
  },
  {
    call: 'checkDomain',
    customer: {},
    draft: { domains: [], domain: null },
    step: 'domain',
    ask: search('.com'),
    says: inDomainCheck,
    retry: 'Search',
    done: () => buttonNamed(/^Remove ada-bakes/),
  },
  {
    call: 'holdDomain',
    customer: {},
    step: 'domain',
    says: inDomainCheck,
    retry: 'Hold again',
    done: () => says('Held for you until'),
    guarded: '500',
  },
  {
    call: 'releaseDomain',
    customer: {},
    step: 'domain',
    prepare: () => until('the hold', () => says('Held for you until')),
    ask: () => press(/^Remove ada-bakes/),
    isChoice: true,
    says: quiet,
    retry: null,
    leave: 'Search',
    done: () => says('No domains selected yet'),
  },
  {
    call: 'templates',
    customer: {},
    step: 'website',
    says: { rest: 'The templates could not be loaded.', 500: oops },
    retry: 'Retry',
    away: { 500: 'Back to Home' },
    done: () => buttonNamed(/^Preview/),
  },
  {
    call: 'renderPreview',
    customer: {},
    draft: { images: [], business },
    step: 'website',
    prepare: () => until('the templates', () => buttonNamed(/^Preview/)),
    ask: () => press(/^Preview/),
    says: inForm,
    retry: 'Retry',
    done: () => document.querySelector('iframe'),
  },
];
