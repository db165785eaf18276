import { t } from '../../../contract/languages/t';
import type { NoticeChannel, NoticeEvent } from '../../../contract/rules/notices/notices';

export const eventWords: Record<NoticeEvent, { title: string; hint?: string }> = {
  deposit: { title: t('Deposit'), hint: t('Your top-up has reached your balance.') },
  'low-balance': { title: t('Low balance'), hint: t('A charge has left less than your threshold.') },
  'charge-7': { title: t('Upcoming charge, 7 days before') },
  'charge-3': { title: t('Upcoming charge, 3 days before') },
  'charge-1': { title: t('Upcoming charge, 1 day before') },
  'charge-failed': { title: t('Charge failed'), hint: t('Your balance does not cover a month.') },
  'deployment-live': { title: t('Website live') },
  'deployment-failed': { title: t('Deployment failed') },
  'domain-expiring': { title: t('Domain expiring'), hint: t('A domain ends that is not renewed.') },
  'site-message': { title: t('Message from a visitor') },
  'ticket-answered': { title: t('Ticket answered') },
  'sign-in': { title: t('New sign-in'), hint: t('From a device or an address that is new to us.') },
};

export const channelWords: Record<NoticeChannel, string> = { in_app: t('In app'), email: t('E-mail') };
