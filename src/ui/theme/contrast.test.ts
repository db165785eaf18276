import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type ColourRole, colours } from './tokens';

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const source = join(import.meta.dirname, '../..');
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css.ts'));

const pages: ColourRole[] = ['canvas', 'surface', 'raised', 'sunken'];
const pair = (front: ColourRole, backs: ColourRole[]) => backs.map((back) => [front, back] as const);

const text = [
  ...pair('ink', [...pages, 'accentSoft', 'goodSoft', 'warnSoft', 'badSoft']),
  ...pair('soft', [...pages, 'accentSoft', 'goodSoft', 'warnSoft', 'badSoft']),
  ...pair('faint', pages),
  ...pair('accentInk', [...pages, 'accentSoft']),
  ...pair('onAccent', ['accent', 'accentHover', 'badFill', 'badFillHover']),
  ...pair('good', [...pages, 'goodSoft']),
  ...pair('warn', [...pages, 'warnSoft']),
  ...pair('bad', [...pages, 'badSoft']),
  ...pair('canvas', ['ink']),
];

const controls = [
  ...pair('edge', ['canvas', 'surface', 'raised']),
  ...pair('accentInk', [...pages, 'accentSoft', 'goodSoft', 'warnSoft', 'badSoft']),
  ...pair('accent', ['canvas', 'surface', 'raised']),
  ...pair('badFill', ['canvas', 'surface', 'raised']),
  ...pair('bad', pages),
  ...pair('brand', ['canvas', 'surface', 'raised']),
];

describe.each(['light', 'dark'] as const)('contrast, %s', (theme) => {
  const ratio = (front: ColourRole, back: ColourRole) => contrast(colours[theme][front], colours[theme][back]);
  it.each(text)('text %s on %s is at least 4.5:1', (front, back) =>
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(controls)('control %s on %s is at least 3:1', (front, back) =>
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3),
  );
});

/** Lines that only divide, and what a picture lies on: nothing is told by them. */
const decorative: ColourRole[] = ['line', 'lineStrong', 'ground'];
/** The stepper's bars on a phone, whose words stand above them; the mark of an unread notice. */
const wordless = ['soft on line', 'soft on accent', 'ink on accentInk'];

describe('contrast', () => {
  it('measures black on white as 21 and a colour on itself as 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#e2502a', '#e2502a')).toBe(1);
  });

  const all = [...text, ...controls];
  const isNew = (role: ColourRole) => !decorative.includes(role);
  it('is computed for every colour', () => {
    const computed = new Set(all.flat());
    const roles = Object.keys(colours.light) as ColourRole[];
    expect(roles.filter((role) => isNew(role) && !computed.has(role))).toEqual([]);
  });

  const uses = styles.flatMap((path) => usesIn(path, readFileSync(join(source, path), 'utf8')));
  const where = (found: readonly Use[]) => found.map(({ path, property, role }) => `${path}: ${property} ${role}`);
  const fronts = new Set(all.map(([front]) => front));
  it('is computed for every colour of text and of a frame that a style gives', () => {
    expect(uses.length).toBeGreaterThan(100);
    const given = uses.filter(({ property }) => /^(?:color|border|outline)/.test(property));
    expect(where(given.filter(({ role }) => isNew(role) && !fronts.has(role)))).toEqual([]);
  });
  it('is computed for every colour that a style fills or draws something with', () => {
    const behind = new Set([...all.map(([, back]) => back), ...fronts]);
    const given = uses.filter(({ property }) => /^(?:background|fill|stroke)$/.test(property));
    expect(where(given.filter(({ role }) => isNew(role) && !behind.has(role)))).toEqual([]);
  });
  it('is computed for text on its background wherever one style gives both', () => {
    const computed = new Set(text.map(([front, back]) => `${front} on ${back}`));
    const pairs = uses.flatMap(({ path, together }) => (together ? [[path, together] as const] : []));
    expect(pairs.length).toBeGreaterThan(10);
    expect(pairs.filter(([, pair]) => !computed.has(pair) && !wordless.includes(pair))).toEqual([]);
  });
});

interface Use {
  path: string;
  property: string;
  role: ColourRole;
  /** 'soft on sunken': the text and what is behind it, once a rule and those around it give both. */
  together?: string | undefined;
}

type Node = { type: string; [field: string]: unknown };
type Face = { color?: ColourRole | undefined; background?: ColourRole | undefined };

/** Every colour that a file of styles gives, by the property that it is given to. */
function usesIn(path: string, text: string): Use[] {
  const uses: Use[] = [];
  const visit = (node: unknown, around: Face): void => {
    if (Array.isArray(node)) return node.forEach((part) => visit(part, around));
    if (!isNode(node)) return;
    if (node.type !== 'ObjectExpression') return Object.values(node).forEach((part) => visit(part, around));
    const given = (node['properties'] as Node[]).flatMap(({ key, value }) => {
      const property = isNode(key) ? String(key['name'] ?? key['value']) : '';
      return isNode(value) ? rolesIn(value).map((role) => ({ path, property, role })) : [];
    });
    const own = (name: string) => given.find(({ property }) => property === name)?.role;
    const face = { color: own('color') ?? around.color, background: own('background') ?? around.background };
    const isPair = Boolean((own('color') || own('background')) && face.color && face.background);
    const together = isPair ? `${face.color} on ${face.background}` : undefined;
    uses.push(...given.map((use) => ({ ...use, together })));
    (node['properties'] as Node[]).forEach(({ value }) => visit(value, face));
  };
  visit(parseSync(path, text).program, {});
  return uses;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `vars.soft`, alone or in a template; what a nested rule gives is its own. */
function rolesIn(value: Node): ColourRole[] {
  if (value.type === 'TemplateLiteral') return (value['expressions'] as Node[]).flatMap(rolesIn);
  const { object, property } = value;
  if (value.type !== 'MemberExpression' || !isNode(object) || !isNode(property) || object['name'] !== 'vars') return [];
  const name = String(property['name']);
  return name in colours.light ? [name as ColourRole] : [];
}
