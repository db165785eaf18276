import * as v from 'valibot';
import { t } from '../../languages/t';
import { highestLowBalance } from '../../rules/notices/lowBalance';
import { type NoticeChoices, noticeEventNames, type NoticeEvent } from '../../rules/notices/notices';
import { Money } from '../money/money';
import type { Route } from '../route';

/** `test`: what the customer had sent to see whether it arrives. */
const Event = v.picklist([...noticeEventNames, 'test']);

export const Notice = v.object({
  id: v.pipe(v.string(), v.uuid()),
  event: Event,
  /** The domain of the website that it is about; null for what concerns the account. */
  site: v.nullable(v.string()),
  title: v.string(),
  text: v.string(),
  /** A path of ours: the page of what it speaks of. */
  target: v.string(),
  created_at: v.string(),
  is_read: v.boolean(),
});
export type Notice = v.InferOutput<typeof Notice>;

/** The newest, newest first; `unread` counts those too that are too old for the list. */
export const NoticeList = v.object({
  unread: v.pipe(v.number(), v.integer(), v.minValue(0)),
  notices: v.array(Notice),
});
export type NoticeList = v.InferOutput<typeof NoticeList>;

/** What a customer does with them. A foreign id is one that is not there: nothing happens. */
export const NoticeDeed = v.variant('action', [
  v.object({ action: v.literal('read'), ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(100)) }),
  v.object({ action: v.literal('read-all') }),
  v.object({ action: v.literal('test') }),
]);
/** `sent`: where a test went; null for all else. */
export const NoticeAnswer = v.object({
  ...NoticeList.entries,
  sent: v.nullable(v.object({ in_app: v.boolean(), email: v.boolean(), push: v.boolean() })),
});
export type NoticeAnswer = v.InferOutput<typeof NoticeAnswer>;

const Channels = v.object({ in_app: v.boolean(), email: v.boolean() });
const Choices = v.object(
  Object.fromEntries(noticeEventNames.map((event) => [event, Channels])) as Record<NoticeEvent, typeof Channels>,
) satisfies v.GenericSchema<unknown, NoticeChoices>;

const LowBalance = v.pipe(
  Money,
  v.minValue(0, t('Amount must be a valid number')),
  v.maxValue(highestLowBalance, t('The highest threshold is 10,000.00 EUR')),
);
export const NoticePreferences = v.object({
  choices: Choices,
  /** Below it a balance is low; 0.00 is never. */
  low_balance: LowBalance,
  /** One mail a day instead of many; what is urgent is mailed at once. */
  is_digest: v.boolean(),
});
export type NoticePreferences = v.InferOutput<typeof NoticePreferences>;

export const noticeRoutes = {
  notices: { method: 'GET', base: '/api', path: '/notifications/', session: 'required', replies: { 200: NoticeList } },
  noticeDeed: {
    method: 'POST',
    base: '/api',
    path: '/notifications/',
    session: 'required',
    body: NoticeDeed,
    replies: { 200: NoticeAnswer },
  },
  noticePreferences: {
    method: 'GET',
    base: '/api',
    path: '/notifications/preferences/',
    session: 'required',
    replies: { 200: NoticePreferences },
  },
  saveNoticePreferences: {
    method: 'PUT',
    base: '/api',
    path: '/notifications/preferences/',
    session: 'required',
    body: NoticePreferences,
    replies: { 200: NoticePreferences },
  },
} as const satisfies Record<string, Route>;
