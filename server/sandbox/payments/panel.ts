import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Hono } from 'hono';
import { renderSVG } from 'uqr';
import type { RandomSource } from '../../random';
import type { Settings } from '../../settings';
import { coins, priceText } from './coins';
import type { InvoiceStatus, StoredInvoice, Simulation } from './invoices';
import { panelScript, panelStyle } from './panel.page';

/** What the panel asks for again and again. */
export interface PanelState {
  status: InvoiceStatus;
  /** How many the network has shown. */
  payments: number;
  confirmations: number;
  required: number;
  /** Coins still to pay, or all of them when none are missing, as a decimal string. */
  open: string;
  /** The same in the account currency, and what was paid, as a person reads it. */
  openPrice: string;
  paidPrice: string;
  /** For the QR code. */
  uri: string;
  /** Until the deadline. */
  remainingMs: number;
  simulations: Simulation[];
}

export interface PanelParts {
  settings: Settings;
  random: RandomSource;
  find(id: string): StoredInvoice | undefined;
  stateOf(invoice: StoredInvoice): PanelState;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Never the end of a script element, whatever the text holds. */
const jsonBlock = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const euroFormat = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });
/** An amount or a price as a person reads it: €1,234.50. */
export const euros = (amount: number) => euroFormat.format(amount);

const fontFile = () =>
  readFile(createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

/** The page that a customer pays on, made for a frame of the product: `/io/<invoice>`. */
export function panelRoutes(app: Hono, { settings, random, find, stateOf }: PanelParts): void {
  const { app: parent } = settings.origins;

  app.get('/io/:id', (http) => {
    const nonce = Buffer.from(random.bytes(16)).toString('base64');
    const invoice = find(http.req.param('id'));
    const theme = /^(?:light|dark)$/.exec(http.req.query('theme') ?? '')?.[0];
    const html = invoice
      ? invoicePage(invoice, stateOf(invoice), { nonce, theme, parent })
      : page('Invoice not found', '<main><h1>There is no such invoice</h1></main>', { nonce, theme });
    return http.html(html, invoice ? 200 : 404, {
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${parent}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.get('/io/:id/state', (http) => {
    const invoice = find(http.req.param('id'));
    if (!invoice) return http.json({ message: 'There is no such invoice.' }, 404);
    return http.json(stateOf(invoice), 200, { 'cache-control': 'no-store' });
  });

  app.get('/io/:id/qr.svg', (http) => {
    const invoice = find(http.req.param('id'));
    if (!invoice) return http.body(null, 404);
    return http.body(renderSVG(stateOf(invoice).uri, { border: 2, ecc: 'M' }), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    });
  });

  app.get('/inter.woff2', async () => {
    const font = await fontFile();
    return new Response(new Uint8Array(font), {
      headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=604800' },
    });
  });
}

interface PageParts {
  nonce: string;
  theme: string | undefined;
}

const page = (title: string, body: string, { nonce, theme }: PageParts) => `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${panelStyle}</style>
</head>
<body>
${body}
</body>
</html>`;

const simulationNames: Readonly<Record<Simulation, string>> = {
  pay: 'Pay exact amount',
  partial: 'Pay part',
  over: 'Pay too much',
  late: 'Pay late',
  expire: 'Let it expire',
  double: 'Pay twice',
  reorg: 'Reorganise chain',
  replace: 'Replace payment',
  replay: 'Replay notice',
};

const copyIcon =
  '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="8" y="8" width="14" height="14" rx="2"/><path d="M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2"/></svg>';

/** Copies what stands in that element. */
const copyButton = (what: string, field: string) =>
  `<button type="button" class="copy" id="copy-${what}" data-copies="${field}" aria-label="Copy ${what}">${copyIcon}<span>Copy</span></button>`;

function invoicePage(invoice: StoredInvoice, state: PanelState, parts: PageParts & { parent: string }): string {
  const coin = coins[invoice.currency];
  const { currency } = invoice;
  const facts = { id: invoice.id, currency, parent: parts.parent, state };
  const buttons = Object.entries(simulationNames)
    .map(([kind, name]) => {
      const isOffered = state.simulations.some((one) => one === kind);
      return `<button type="button" data-kind="${kind}"${isOffered ? '' : ' disabled'}>${name}</button>`;
    })
    .join('');
  const body = `<main>
<header>
<p class="merchant">Sitewright <span class="tag">Sandbox</span></p>
<p class="clock" id="clock"><span class="hidden">Time left to pay: </span><time id="left">30:00</time></p>
</header>
<section class="sum" aria-labelledby="title">
<div class="due"><h1 id="title" tabindex="-1"><span id="verb">Pay</span> <span id="amount">${state.open}</span> ${currency}</h1>${copyButton('amount', 'amount')}</div>
<p class="soft"><span id="price">${state.openPrice}</span> to your balance, at ${euros(Number(priceText(coin.price)))} for 1 ${currency}</p>
</section>
<p class="status" id="status" role="status" data-status="${state.status}"><span class="dot" aria-hidden="true"></span><span id="sentence"></span></p>
<progress id="progress" max="${coin.requiredConfirmations}" value="0" aria-label="Confirmations" data-idle></progress>
<div class="pay" id="pay">
<img class="qr" id="qr" src="/payments/io/${invoice.id}/qr.svg" width="176" height="176" alt="QR code with the address and the amount">
<dl>
<div class="copied"><dt>Address</dt><dd><output id="address" class="mono">${escape(invoice.address)}</output>${copyButton('address', 'address')}</dd></div>
<div><dt>Network</dt><dd>${coin.name} on ${escape(coin.network)}</dd></div>
<div><dt>Take care</dt><dd>Send ${currency} on this network only. Anything else is lost.</dd></div>
</dl>
</div>
<section class="simulation" id="simulation" aria-labelledby="simulation-title">
<h2 id="simulation-title">Simulation</h2>
<p class="soft">No coin moves here. Choose what the network does.</p>
<div class="buttons">${buttons}</div>
</section>
<p class="hidden" id="news" role="status"></p>
</main>
<script type="application/json" id="facts">${jsonBlock(facts)}</script>
<script nonce="${parts.nonce}">${panelScript}</script>`;
  return page(`Pay with ${coin.name}`, body, parts);
}
