import { isSyntax, lineOf, nodesOf, type Source, type Syntax } from './source';

const isStyle = (path: string) => /^src\/.*\.css\.ts$/.test(path);

/** `left`, `marginRight`, `borderTopLeftRadius`: what would stay at its side where writing runs from right to left. */
const sided = /^(?:left|right|(?:margin|padding|scrollMargin|scrollPadding|border(?:Top|Bottom)?)(?:Left|Right)\w*)$/;
/** Properties whose value may name a side. */
const named = /^(?:textAlign|float|clear|positionArea|positionTryFallbacks|captionSide)$/;
/** Four values are top, right, bottom and left; those of `borderRadius` begin at the top left. */
const shorthand = /^(?:margin|padding|inset|borderWidth|borderColor|borderStyle|scrollMargin|scrollPadding)$/;

/** Styles that name left or right where the language of styles has start and end, as sentences with the line. */
export const physicalStyles = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => isStyle(path))
    .flatMap(({ path, text, program }) =>
      [...nodesOf(program)].flatMap((node) => {
        const found = physical(node, text);
        return found === undefined
          ? []
          : [`${path}:${lineOf(text, node.start)} ${found}: start and end, not left and right`];
      }),
    );

function physical({ type, key, value }: Syntax, text: string): string | undefined {
  if (type !== 'Property' || !isSyntax(key) || !isSyntax(value) || isVariant(value)) return undefined;
  const name = String(key['name'] ?? key['value']);
  if (sided.test(name)) return name;
  const words = wordsOf(value, text);
  // The edges of a device are where they are, whichever way one writes.
  if (words.some((word) => /\bsafe/.test(word))) return undefined;
  if (named.test(name) && words.some((word) => /(?:^|-)(?:left|right)$/.test(word)))
    return `${name} ${words.join(' ')}`;
  const [first, second = first, third = first, fourth = second] = words;
  const isUneven = shorthand.test(name) ? second !== fourth : first !== second || third !== fourth;
  return (shorthand.test(name) || name === 'borderRadius') && isUneven ? `${name} ${words.join(' ')}` : undefined;
}

/** A rule of its own under a name that happens to be that of a property. */
const isVariant = ({ type, elements }: Syntax) =>
  type === 'ObjectExpression' ||
  (type === 'ArrayExpression' && (elements as unknown[]).some((part) => !isLiteral(part)));
const isLiteral = (part: unknown) => isSyntax(part) && (part.type === 'Literal' || part.type === 'TemplateLiteral');

/** The words of a value as it is written, what is put into a template as one. */
const wordsOf = ({ start, end }: Syntax, text: string): string[] =>
  text
    .slice(start, end)
    .replaceAll(/^['"`]|['"`]$/g, '')
    .replaceAll(/\$\{[^}]*\}|\([^)]*\)/g, (part) => part.replaceAll(' ', ''))
    .split(/\s+/);
