/** The product's own colours and sizes, so that the frame looks like a part of it. */
export const panelStyle = `
@font-face { font-family: Inter; src: url('/payments/inter.woff2') format('woff2'); font-weight: 100 900; font-display: optional; }
:root {
  color-scheme: light dark;
  --surface: light-dark(#ffffff, #121929); --sunken: light-dark(#efeade, #161e2f);
  --line: light-dark(#e4ddcd, #1f2738); --line-strong: light-dark(#cdc4b0, #364056);
  --ink: light-dark(#020817, #f5f1e8); --soft: light-dark(#4b4a47, #b9b6ae);
  --accent: light-dark(#020817, #f5f1e8); --accent-hover: light-dark(#2a3142, #ffffff); --on-accent: light-dark(#ffffff, #020817);
  --accent-ink: light-dark(#020817, #f5f1e8); --accent-soft: light-dark(#eae3d3, #232b3d);
  --good: light-dark(#136239, #6fd69a); --good-soft: light-dark(#dff0e2, #0d2a1e);
  --warn: light-dark(#7d4400, #efbe5c); --warn-soft: light-dark(#fbe9c6, #2c220f);
  --bad: light-dark(#a81c28, #ff9a92); --bad-soft: light-dark(#fbe3df, #36161b);
}
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
html { background: var(--surface); }
body { background: var(--surface); color: var(--ink); font: .875rem/1.5 Inter, system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
main { max-width: 40rem; margin: 0 auto; padding: 16px; display: grid; gap: 12px; }
header { display: flex; justify-content: space-between; align-items: center; gap: 8px; min-height: 26px; }
.merchant { font-weight: 600; }
.tag { margin-inline-start: 4px; padding: 2px 8px; border-radius: 99px; background: var(--sunken); color: var(--soft); font-size: .75rem; font-weight: 500; }
.clock { padding: 2px 10px; border-radius: 99px; background: var(--accent-soft); color: var(--accent-ink); font-weight: 600; font-variant-numeric: tabular-nums; }
.clock.short { background: var(--warn-soft); color: var(--warn); }
h1 { font-size: clamp(1.125rem, 5.8vw, 2rem); line-height: 1.2; font-weight: 600; letter-spacing: -.01em; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
h2 { font-size: .875rem; font-weight: 600; }
[tabindex='-1']:focus { outline: none; }
:focus-visible { outline: 2px solid var(--accent-ink); outline-offset: 2px; }
.soft { color: var(--soft); }
.due { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.due .copy { margin-inline-end: -12px; }
.status { display: flex; align-items: center; gap: 10px; padding: 10px 12px; border-radius: 8px; background: var(--sunken); font-weight: 500; min-height: 44px; }
.dot { flex: none; width: 10px; height: 10px; border-radius: 99px; background: currentColor; }
.status[data-status=new] .dot, .status[data-status=processing] .dot { animation: beat 1.4s ease-in-out infinite; }
.status[data-status=processing] { background: var(--accent-soft); color: var(--accent-ink); }
.status:is([data-status=paid], [data-status=overpaid], [data-status=paid_late]) { background: var(--good-soft); color: var(--good); }
.status[data-status=underpaid] { background: var(--warn-soft); color: var(--warn); }
.status:is([data-status=expired], [data-status=failed]) { background: var(--bad-soft); color: var(--bad); }
@keyframes beat { 50% { opacity: .25; } }
progress { appearance: none; width: 100%; height: 6px; border: 0; border-radius: 99px; overflow: hidden; background: var(--sunken); color: var(--accent); }
progress::-webkit-progress-bar { background: var(--sunken); }
progress::-webkit-progress-value { background: var(--accent); transition: inline-size 160ms ease-out; }
progress::-moz-progress-bar { background: var(--accent); }
.pay { display: grid; gap: 16px; justify-items: center; }
.qr { display: block; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
dl { width: 100%; min-width: 0; display: grid; align-content: start; gap: 8px; }
dl > div { min-width: 0; }
dt { color: var(--soft); font-size: .75rem; }
dd { overflow-wrap: anywhere; }
.copied dd { display: flex; align-items: center; gap: 8px; padding: 4px 4px 4px 12px; border: 1px solid var(--line-strong); border-radius: 8px; }
.mono { flex: 1; min-width: 0; font: 500 .8125rem/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; user-select: all; }
button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 40px; padding: 0 12px; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; font-weight: 500; cursor: pointer; }
button:active { transform: scale(.98); }
button:disabled { color: var(--soft); cursor: default; transform: none; }
.copy { flex: none; min-height: 36px; border-color: transparent; color: var(--accent-ink); }
[data-kind=pay] { background: var(--accent); border-color: transparent; color: var(--on-accent); }
@media (hover: hover) { button:hover:enabled { background: var(--sunken); } [data-kind=pay]:hover:enabled { background: var(--accent-hover); } }
[data-kind=pay]:disabled { opacity: .6; color: var(--on-accent); }
.simulation { display: grid; gap: 4px; padding-top: 12px; border-top: 1px dashed var(--line-strong); }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
/* What has nothing to say for a while keeps its place: nothing moves under a finger. */
:is(.pay, .copy, .clock, progress)[data-idle] { visibility: hidden; }
@media (pointer: coarse) { button { min-height: 44px; } .copy { min-height: 40px; } }
@media (min-width: 30rem) { .pay { grid-template-columns: 176px 1fr; align-items: start; } }
@media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
`;

