import type { Letter } from './mail';

const signature = 'Sitewright';

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
  text: `Someone, most likely you, gave the right password for your account.\n\nYour sign-in code is ${code}. It is valid for 10 minutes and can be used once.\n\nIf it was not you, change your password.\n\n${signature}`,
});

export const orderPlaced = (order: { businessName: string; domain: string; total: string }): Letter => ({
  kind: 'order-placed',
  subject: `Your website ${order.domain} is on its way`,
  text: `Thank you for your order.\n\nWe are setting up ${order.domain} for ${order.businessName}. ${order.total} EUR was taken from your balance.\n\nYour dashboard shows every step until the site is live.\n\n${signature}`,
});

export const websiteLive = (site: { businessName: string; domain: string; address: string }): Letter => ({
  kind: 'website-live',
  subject: `${site.domain} is live`,
  text: `The website of ${site.businessName} is live: ${site.address}\n\n${signature}`,
});
