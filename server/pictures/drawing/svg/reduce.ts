import sharp from 'sharp';
import { attributes, elements, filterSteps, limits, linking, properties, transparent } from './allowed';
import { meant, type Read, readDrawing, written } from './read';
import { type Rules, rulesOf, styleOf } from './styles';
import { nameIn, plainValue } from './values';
import { type Element, weigh } from './weigh';

/** What is known of the whole drawing while its elements are looked at. */
interface Drawing {
  rules: Rules;
  /** Ids of filters that take more than a look at each pixel: what refers to them goes without. */
  heavyFilters: ReadonlySet<string>;
  pictures: Buffer[];
}

const xml = 'http://www.w3.org/2000/svg';
const texts: ReadonlySet<string> = new Set(['text', 'tspan']);
const isElement = (child: Read | string): child is Read => typeof child !== 'string';

/** Every element of the drawing, the root first. */
function* all(element: Read): Generator<Read> {
  yield element;
  for (const child of element.children) if (isElement(child)) yield* all(child);
}

/**
 * A drawing of known elements and attributes alone, which refers to nothing outside itself and costs what an honest one may
 * cost. Style sheets become styles of the elements they speak of, so that everything that is referred to can be counted.
 * @throws {Error} for what is no drawing, or more than one needs
 */
export async function reduced(bytes: Uint8Array): Promise<Buffer> {
  const read = readDrawing(bytes);
  const known = [...all(read)];
  const sheets = known
    .filter(({ name }) => name === 'style')
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'));
  const drawing: Drawing = {
    rules: rulesOf(meant(sheets.join('\n'))),
    heavyFilters: new Set(known.filter(isHeavyFilter).flatMap(({ attributes: said }) => said.get('id') ?? [])),
    pictures: [],
  };
  const [root] = taken(read, drawing, false);
  if (!root || typeof root === 'string') throw new Error('The bytes are no drawing');
  weigh(root);
  await checkPictures(drawing.pictures);
  return Buffer.from(textOf(root));
}

const isHeavyFilter = ({ name, children }: Read) =>
  name === 'filter' && children.some((child) => isElement(child) && !filterSteps.has(child.name));

/** Another namespace's element may have the same name; one that an entity names is an editor's way to write ours. */
const isForeign = ({ attributes: said }: Read) => {
  const namespace = said.get('xmlns') ?? xml;
  return namespace !== xml && !namespace.startsWith('&');
};

function taken(read: Read, drawing: Drawing, isInText: boolean): (Element | string)[] {
  const { name } = read;
  if (isForeign(read) || (name === 'filter' && isHeavyFilter(read))) return [];
  if (!elements.has(name) && !transparent.has(name) && !filterSteps.has(name) && name !== 'filter') return [];
  const said = saidBy(read, drawing);
  const link = linkOf(read, drawing);
  if (link !== null) said.attributes.set('href', link);
  else if (name === 'use' || name === 'image') return [];
  const isText = texts.has(name) || (isInText && transparent.has(name));
  const children = read.children.flatMap((child) =>
    isElement(child) ? taken(child, drawing, isText) : isText ? [meant(child)] : [],
  );
  const shown = transparent.has(name) ? (isInText ? 'tspan' : 'g') : name;
  return [{ name: shown, ...said, children }];
}

function saidBy({ name: kind, attributes: given }: Read, { rules, heavyFilters }: Drawing) {
  const stays = (value: string | null): value is string => value !== null && !heavyFilters.has(nameIn(value) ?? '');
  const said = new Map<string, string>();
  for (const [name, text] of given) {
    if (!attributes.has(name) && !properties.has(name)) continue;
    const value = meant(text);
    if (attributes.has(name)) said.set(name, value);
    else if (stays(plainValue(name, value))) said.set(name, value);
  }
  const classes = meant(given.get('class') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const style = styleOf(rules, { kind, id: said.get('id'), classes }, meant(given.get('style') ?? ''));
  for (const [name, value] of style) if (!stays(value)) style.delete(name);
  return { attributes: said, style };
}

/** Where an element leads to: another of the drawing, or a picture that it holds. Null for anywhere else. */
function linkOf({ name, attributes: given }: Read, { pictures }: Drawing): string | null {
  const link = (given.get('href') ?? given.get('xlink:href') ?? '').trim();
  if (linking.has(name)) return /^#[^\s"'()<>]+$/.test(link) ? link : null;
  const [, type, body] = /^data:image\/(png|jpe?g|webp);base64,([A-Za-z0-9+/=\s]+)$/.exec(link) ?? [];
  if (name !== 'image' || type === undefined || body === undefined) return null;
  const picture = Buffer.from(body, 'base64');
  pictures.push(picture);
  return `data:image/${type.replace('jpg', 'jpeg')};base64,${picture.toString('base64')}`;
}

/** Looks at the heads of the pictures within a drawing, before the rasteriser decodes them. */
async function checkPictures(pictures: readonly Buffer[]): Promise<void> {
  if (pictures.length > limits.pictures || pictures.some(({ length }) => length > limits.pictureBytes))
    throw new Error('The drawing holds too many pictures');
  let pixels = 0;
  for (const picture of pictures) {
    const { format, width, height } = await sharp(picture).metadata();
    pixels += width * height;
    if (!['jpeg', 'png', 'webp'].includes(format) || pixels > limits.picturePixels)
      throw new Error('The drawing holds a picture that it may not');
  }
}

function textOf(root: Element): string {
  let letters = 0;
  let length = 0;
  const parts: string[] = [];
  const write = (text: string) => {
    length += text.length;
    if (length > limits.written) throw new Error('The drawing is too long');
    parts.push(text);
  };
  const put = (node: Element | string) => {
    if (typeof node === 'string') {
      letters += node.length;
      if (letters > limits.text) throw new Error('The drawing has too much text');
      return write(written(node));
    }
    const style = [...node.style].map(([name, value]) => `${name}:${value}`).join(';');
    const said = [...(node === root ? [['xmlns', xml] as const] : []), ...node.attributes];
    if (style !== '') said.push(['style', style]);
    write(`<${node.name}${said.map(([name, value]) => ` ${name}="${written(value)}"`).join('')}>`);
    node.children.forEach(put);
    return write(`</${node.name}>`);
  };
  put(root);
  return parts.join('');
}
