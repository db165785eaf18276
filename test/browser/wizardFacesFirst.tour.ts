import type { Page, Route } from '@playwright/test';
import type { accountStepMachine } from '../../machines/wizard/accountStep/accountStep.machine';
import type { oneTimeCodeMachine } from '../../machines/account/oneTimeCode/oneTimeCode.machine';
import type { signinMachine } from '../../machines/account/signin/signin.machine';
import type { signupMachine } from '../../machines/account/signup/signup.machine';
import type { codeStepMachine } from '../../machines/wizard/codeStep/codeStep.machine';
import { fillSignUp, stranger, typeCode } from './support/journey';
import { breakNext, busy, type Faces, Gallery, refusing, stopWaits, whileAnswered, whileHeld } from './support/states';
import { expect, test } from './support/test';

test.setTimeout(1_200_000);
test.use({ widths: [360, 768, 1440] });

const accountStep: Faces<typeof accountStepMachine> = {
  signingUp: 'sign-up',
  signingIn: 'sign-in',
  verified: ': a customer has no account step; who becomes one leaves it',
  leaving: 'the account is opened',
};
const signup: Faces<typeof signupMachine> = {
  'form.fields.editing': 'sign-up',
  'form.fields.registering': 'the account is made',
  'form.countries.loading': 'sign-up, the countries on their way',
  'form.countries.known': 'sign-up',
  'form.countries.unknown': 'sign-up without countries',
  verification: ': in the wizard the code has a step of its own',
  registered: 'the account is opened',
};
const signin: Faces<typeof signinMachine> = {
  form: 'sign-in',
  loggingIn: 'signing in',
  secondFactor: ': in the wizard the code has a step of its own',
  verification: 'a mailbox to be proved',
  signedIn: 'the account is opened',
  pending: ': the code step comes at once',
};
const codeStep: Faces<typeof codeStepMachine> = {
  asking: 'code',
  broken: 'the code step broke',
  verified: ': the domain step comes at once',
};
const oneTimeCode: Faces<typeof oneTimeCodeMachine> = {
  'open.code.entering': 'code',
  'open.code.verifying': 'the code is looked at',
  'open.code.showing': ': a passkey has a tour of its own',
  'open.mail.deciding': ': over before anything is drawn',
  'open.mail.preparing': 'the code is being sent',
  'open.mail.sending': 'the code is being sent',
  'open.mail.cooling.counting': 'code',
  'open.mail.idle': 'another code may be asked for',
  'open.mail.unsent': 'no code could be sent',
  'open.mail.unmailed': 'the code of an app',
  verified: ': the domain step comes at once',
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const countries = '**/v3.1/all*';
const profile = '**/api/profile/';
const codes = '**/api/otp/generate';

test('account and code: every state of both steps', { tag: '@full' }, async ({ page, product, watch, axe }) => {
  const gallery = new Gallery(page, axe);
  const address = '/website-setup?source=visitor';
  await stopWaits(page, 10_000, 30_000);
  const who = stranger('faces-first');
  const unproved = stranger('faces-unproved');
  const factor = stranger('faces-factor');
  const add = (one: typeof who, ...words: string[]) =>
    product.admin('user', 'add', '--email', one.email, '--password', one.password, ...words);
  await add(unproved);
  await add(factor, '--verified', '--two-factor', 'email');
  watch.expectRefusal(404, '/v3.1/all');
  watch.expectRefusal(400, '/auth/register/');
  watch.expectRefusal(401, '/auth/login/');
  watch.expectRefusal(403, '/auth/login/');
  watch.expectRefusal(400, '/otp/validate');
  for (const status of [429, 500]) watch.expectRefusal(status, '/otp/generate');

  await whileHeld(page, countries, async () => {
    await page.goto(address);
    await gallery.look('sign-up, the countries on their way', button(page, 'Create Account'));
    await button(page, /^Country code/).click();
    await gallery.look('the list of countries on its way', page.getByText('Loading countries...'));
    await page.keyboard.press('Escape');
  });
  await whileAnswered(page, countries, refusing(404), async () => {
    await page.reload();
    await gallery.look('sign-up without countries', page.getByText('The country codes could not be loaded.'));
  });
  await button(page, 'Retry').click();
  await expect(page.getByText('The country codes could not be loaded.')).toBeHidden();
  await gallery.look('sign-up', button(page, 'Create Account'));
  await button(page, 'Create Account').click();
  await gallery.look('sign-up with nothing in it', page.getByText('First name is required'));
  await button(page, /^Country code/).click();
  // The list's own code may still be on its way: until it is here, a space is the button's.
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.type('nowhere at all');
  await gallery.look('no country of that name', page.getByText('No countries found.'));
  await page.keyboard.press('Escape');

  const give = async (one: typeof who) => {
    await page.getByLabel('Email').fill(one.email);
    await page.getByLabel('Password', { exact: true }).fill(one.password);
    await button(page, 'Sign In').and(page.locator('[type=submit]')).click();
  };
  await button(page, 'Sign In').click();
  await gallery.look('sign-in', page.getByRole('link', { name: 'Forgot password?' }));
  await whileHeld(page, '**/api/auth/login/', async () => {
    await give({ ...unproved, password: 'not the password' });
    await gallery.look('signing in', busy(page.locator('[type=submit]')));
  });
  await gallery.look('sign-in refused', page.getByText('Invalid credentials.').first());
  await give(unproved);
  await gallery.look('a mailbox to be proved', page.getByRole('heading', { name: 'Check your email' }));
  await button(page, 'Back to sign in').click();
  const ofApp = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), two_factor_method: 'totp' } });
  };
  await whileAnswered(page, '**/api/auth/login/', ofApp, async () => {
    await give(factor);
    await gallery.look('the code of an app', page.getByRole('heading', { name: 'Enter your code' }));
  });
  await button(page, 'Use a recovery code').click();
  await gallery.look('a recovery code', page.getByLabel('Recovery code'));
  await button(page, 'Use a six-digit code').click();
  const mailed = await product.mail(factor.email);
  await typeCode(page, mailed.code ?? '');
  await button(page, 'Verify').click();
  await expect(page.getByRole('heading', { name: 'Domain Selection', level: 1 })).toBeVisible();

  // Somebody else comes to the same browser.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(address);
  await fillSignUp(page, who);
  await whileHeld(page, codes, async () => {
    await whileHeld(page, profile, async () => {
      await whileHeld(page, '**/api/auth/register/', async () => {
        await button(page, 'Create Account').click();
        await gallery.look('the account is made', busy(button(page, 'Create Account')));
      });
      await gallery.look('the account is opened', page.getByRole('status', { name: 'Opening your account' }));
    });
    await gallery.look('the code is being sent', page.getByText('We are sending a six-digit code'));
    await breakNext(page, watch, 'setTimeout', { given: 1_000 });
  });
  await gallery.look('the code step broke', page.getByText('The code could not be asked for.'));
  await button(page, 'Try again').click();
  const { code = '' } = await product.mail(who.email);
  await gallery.look('code', page.getByText('Enter the six-digit code that we have sent'));
  await whileAnswered(page, codes, refusing(500), async () => {
    await page.reload();
    await gallery.look('no code could be sent', page.getByText('We could not send a code'));
  });
  await whileAnswered(page, codes, refusing(429, { 'retry-after': '1' }), async () => {
    await page.reload();
    await gallery.look('another code may be asked for', button(page, /^Resend code$/));
  });
  await typeCode(page, code === '000000' ? '000001' : '000000');
  await whileHeld(page, '**/api/otp/validate', async () => {
    await button(page, 'Verify').click();
    await gallery.look('the code is looked at', busy(button(page, 'Verify')));
  });
  await gallery.look('a wrong code', page.getByText('The code is wrong or has expired.').first());
  await typeCode(page, code);
  await button(page, 'Verify').click();
  await expect(page.getByRole('heading', { name: 'Domain Selection', level: 1 })).toBeVisible();
  gallery.expectAll({ accountStep, signup, signin, codeStep, oneTimeCode });
});
