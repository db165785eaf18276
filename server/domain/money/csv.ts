/** What a spreadsheet would calculate rather than show. */
const startsFormula = /^[=+\-@\t\r]/;

/** A field of RFC 4180. A text that a spreadsheet takes for a formula gets an apostrophe, which it does not show. */
function field(value: string): string {
  const safe = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (fields: readonly string[]) => `${fields.map(field).join(',')}\r\n`;

/** Titles and rows as UTF-8, portion by portion: how long it is does not matter to the memory. */
export function csvStream<Row>(
  columns: Readonly<Record<string, (row: Row) => string | null>>,
  portions: AsyncGenerator<Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const texts = Object.values(columns);
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(line(Object.keys(columns)))),
    async pull(controller) {
      const { value, done } = await portions.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((row) => line(texts.map((text) => text(row) ?? ''))).join('')));
    },
    // The reader has gone.
    cancel: async () => void (await portions.return(undefined)),
  });
}
