import type { NoticeChannel, NoticeEvent } from '../../../contract/rules/notices/notices';

export const eventWords: Record<NoticeEvent, { title: string; hint?: string }> = {
  deposit: { title: 'Deposit', hint: 'Your top-up has reached your balance.' },
  'low-balance': { title: 'Low balance', hint: 'A charge has left less than your threshold.' },
  'charge-7': { title: 'Upcoming charge, 7 days before' },
  'charge-3': { title: 'Upcoming charge, 3 days before' },
  'charge-1': { title: 'Upcoming charge, 1 day before' },
  'charge-failed': { title: 'Charge failed', hint: 'Your balance does not cover a month.' },
  'deployment-live': { title: 'Website live' },
  'deployment-failed': { title: 'Deployment failed' },
  'domain-expiring': { title: 'Domain expiring', hint: 'A domain ends that is not renewed.' },
  'site-message': { title: 'Message from a visitor' },
  'ticket-answered': { title: 'Ticket answered' },
  'sign-in': { title: 'New sign-in', hint: 'From a device or an address that is new to us.' },
};

export const channelWords: Record<NoticeChannel, string> = { in_app: 'In app', email: 'E-mail' };
