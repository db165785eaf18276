import { fromPromise } from 'xstate';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { NoticePreferences } from '../../../contract/wire/notices/notices';
import type { Sent } from '../../../machines/notices/noticeSettings/noticeSettings.machine';
import { call } from './call';

export const loadPreferences = fromPromise<NoticePreferences, undefined>(({ signal }) =>
  call('noticePreferences', {}, signal),
);

export const savePreferences = fromPromise<NoticePreferences, NoticePreferences>(({ input, signal }) =>
  call('saveNoticePreferences', { body: { ...input, low_balance: toDecimal(input.low_balance) } }, signal),
);

export const sendTest = fromPromise<Sent, undefined>(async ({ signal }) => {
  const { sent } = await call('noticeDeed', { body: { action: 'test' } }, signal);
  return sent ?? { in_app: false, email: false, push: false };
});
