import { bigint, customType } from 'drizzle-orm/pg-core';

/** A moment: milliseconds since the epoch in code, `timestamptz(3)` in the database. */
export const moment = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (text) => new Date(text).getTime(),
});

/** An amount: integer minor units of the account currency (EUR cents), int8 in the database. */
export const minor = (name: string) => bigint(name, { mode: 'number' });
