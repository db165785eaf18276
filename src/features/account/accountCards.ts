/** What the cards of the account's settings say of themselves: theirs, and the frame's before they are there. */
export const accountCards = {
  password: { title: 'Password', description: 'Changing it logs you out everywhere else.' },
  passkeys: {
    title: 'Passkeys',
    description: 'Sign in with your fingerprint, face or screen lock. No password to type, and none to steal.',
  },
  twoFactor: { title: 'Two-factor authentication' },
  sessions: {
    title: 'Sessions',
    description: 'Where you are signed in. Log out what you do not know, then change your password.',
  },
  securityLog: { title: 'Security log', description: 'Sign-ins and changes to how you sign in.' },
  dataExport: {
    title: 'Download my data',
    description: 'Your profile, websites, orders, payments and security log, as one JSON file.',
  },
  deletion: {
    title: 'Delete my account',
    description: 'Your websites go offline and your data is deleted. This cannot be undone.',
  },
} as const;
