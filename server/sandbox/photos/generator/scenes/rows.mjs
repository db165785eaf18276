/** Lists of pictures as text: a row a line, its parts between bars. */

/** The parts of each row. */
export const readRows = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

/** 'key 0.4, mono, warmth -0.2' as a look of the darkroom. */
export const readLook = (text) =>
  Object.fromEntries(
    text.split(', ').map((pair) => {
      const [name, value] = pair.split(' ');
      return [name, value === undefined ? true : Number(value)];
    }),
  );
