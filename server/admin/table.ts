/** Columns of a terminal that nothing goes beyond. */
const widest = 100;
const gap = '  ';

export interface Column<Row> {
  title: string;
  /** Cells that it may take; what is longer ends with an ellipsis. */
  most: number;
  /** Numbers stand at its end. */
  isNumber?: boolean;
  of(row: Row): string;
}

const segmenter = new Intl.Segmenter('en');
/** What a terminal draws two cells wide: East Asian writing and pictures. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

const cellsOf = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => ({ segment, width: wide.test(segment) ? 2 : 1 }));
const widthOf = (text: string) => cellsOf(text).reduce((sum, { width }) => sum + width, 0);

/** On one line and without what steers a terminal or turns its direction: customers write much of what is shown. */
const tame = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** As much of a text's beginning as so many cells hold. */
function beginning(text: string, width: number): string {
  let [taken, left] = ['', width];
  for (const { segment, width: cells } of cellsOf(text)) {
    left -= cells;
    if (left < 0) break;
    taken += segment;
  }
  return taken;
}

const fit = (text: string, width: number) => (widthOf(text) <= width ? text : `${beginning(text, width - 1)}…`);

/** Rows under their titles, each column as wide as it needs to be. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ of }) => tame(of(row))))];
  const fitted = lines.map((line) => line.map((cell, index) => fit(cell, columns[index]?.most ?? widest)));
  const widths = columns.map((_, index) => Math.max(...fitted.map((line) => widthOf(line[index] ?? ''))));
  return fitted.map((line) =>
    line
      .map((cell, index) => {
        const space = ' '.repeat((widths[index] ?? 0) - widthOf(cell));
        return columns[index]?.isNumber ? space + cell : cell + space;
      })
      .join(gap)
      .trimEnd(),
  );
}

/** A table below something else; nothing when it has no rows. */
export const below = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] =>
  rows.length === 0 ? [] : ['', ...table(columns, rows)];

/** Names and what they are, one below the other; what is longer than a line goes on below. */
export function facts(pairs: readonly (readonly [name: string, value: string])[]): string[] {
  const indent = Math.max(...pairs.map(([name]) => name.length)) + gap.length;
  return pairs.flatMap(([name, value]) =>
    wrap(tame(value), widest - indent).map((line, index) =>
      `${(index === 0 ? name : '').padEnd(indent)}${line}`.trimEnd(),
    ),
  );
}

/** Words in lines of so many cells; a word that is longer is cut. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (widthOf(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line) > width) {
      const part = beginning(line, width);
      lines.push(part);
      line = line.slice(part.length);
    }
  }
  return [...lines, line];
}
