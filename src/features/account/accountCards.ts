import { t } from '../../../contract/languages/t';

/** What the cards of the account's settings say of themselves: theirs, and the frame's before they are there. */
export const accountCards = {
  password: { title: t('Password'), description: t('Changing it logs you out everywhere else.') },
  passkeys: {
    title: t('Passkeys'),
    description: t('Sign in with your fingerprint, face or screen lock. No password to type, and none to steal.'),
  },
  twoFactor: { title: t('Two-factor authentication') },
  sessions: {
    title: t('Sessions'),
    description: t('Where you are signed in. Log out what you do not know, then change your password.'),
  },
  securityLog: { title: t('Security log'), description: t('Sign-ins and changes to how you sign in.') },
  dataExport: {
    title: t('Download my data'),
    description: t('Your profile, websites, orders, payments and security log, as one JSON file.'),
  },
  deletion: {
    title: t('Delete my account'),
    description: t('Your websites go offline and your data is deleted. This cannot be undone.'),
  },
} as const;
