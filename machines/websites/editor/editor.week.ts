import { type Weekday, weekdays } from '../../../contract/rules/websites/site';
import { type Edit, listAt, type SiteValues } from './editor.values';

export const dayPlace = (day: Weekday) => ['sections', 'hours', 'week', day] as const;

/** The whole day. */
export const allDay = (day: Weekday): Edit => ({
  kind: 'set',
  place: dayPlace(day),
  value: [{ from: '00:00', to: '23:59' }],
});

/** As the day before; of a Monday that is the Sunday. */
export const asBefore = (values: SiteValues, day: Weekday): Edit => {
  const before = weekdays.at(weekdays.indexOf(day) - 1) as Weekday;
  return { kind: 'set', place: dayPlace(day), value: listAt(values, dayPlace(before)) };
};
