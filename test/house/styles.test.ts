import { describe, expect, it } from 'vitest';
import { sourcesOf } from './source';
import { physicalStyles } from './styles';

const path = 'src/ui/Chips/Chips.css.ts';
const problems = (rule: string) => physicalStyles(sourcesOf([[path, `export const chip = style({ ${rule} });`]]));

describe('styles that name a side', () => {
  it.each([
    ['left: 0', 'left'],
    ['right: space[4]', 'right'],
    ['marginLeft: `auto`', 'marginLeft'],
    ["borderRightColor: 'transparent'", 'borderRightColor'],
    ['borderTopLeftRadius: 4', 'borderTopLeftRadius'],
    ["selectors: { '&:has(button)': { paddingRight: 2 } }", 'paddingRight'],
    ["textAlign: 'left'", 'textAlign left'],
    ["positionArea: 'bottom span-right'", 'positionArea bottom span-right'],
    ["padding: '0 10px 0 8px'", 'padding 0 10px 0 8px'],
    ['padding: `${inset} ${space[4]} 0 ${inset}`', 'padding ${inset} ${space[4]} 0 ${inset}'],
    ['borderRadius: `${radius.control} 0 0 ${radius.control}`', 'borderRadius ${radius.control} 0 0 ${radius.control}'],
  ])('%s is refused', (rule, found) =>
    expect(problems(rule)).toEqual([`${path}:1 ${found}: start and end, not left and right`]),
  );

  it.each([
    'insetInlineStart: 0',
    "padding: '8px 10px 4px'",
    'padding: `calc(${inset} + ${space[8]}) 0`',
    "margin: '0 auto'",
    "padding: `0 ${safe('right')} 0 ${safe('left')}`",
    'borderRadius: `${radius.card} ${radius.card} 0 0`',
    "transformOrigin: 'right'",
    "left: [side, { insetInlineStart: 0 }], right: { color: 'red' }",
  ])('%s is not', (rule) => expect(problems(rule)).toEqual([]));
});
