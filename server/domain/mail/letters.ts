import type { MailedSite } from '../../db/schema/accounts';
import type { Letter } from './mail';

const signature = 'Sitewright';

/*
 * How long a code is valid is decided in `domain/account/codes/codes.ts`, which stands above the mail: the minutes in the
 * sentences here follow `lifetimes` there.
 */

export const signUpCode = (code: string): Letter => ({
  kind: 'sign-up-code',
  subject: `${code} is your Sitewright code`,
  code,
  text: `Welcome to Sitewright.\n\nYour code is ${code}. It is valid for 10 minutes and can be used once.\n\nIf you did not sign up, you need not do anything.\n\n${signature}`,
});

export const secondFactorCode = (code: string): Letter => ({
  kind: 'two-factor-code',
  subject: `${code} is your Sitewright sign-in code`,
  code,
  text: `Someone, most likely you, is signing in to your account.\n\nYour sign-in code is ${code}. It is valid for 10 minutes and can be used once.\n\nIf it was not you, change your password.\n\n${signature}`,
});

export const passwordResetCode = (code: string): Letter => ({
  kind: 'password-reset-code',
  subject: `${code} is your Sitewright code for a new password`,
  code,
  text: `Someone, most likely you, asked for a new password for your account.\n\nYour code is ${code}. It is valid for 15 minutes and can be used once.\n\nIf it was not you, you need not do anything: your password stays.\n\n${signature}`,
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
  `When: ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC\nWith: ${device || 'an unnamed device'}\nFrom: ${address || 'an unknown address'}`;

/** Tells of a sign-in from a place that no earlier one came from. */
export const newSignIn = (place: Place): Letter => ({
  kind: 'new-sign-in',
  subject: 'A new sign-in to your Sitewright account',
  text: `Your account was signed in to from a device or an address that we have not seen before.\n\n${placeLines(place)}\n\nIf it was not you, change your password: that ends every other session.\n\n${signature}`,
});

export const passwordChanged = (place: Place): Letter => ({
  kind: 'password-changed',
  subject: 'Your Sitewright password was changed',
  text: `The password of your account was changed, and the other sessions have ended.\n\n${placeLines(place)}\n\nIf it was not you, choose a new password at once with “Forgot password?”.\n\n${signature}`,
});

const secondFactors = {
  none: 'Your account asks for no second factor any more: the password is enough to sign in.',
  email: 'Your account asks for a code that is mailed to you, after the password.',
  totp: 'Your account asks for a code of your authenticator app, after the password.',
};

export const secondFactorChanged = (method: keyof typeof secondFactors, place: Place): Letter => ({
  kind: 'second-factor-changed',
  subject: 'The second factor of your Sitewright account was changed',
  text: `${secondFactors[method]}\n\n${placeLines(place)}\n\nIf it was not you, change your password: that ends every other session.\n\n${signature}`,
});

/** Tells of another way into the account, or of one less: `provider` is Google or GitHub, as it writes itself. */
export const identityChanged = (
  { provider, isLinked }: { provider: string; isLinked: boolean },
  place: Place,
): Letter => ({
  kind: 'identity-changed',
  subject: `${provider} was ${isLinked ? 'linked to' : 'unlinked from'} your Sitewright account`,
  text: `${isLinked ? `You can sign in with ${provider} from now on.` : `${provider} does not open your account any more.`}\n\n${placeLines(place)}\n\nIf it was not you, change your password, and look at the linked accounts in your settings.\n\n${signature}`,
});

/** Tells of a passkey that opens the account from now on, or that does not any more. */
export const passkeyChanged = ({ name, isAdded }: { name: string; isAdded: boolean }, place: Place): Letter => ({
  kind: 'passkey-changed',
  subject: `A passkey was ${isAdded ? 'added to' : 'removed from'} your Sitewright account`,
  text: `${isAdded ? `You can sign in with the passkey “${name}” from now on.` : `The passkey “${name}” does not open your account any more.`}\n\n${placeLines(place)}\n\nIf it was not you, change your password, and look at the passkeys in your settings.\n\n${signature}`,
});

/** Tells of a sign-in by a passkey whose own count went back, as that of a copy does. */
export const passkeySuspected = ({ name, isLetIn }: { name: string; isLetIn: boolean }, place: Place): Letter => ({
  kind: 'passkey-suspected',
  subject: 'A passkey of your Sitewright account may have been copied',
  text: `Someone, most likely you, showed the passkey “${name}”, and it had counted less than the last time. ${isLetIn ? 'As it is kept on several devices, that may happen, and the sign-in was let in.' : 'The sign-in was refused.'}\n\n${placeLines(place)}\n\nIf it was not you, remove that passkey in your settings and add a new one.\n\n${signature}`,
});

/** To an account's owner, when somebody signed in with a provider that names their mailbox but has not verified it. */
export const alreadyMember = (provider: string): Letter => ({
  kind: 'already-member',
  subject: 'You have a Sitewright account already',
  text: `Someone, most likely you, signed in with ${provider}, where this mailbox is not verified. It has an account with us already.\n\nSign in with your password, then link ${provider} in your settings. If it was not you, you need not do anything.\n\n${signature}`,
});

export const accountDeleted: Letter = {
  kind: 'account-deleted',
  subject: 'Your Sitewright account is deleted',
  text: `Your account is deleted: your websites are offline, and your name, address and files are erased. What the books have to keep stays without your name.\n\nIf it was not you, write to us at once.\n\n${signature}`,
};

/** `app` is the app's address. */
export const orderPlaced = (order: { businessName: string; domain: string; total: string; app: string }): Letter => ({
  kind: 'order-placed',
  subject: `Your website ${order.domain} is on its way`,
  text: `Thank you for your order.\n\nWe are setting up ${order.domain} for ${order.businessName}. ${order.total} EUR was taken from your balance.\n\nYour dashboard shows every step until the site is live: ${order.app}/\n\n${signature}`,
});

/** `page`: the app's page of it. */
export const websiteLive = (businessName: string, site: MailedSite, page: string): Letter => ({
  kind: 'website-live',
  subject: `${site.domain} is live`,
  text: `The website of ${businessName} is live: ${site.address}\n\nSend that address to whoever should see it. Opening hours, services and photos of your own can be added at ${page}\n\n${signature}`,
  site,
});
