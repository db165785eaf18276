import { thresholdProblem } from './noticeSettings.form';
import type { NoticeSettingsSnapshot } from './noticeSettings.machine';

/** What is wrong with the threshold as typed; undefined when nothing is. */
export const thresholdProblemOf = ({ context }: NoticeSettingsSnapshot) => thresholdProblem(context.typed);
