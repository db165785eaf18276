import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { DocumentContent } from '../../../db/schema/billing';
import { projectRoot } from '../../../root';
import type { BillingDocumentRow } from './documents';

/** Inter by script: each file has the letters of its own, and the first that has a letter draws it. */
const scripts = [
  { name: 'latin', letters: /[\u0000-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/ },
  { name: 'latin-ext', letters: /[\u0100-\u02ba\u02bd-\u02c5\u02d8\u02d9\u1e00-\u1e9f\u20a0-\u20c0]/ },
  { name: 'greek', letters: /[\u0370-\u03ff]/ },
  { name: 'greek-ext', letters: /[\u1f00-\u1fff]/ },
  { name: 'cyrillic', letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/ },
  { name: 'cyrillic-ext', letters: /[\u0460-\u052f]/ },
  { name: 'vietnamese', letters: /[\u1ea0-\u1ef9\u20ab]/ },
] as const;

type Weight = 400 | 600;

interface Run {
  font: string;
  text: string;
}

const fileOf = (script: string, weight: Weight) =>
  join(projectRoot, 'node_modules/@fontsource/inter/files', `inter-${script}-${weight}-normal.woff`);

/** A text in parts of one font each; a letter that none has is a question mark and no empty box. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const script = scripts.find(({ letters }) => letters.test(letter));
    const font = fileOf(script?.name ?? 'latin', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += script ? letter : '?';
    else runs.push({ font, text: script ? letter : '?' });
  }
  return runs;
}

const left = 56;
const right = 539;
const bottom = 770;

/**
 * The paper of a document: A4, with text to select, from its content alone. The same document gives the same bytes: its
 * date of creation is its own, and nothing of the moment of drawing goes into it.
 */
export async function drawDocument(document: Omit<BillingDocumentRow, 'pdf'>): Promise<Buffer> {
  const { content, number, kind, total, at, description } = document;
  const title = kind === 'INVOICE' ? 'Invoice' : 'Credit note';
  const paper = new PDFDocument({
    size: 'A4',
    margin: 0,
    // One file of a font that every paper has: without it the library opens its own Helvetica.
    font: fileOf('latin', 400),
    info: { Title: `${title} ${number}`, Author: content.operator.name, CreationDate: new Date(at) },
  });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  draw(paper, { content, number, total, title, description });
  paper.end();
  return ended;
}

interface Drawn {
  content: DocumentContent;
  number: string;
  total: number;
  title: string;
  description: string;
}

function draw(paper: PDFKit.PDFDocument, { content, number, total, title, description }: Drawn): void {
  const { operator, customer, lines, tax, issuedOn, chargedOn, corrects } = content;
  const pen = penOf(paper);
  pen.line(title, { weight: 600, size: 22 });
  pen.space(6);
  pen.line(`Number ${number}`, { weight: 600 });
  pen.line(`Date of issue ${issuedOn}`);
  pen.line(`${title === 'Invoice' ? 'Paid from the balance on' : 'Added to the balance on'} ${chargedOn}`);
  if (corrects) pen.line(`Corrects invoice ${corrects}`);
  pen.space(18);
  for (const [head, block] of [
    ['From', [operator.name, ...operator.address, operator.taxId]],
    ['To', [customer.name, ...customer.address, customer.email]],
  ] as const) {
    pen.line(head, { weight: 600 });
    for (const part of block.filter((one) => one !== '')) pen.line(part);
    pen.space(14);
  }
  pen.line(description, { weight: 600 });
  pen.space(6);
  for (const { text, amount } of lines) pen.row(text, money(amount));
  pen.rule();
  if (tax) {
    pen.row('Net', money(total - tax.amount));
    pen.row(`Tax ${toDecimal(tax.rate)} %`, money(tax.amount));
  }
  pen.row('Total', money(total), 600);
  if (operator.taxNote !== '') {
    pen.space(18);
    pen.line(operator.taxNote);
  }
}

const money = (amount: number) => `${toDecimal(amount)} EUR`;

/** Writes downwards, and on another page where one ends. */
function penOf(paper: PDFKit.PDFDocument) {
  let y = 56;

  const width = (text: string, weight: Weight, size: number) =>
    runsOf(text, weight).reduce((sum, run) => sum + paper.font(run.font).fontSize(size).widthOfString(run.text), 0);

  const write = (text: string, x: number, weight: Weight, size: number) => {
    let at = x;
    for (const run of runsOf(text, weight)) {
      paper.font(run.font).fontSize(size).text(run.text, at, y, { lineBreak: false });
      at += paper.widthOfString(run.text);
    }
  };

  const advance = (height: number) => {
    y += height;
    if (y <= bottom) return;
    paper.addPage();
    y = 56;
  };

  /** Words over as many lines as they need; one that is wider than a line is cut where the line ends. */
  function wrapped(text: string, most: number, weight: Weight, size: number): string[] {
    const out: string[] = [];
    let current = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const joined = current === '' ? word : `${current} ${word}`;
      if (width(joined, weight, size) <= most) {
        current = joined;
        continue;
      }
      if (current !== '') out.push(current);
      current = '';
      for (const letter of word) {
        if (width(current + letter, weight, size) > most) {
          out.push(current);
          current = '';
        }
        current += letter;
      }
    }
    return [...out, current];
  }

  return {
    space: advance,
    line(text: string, { weight = 400, size = 10 }: { weight?: Weight; size?: number } = {}) {
      for (const part of wrapped(text, right - left, weight, size)) {
        write(part, left, weight, size);
        advance(size * 1.5);
      }
    },
    row(text: string, amount: string, weight: Weight = 400) {
      write(amount, right - width(amount, weight, 10), weight, 10);
      for (const part of wrapped(text, 360, weight, 10)) {
        write(part, left, weight, 10);
        advance(16);
      }
    },
    rule() {
      paper.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke();
      advance(8);
    },
  };
}
