import { t } from '../../../../contract/languages/t';

export const terms = {
  title: t('Terms'),
  date: '2026-11-21',
  intro: t('These are the terms on which you use Sitewright to make and run a website.'),
  parts: [
    {
      title: t('Your account'),
      text: t(
        'You need a mailbox of your own. Keep your password to yourself: what happens with it counts as done by you. You may close your account at any time once no website runs on it.',
      ),
    },
    {
      title: t('Your website and what is on it'),
      text: t(
        'The words, logos and pictures that you put on your website are yours, and you answer for them. You may not publish what is against the law or takes the rights of others. We may take a page offline that does, and tell you why.',
      ),
    },
    {
      title: t('Prices and your balance'),
      text: t(
        'You pay in advance from a balance in euros. A website costs the setup fee once and the monthly fee for each month that has begun; a domain is included up to €14.99 a year and is charged at its own price from €15.00 on. What is charged is shown before you order.',
      ),
    },
    {
      title: t('Top-ups'),
      text: t(
        'You top up with cryptocurrency. What reaches us is credited at the amount of the invoice, or at its value when more, less or later than asked has come. Money counts once the network has confirmed it.',
      ),
    },
    {
      title: t('Domains'),
      text: t(
        'We register the domain that you choose in your name with a registrar, whose rules and those of the registry apply as well.',
      ),
    },
    {
      title: t('When something goes wrong'),
      text: t(
        'We run websites with care and restore them when they fail, but cannot promise that they are never away. We answer for damage that we cause by intent or gross negligence.',
      ),
    },
  ],
};

export const privacy = {
  title: t('Privacy'),
  date: '2026-11-28',
  intro: t('What Sitewright knows about you, why, and for how long.'),
  parts: [
    {
      title: t('What we keep'),
      text: t(
        'Your name, mailbox and phone number, a one-way fingerprint of your password, your orders and deposits, what you publish, and when and from where your account was opened.',
      ),
    },
    {
      title: t('What for'),
      text: t(
        'To run your account and your websites, to register your domain, to keep the books, and to protect your account. Nothing is sold, and nothing follows you around the web.',
      ),
    },
    {
      title: t('In your browser'),
      text: t(
        'Your session, your theme and the order that you have begun are kept in your browser, so that you can go on where you stopped. Signing out clears them. There is no advertising and no third-party script.',
      ),
    },
    {
      title: t('Who else sees it'),
      text: t(
        'The registrar gets what a registration needs. The payment service learns the amount of an invoice. The stock picture service learns what you search for and which pictures you choose. Notices that you turn on in a browser are passed on by its maker, who cannot read them. Everyone else learns nothing.',
      ),
    },
    {
      title: t('How long'),
      text: t(
        'As long as you have an account; what the law wants for the books stays for ten years. Codes are worthless after ten minutes and are not kept.',
      ),
    },
    {
      title: t('Your rights'),
      text: t('You may see what we keep, have it corrected or deleted, and take it with you.'),
    },
  ],
};
