export const noticeChannels = ['in_app', 'email'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

interface Row {
  /** Whether it is sent, by channel, to who has not chosen. */
  readonly channels: Readonly<Record<NoticeChannel, boolean>>;
  /** Mailed at once, also to who wants one mail a day. */
  readonly isUrgent: boolean;
}

const everywhere = { in_app: true, email: true } as const;

/**
 * What customers are told of, in the order of their settings: the one table of events and channels, of which server and
 * browser take whatever they need. A row more is an event more.
 */
export const noticeEvents = {
  deposit: { channels: everywhere, isUrgent: false },
  // Off in the mail: the mails ahead of a charge say whether the balance covers it.
  'low-balance': { channels: { in_app: true, email: false }, isUrgent: false },
  'charge-7': { channels: everywhere, isUrgent: false },
  'charge-3': { channels: everywhere, isUrgent: false },
  'charge-1': { channels: everywhere, isUrgent: true },
  'charge-failed': { channels: everywhere, isUrgent: true },
  'deployment-live': { channels: everywhere, isUrgent: false },
  'deployment-failed': { channels: everywhere, isUrgent: true },
  'domain-expiring': { channels: everywhere, isUrgent: true },
  // Off in the mail: the message itself is mailed to whom the business has named.
  'site-message': { channels: { in_app: true, email: false }, isUrgent: false },
  'ticket-answered': { channels: everywhere, isUrgent: true },
  'sign-in': { channels: everywhere, isUrgent: true },
} as const satisfies Record<string, Row>;
export type NoticeEvent = keyof typeof noticeEvents;
export const noticeEventNames = Object.keys(noticeEvents) as NoticeEvent[];

/** Of the newest notices, how many a list holds. */
export const noticesListed = 50;

/** What somebody has chosen of the table. */
export type NoticeChoices = Record<NoticeEvent, Record<NoticeChannel, boolean>>;
type Deviations = Partial<Record<NoticeEvent, Partial<Record<NoticeChannel, boolean>>>>;

/** The whole table with what differs from it: an event that is younger than a choice is as the table says. */
export const choicesWith = (chosen: Deviations): NoticeChoices =>
  Object.fromEntries(
    noticeEventNames.map((event) => [event, { ...noticeEvents[event].channels, ...chosen[event] }]),
  ) as NoticeChoices;