/**
 * Keeps the page current, lets a person simulate, and tells the frame's parent once when a payment is there: only to the
 * product's own origin, and nothing but the invoice's id.
 */
export const panelScript = `
const { id, currency, parent: owner, state: first } = JSON.parse(document.getElementById('facts').textContent);
const at = (name) => document.getElementById(name);
const address = '/payments/io/' + id;
const covered = ['processing', 'paid', 'overpaid', 'paid_late'];
let state = first;
let deadline = performance.now() + first.remainingMs;
let known = covered.includes(first.status) ? 0 : first.payments;
let isTold = false;
let isWorking = false;

function sentence({ status, confirmations, required, open, paidPrice }) {
  switch (status) {
    case 'new': return 'Waiting for your payment';
    case 'processing': return confirmations === 0 ? 'Payment seen, waiting for its first confirmation' : confirmations + ' of ' + required + ' confirmations';
    case 'paid': return 'Paid: ' + paidPrice + ' received';
    case 'overpaid': return 'Paid: ' + paidPrice + ' received, more than asked';
    case 'paid_late': return 'Paid late: ' + paidPrice + ' received';
    case 'underpaid': return paidPrice + ' received, ' + open + ' ' + currency + ' still to pay';
    case 'expired': return 'This invoice has expired';
    default: return 'The network took the payment back';
  }
}

function write(name, text) {
  const element = at(name);
  if (element.textContent !== text) element.textContent = text;
}

function idle(name, isIdle) {
  at(name).toggleAttribute('data-idle', isIdle);
}

function tick() {
  const seconds = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
  write('left', String(Math.floor(seconds / 60)).padStart(2, '0') + ':' + String(seconds % 60).padStart(2, '0'));
  at('clock').classList.toggle('short', seconds < 300);
  idle('clock', state.status !== 'new' && state.status !== 'underpaid');
}

function show(next) {
  const isOther = next.open !== state.open;
  state = next;
  deadline = performance.now() + next.remainingMs;
  write('sentence', sentence(next));
  at('status').dataset.status = next.status;
  write('verb', next.status.startsWith('paid') || next.status === 'overpaid' ? 'Paid' : 'Pay');
  write('amount', next.open);
  write('price', next.openPrice);
  if (isOther) at('qr').src = address + '/qr.svg?amount=' + next.open;
  idle('progress', next.status !== 'processing');
  at('progress').value = next.confirmations;
  for (const name of ['pay', 'copy-amount']) idle(name, covered.includes(next.status) || next.status === 'expired');
  const focused = document.activeElement;
  for (const button of document.querySelectorAll('[data-kind]')) button.disabled = !next.simulations.includes(button.dataset.kind);
  if (focused instanceof HTMLElement && focused.matches(':disabled, [data-idle], [data-idle] *')) at('title').focus();
  tick();
  if (!isTold && next.payments > known && next.status !== 'failed') {
    isTold = true;
    if (window.parent !== window) window.parent.postMessage({ type: 'cryptocurrency-payment', invoiceId: id }, owner);
  }
  // What comes after a part, or after what was taken back, is news again.
  if (next.status === 'underpaid' || next.status === 'failed') {
    isTold = false;
    known = next.payments;
  }
}

async function ask(path, init) {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

async function look() {
  try {
    show(await ask(address + '/state'));
  } catch {
    // The gateway is away: the next look finds it.
  }
}

async function poll() {
  if (!isWorking) await look();
  setTimeout(poll, 700);
}

async function simulate(button) {
  if (isWorking) return;
  isWorking = true;
  for (const other of document.querySelectorAll('[data-kind]')) other.setAttribute('aria-disabled', 'true');
  try {
    await ask('/payments/invoices/' + id + '/simulate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: button.dataset.kind }),
    });
    at('news').textContent = button.dataset.kind === 'replay' ? 'The notice was sent again.' : '';
    await look();
  } catch {
    at('news').textContent = 'The gateway does not answer. Please try again.';
  }
  for (const other of document.querySelectorAll('[data-kind]')) other.removeAttribute('aria-disabled');
  isWorking = false;
}

/** A frame without the permission for the clipboard copies what is selected instead. */
async function copy(button) {
  const field = at(button.dataset.copies);
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(field.textContent);
  } catch {
    getSelection().selectAllChildren(field);
    isCopied = document.execCommand('copy');
  }
  const label = button.querySelector('span');
  label.textContent = isCopied ? 'Copied' : 'Selected';
  at('news').textContent = isCopied ? 'Copied.' : 'Selected: press Ctrl and C.';
  setTimeout(() => { label.textContent = 'Copy'; at('news').textContent = ''; }, 2000);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button?.dataset.kind) simulate(button);
  else if (button?.dataset.copies) copy(button);
});
show(first);
setInterval(tick, 500);
setTimeout(poll, 700);
`;
