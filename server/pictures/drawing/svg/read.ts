import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import { limits } from './allowed';

/** An element of the drawing: its name without a prefix, its attributes and texts as they are written. */
export interface Read {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly (Read | string)[];
}

/** Texts are read as they are written: what an entity stands for is decided here alone, and there are five. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: '#cdata',
  ignorePiTags: true,
  maxNestedTags: limits.depth,
});

const Attributes = v.record(v.string(), v.string());
/** What CDATA holds. */
const Texts = v.array(v.object({ '#text': v.optional(v.string(), '') }));
const Nodes = v.array(v.record(v.string(), v.unknown()));

/** What a file may say of the letters it is written in. */
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  'utf-16': 'utf-16le',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};

function textOf(bytes: Uint8Array): string {
  const mark = [bytes[0], bytes[1]].join();
  if (mark === '255,254') return new TextDecoder('utf-16le', { fatal: true }).decode(bytes);
  if (mark === '254,255') return new TextDecoder('utf-16be', { fatal: true }).decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const named = /^[^<]*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  const encoding = encodings[named.toLowerCase()];
  if (encoding === undefined) throw new Error('The drawing is written in unknown letters');
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/** Where the root begins. What stands before it, a document type with all that it declares too, is passed over unread. */
function startOfRoot(text: string): number {
  const after = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    if (found < 0) throw new Error('The drawing ends before it begins');
    return found + end.length;
  };
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<?', at)) at = after('?>', at);
    else if (text.startsWith('<!--', at)) at = after('-->', at);
    else if (/^<!doctype/i.test(text.slice(at, at + 9))) {
      const [end, subset] = [after('>', at), text.indexOf('[', at)];
      at = subset > 0 && subset < end ? after('>', after(']', subset)) : end;
    } else return at;
  }
  throw new Error('The drawing has no element');
}

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

/** @throws {Error} for what is no well-formed XML, or has more in it than a drawing needs */
export function readDrawing(bytes: Uint8Array): Read {
  const text = textOf(bytes);
  const body = text.slice(startOfRoot(text));
  if (countOf(body, '<') > limits.marks) throw new Error('The drawing has too many elements');
  const roots = elementsOf(parser.parse(body, true)).filter((node) => typeof node !== 'string');
  const [root] = roots;
  if (!root || roots.length > 1 || root.name !== 'svg') throw new Error('The bytes are no drawing');
  return root;
}

function elementsOf(nodes: unknown): (Read | string)[] {
  return v.parse(Nodes, nodes).flatMap((node): (Read | string)[] => {
    const attributes = new Map(Object.entries(v.parse(Attributes, node[':@'] ?? {})));
    const [name, inside] = Object.entries(node).find(([key]) => key !== ':@') ?? [];
    if (name === undefined) return [];
    if (name === '#text') return [String(inside)];
    if (name === '#cdata')
      return [
        written(
          v
            .parse(Texts, inside)
            .map((part) => part['#text'])
            .join(''),
        ),
      ];
    return [{ name: name.replace(/^svg:/, ''), attributes, children: elementsOf(inside) }];
  });
}

const entities: Readonly<Record<string, string>> = { '<': 'lt', '>': 'gt', '&': 'amp', '"': 'quot', "'": 'apos' };
const characters = new Map(Object.entries(entities).map(([character, name]) => [name, character]));

/** A text as XML writes it, also between quotes. */
export const written = (text: string): string =>
  text.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, ' ').replaceAll(/[<>&"']/g, (character) => `&${entities[character]};`);

/** What a text means. @throws {Error} for an entity that only a document type could declare */
export const meant = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([\w:.-]+));/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return declared(name);
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code >= 32 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' ';
    },
  );

function declared(name: string): string {
  const character = characters.get(name);
  if (character === undefined) throw new Error('The drawing has entities of its own');
  return character;
}
