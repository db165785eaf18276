import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { directionOf, type Language, locales } from '../../../../contract/languages/languages';
import type { Message } from '../../../../contract/languages/t';
import { type MessageCall, mayHoldMessages, messageCalls, type Span } from './messageCalls';

/** The sentences of a language by area of the product, by their English. `common` has those of no area. */
export type Messages = ReadonlyMap<string, Readonly<Record<string, Message>>>;

const folder = 'contract/languages/messages';
const common = 'common';

/** English is written where it is used and has no files. */
export function readMessages(root: string, language: Language): Messages {
  const files = resolve(root, folder, language);
  if (!existsSync(files)) return new Map();
  return new Map(
    readdirSync(files).map((file) => [basename(file, '.json'), JSON.parse(readFileSync(resolve(files, file), 'utf8'))]),
  );
}

/** The area of the product that a file belongs to: a word can be two in another language. */
export function areaOf(file: string): string {
  if (file.startsWith('server/domain/mail/')) return 'mail';
  if (file.startsWith('server/domain/notices/')) return 'announcements';
  if (file.startsWith('server/')) return 'server';
  return /^(?:src\/features|machines|contract\/(?:rules|wire))\/([a-z]+)\//.exec(file)?.[1] ?? common;
}

export const messageOf = (messages: Messages, area: string, key: string): Message | undefined =>
  messages.get(area)?.[key] ?? messages.get(common)?.[key];

/**
 * Puts the sentences of one language in the place of their calls, so that a build holds no other and loads nothing for it:
 * `t('Sign in')` is 'Anmelden'. What is not translated stays English.
 */
export function messages(language: Language): Plugin {
  let root = '';
  let found: Messages = new Map();
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.LANGUAGE': JSON.stringify(language),
        'import.meta.env.LOCALE': JSON.stringify(locales[language]),
      },
    }),
    configResolved(config) {
      root = config.root;
      found = readMessages(root, language);
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`),
    transform: {
      filter: { id: /\.tsx?$/, code: mayHoldMessages },
      handler(code, id) {
        const file = relative(root, id);
        const translate = (key: string) => messageOf(found, areaOf(file), key);
        return { code: inLanguage(code, file, translate, locales[language]), map: null };
      },
    },
  };
}

/** The text of a module with the sentences of a language. What stands between them keeps its lines. */
export function inLanguage(
  code: string,
  file: string,
  translate: (key: string) => Message | undefined,
  locale: string,
): string {
  const calls = messageCalls(code, file);
  if (calls.length === 0) return code;
  let needsForms = false;

  const textOf = ({ start, end }: Span): string => {
    let text = '';
    let at = start;
    for (const call of calls) {
      if (call.start < at || call.end > end) continue;
      text += code.slice(at, call.start) + built(call);
      at = call.end;
    }
    return text + code.slice(at, end);
  };

  const built = (call: MessageCall): string => {
    const message = translate(call.key) ?? englishOf(call);
    if (typeof message === 'string') {
      const pieces = piecesOf(call, message);
      return call.kind === 'rich' ? `<>${pieces.map(inMarkup).join('')}</>` : inQuotes(pieces);
    }
    const forms = Object.entries(message)
      .filter(([name, text]) => name === 'one' || name === 'other' || text !== message['other'])
      .map(([name, text]) => [name, inQuotes(piecesOf(call, text))] as const);
    const count = call.count ? textOf(call.count) : '0';
    const { one, other } = Object.fromEntries(forms);
    if (forms.length === 2 && one && other) return `(${count} === 1 ? ${one} : ${other})`;
    needsForms = true;
    return `formOf(${count}, '${locale}', { ${forms.map(([name, text]) => `${name}: ${text}`).join(', ')} })`;
  };

  const piecesOf = (call: MessageCall, message: string) =>
    message.split(/\{(\w+)\}/).map((piece, index) => {
      if (index % 2 === 0) return { text: piece };
      const span = call.values.get(piece) ?? (piece === 'count' ? call.count : null);
      return span ? { code: textOf(span) } : { text: `{${piece}}` };
    });

  // Nothing calls it any more, and it would bring React to whoever imports it.
  const text = textOf({ start: 0, end: code.length }).replace(/^import \{ rich \} from '[^']*\/rich';/m, '');
  const forms = resolve('contract/languages/t.ts');
  return needsForms ? `import { formOf } from '${forms}'; ${text}` : text;
}

type Piece = { text: string } | { code: string };

const englishOf = ({ kind, english }: MessageCall): Message => {
  const [first = '', second = ''] = english;
  return kind === 'plural' ? { one: first, other: second } : first;
};

function inQuotes(pieces: readonly Piece[]): string {
  const [only, ...others] = pieces;
  if (only && 'text' in only && others.length === 0) return JSON.stringify(only.text);
  const inside = pieces.map((piece) =>
    'text' in piece ? piece.text.replaceAll(/[`\\]|\$\{/g, '\\$&') : `\${${piece.code}}`,
  );
  return `\`${inside.join('')}\``;
}

const inMarkup = (piece: Piece): string => {
  if ('code' in piece) return `{${piece.code}}`;
  return piece.text === '' ? '' : `{${JSON.stringify(piece.text)}}`;
};
