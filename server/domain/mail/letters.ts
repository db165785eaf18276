import { t } from '../../../contract/languages/t';
import type { MailedSite } from '../../db/schema/accounts';
import type { Letter } from './mail';
import { euros, letterText } from './words';

/*
 * How long a code is valid is decided in `domain/account/codes/codes.ts`, which stands above the mail: the minutes in the
 * sentences here follow `lifetimes` there.
 */

export const signUpCode = (code: string): Letter => ({
  kind: 'sign-up-code',
  subject: t('{code} is your Sitewright code', { code }),
  code,
  text: letterText(
    t('Welcome to Sitewright.'),
    t('Your code is {code}. It is valid for 10 minutes and can be used once.', { code }),
    t('If you did not sign up, you need not do anything.'),
  ),
});

export const secondFactorCode = (code: string): Letter => ({
  kind: 'two-factor-code',
  subject: t('{code} is your Sitewright sign-in code', { code }),
  code,
  text: letterText(
    t('Someone, most likely you, is signing in to your account.'),
    t('Your sign-in code is {code}. It is valid for 10 minutes and can be used once.', { code }),
    t('If it was not you, change your password.'),
  ),
});

export const passwordResetCode = (code: string): Letter => ({
  kind: 'password-reset-code',
  subject: t('{code} is your Sitewright code for a new password', { code }),
  code,
  text: letterText(
    t('Someone, most likely you, asked for a new password for your account.'),
    t('Your code is {code}. It is valid for 15 minutes and can be used once.', { code }),
    t('If it was not you, you need not do anything: your password stays.'),
  ),
});

interface Place {
  /** As the browser names itself; may be empty. */
  device: string;
  /** IP address; may be empty. */
  address: string;
  /** Milliseconds. */
  at: number;
}
const placeLines = ({ device, address, at }: Place) =>
  t('When: {time} UTC\nWith: {device}\nFrom: {address}', {
    time: new Date(at).toISOString().slice(0, 16).replace('T', ' '),
    device: device || t('an unnamed device'),
    address: address || t('an unknown address'),
  });

/** Tells of a sign-in from a place that no earlier one came from. */
export const newSignIn = (place: Place): Letter => ({
  kind: 'new-sign-in',
  subject: t('A new sign-in to your Sitewright account'),
  text: letterText(
    t('Your account was signed in to from a device or an address that we have not seen before.'),
    placeLines(place),
    t('If it was not you, change your password: that ends every other session.'),
  ),
});

export const passwordChanged = (place: Place): Letter => ({
  kind: 'password-changed',
  subject: t('Your Sitewright password was changed'),
  text: letterText(
    t('The password of your account was changed, and the other sessions have ended.'),
    placeLines(place),
    t('If it was not you, choose a new password at once with “Forgot password?”.'),
  ),
});

const secondFactors = {
  none: () => t('Your account asks for no second factor any more: the password is enough to sign in.'),
  email: () => t('Your account asks for a code that is mailed to you, after the password.'),
  totp: () => t('Your account asks for a code of your authenticator app, after the password.'),
};

export const secondFactorChanged = (method: keyof typeof secondFactors, place: Place): Letter => ({
  kind: 'second-factor-changed',
  subject: t('The second factor of your Sitewright account was changed'),
  text: letterText(
    secondFactors[method](),
    placeLines(place),
    t('If it was not you, change your password: that ends every other session.'),
  ),
});

/** Tells of another way into the account, or of one less: `provider` is Google or GitHub, as it writes itself. */
export const identityChanged = (
  { provider, isLinked }: { provider: string; isLinked: boolean },
  place: Place,
): Letter => ({
  kind: 'identity-changed',
  subject: isLinked
    ? t('{provider} was linked to your Sitewright account', { provider })
    : t('{provider} was unlinked from your Sitewright account', { provider }),
  text: letterText(
    isLinked
      ? t('You can sign in with {provider} from now on.', { provider })
      : t('{provider} does not open your account any more.', { provider }),
    placeLines(place),
    t('If it was not you, change your password, and look at the linked accounts in your settings.'),
  ),
});

/** Tells of a passkey that opens the account from now on, or that does not any more. */
export const passkeyChanged = ({ name, isAdded }: { name: string; isAdded: boolean }, place: Place): Letter => ({
  kind: 'passkey-changed',
  subject: isAdded
    ? t('A passkey was added to your Sitewright account')
    : t('A passkey was removed from your Sitewright account'),
  text: letterText(
    isAdded
      ? t('You can sign in with the passkey “{name}” from now on.', { name })
      : t('The passkey “{name}” does not open your account any more.', { name }),
    placeLines(place),
    t('If it was not you, change your password, and look at the passkeys in your settings.'),
  ),
});

/** Tells of a sign-in by a passkey whose own count went back, as that of a copy does. */
export const passkeySuspected = ({ name, isLetIn }: { name: string; isLetIn: boolean }, place: Place): Letter => ({
  kind: 'passkey-suspected',
  subject: t('A passkey of your Sitewright account may have been copied'),
  text: letterText(
    isLetIn
      ? t(
          'Someone, most likely you, showed the passkey “{name}”, and it had counted less than the last time. As it is kept on several devices, that may happen, and the sign-in was let in.',
          { name },
        )
      : t(
          'Someone, most likely you, showed the passkey “{name}”, and it had counted less than the last time. The sign-in was refused.',
          { name },
        ),
    placeLines(place),
    t('If it was not you, remove that passkey in your settings and add a new one.'),
  ),
});

/** To an account's owner, when somebody signed in with a provider that names their mailbox but has not verified it. */
export const alreadyMember = (provider: string): Letter => ({
  kind: 'already-member',
  subject: t('You have a Sitewright account already'),
  text: letterText(
    t(
      'Someone, most likely you, signed in with {provider}, where this mailbox is not verified. It has an account with us already.',
      { provider },
    ),
    t(
      'Sign in with your password, then link {provider} in your settings. If it was not you, you need not do anything.',
      { provider },
    ),
  ),
});

export const accountDeleted = (): Letter => ({
  kind: 'account-deleted',
  subject: t('Your Sitewright account is deleted'),
  text: letterText(
    t(
      'Your account is deleted: your websites are offline, and your name, address and files are erased. What the books have to keep stays without your name.',
    ),
    t('If it was not you, write to us at once.'),
  ),
});

/** `total` in minor units; `app` is the app's address. */
export const orderPlaced = (order: { businessName: string; domain: string; total: number; app: string }): Letter => ({
  kind: 'order-placed',
  subject: t('Your website {domain} is on its way', { domain: order.domain }),
  text: letterText(
    t('Thank you for your order.'),
    t('We are setting up {domain} for {business}. {amount} was taken from your balance.', {
      domain: order.domain,
      business: order.businessName,
      amount: euros(order.total),
    }),
    t('Your dashboard shows every step until the site is live: {page}', { page: `${order.app}/` }),
  ),
});

/** `page`: the app's page of it. */
export const websiteLive = (businessName: string, site: MailedSite, page: string): Letter => ({
  kind: 'website-live',
  subject: t('{domain} is live', { domain: site.domain }),
  text: letterText(
    t('The website of {business} is live: {address}', { business: businessName, address: site.address }),
    t(
      'Send that address to whoever should see it. Opening hours, services and photos of your own can be added at {page}',
      { page },
    ),
  ),
  site,
});
