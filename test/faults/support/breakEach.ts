import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { stepNames } from '../../../contract/rules/wizard/wizard';
import { overlayChunks } from '../../../src/app/overlays';
import { loadStepChunk } from '../../../src/app/steps';
import { extent } from '../../extent';
import { saveElsewhere } from './otherDevice';
import { type Product, startProduct } from './product';
import { type Fault, faults, FaultProxy } from './faultProxy';
import type { Case } from './wizardCase';
import { draftFor } from './wizardDraft';
import * as tab from './wizardTab';

/*
 * Each call of the wizard with each fault, on the product as it is: the root machine, the effects, the views, the
 * server. Only the one call has a fault, and only the tab's time is wound.
 */

/** Milliseconds in which the page has to say what is wrong, once a call was given up: the cached lists ask four times. */
const patience = 30_000;
/** The same once a call without an answer had all the time that it may take: it is not asked for again by itself. */
const reaction = 1_000;

let product: Product;
let proxy: FaultProxy;
/** Opens the wizard at the step, leads up to the call, and lets it fail. */
async function fail(one: Case, fault: Fault) {
  proxy = new FaultProxy();
  tab.nextWeek();
  const customer = await product.customer({ balance: 0, ...one.customer });
  const scene = { product, customer, proxy };
  const chosen = typeof one.draft === 'function' ? await one.draft() : one.draft;
  const draft = draftFor(customer, product.browser, chosen ?? {});
  const position = { step: one.step ?? 'domain', visited: [] };
  if (one.isElsewhere) await saveElsewhere(scene, draft, position);
  const isOpening = !one.ask;
  if (isOpening && !one.prepare) proxy.break(one.call, fault);
  const arrival = { customer, isStale: one.isStale, ...(!one.isElsewhere && { draft, position }) };
  await tab.open(product, proxy, one.isVisitor ? {} : arrival);
  await one.prepare?.(scene);
  if (one.ask) {
    await tab.until('it is quiet', () => tab.underWay().length === 0 && !proxy.isServerBusy());
    proxy.break(one.call, fault);
  }
  const untouched = tab.draftText();
  const asked = proxy.count(one.call);
  await one.ask?.(scene);
  const before = one.isChoice ? tab.draftText() : untouched;
  await tab.until(`${one.call} is asked`, () => proxy.count(one.call) > (isOpening ? 0 : asked));
  if (fault === 'hung') await tab.pass(one.patience ?? 30_000);
  return { scene, before };
}

/**
 * The faults that a call meets. What a fault comes to is decided for all calls in one place, and what a call makes of it
 * is walked with its machine, so that `npm test` need not try each with each: there a call meets one of the seven, by
 * turns, and every fault meets about as many calls. The guards (test/guards) are looked for in one test each, by its
 * name: the faults that they name stand with the call, and it meets them always. In the full run it meets all.
 */
const faultsOf = ({ guarded }: Case, place: number): readonly Fault[] =>
  faults.filter((fault, index) => {
    const turn = (index + faults.length - (place % faults.length)) % faults.length;
    return extent(turn === 0 || fault === guarded, true);
  });

const rowsOf = (cases: readonly Case[]) =>
  cases.flatMap((one, place) =>
    faultsOf(one, place).map((fault) => ({ name: `${one.call} ${one.where ?? ''}`.trim(), fault, one })),
  );

/** A test for each call and each fault that it meets. */
export function breakEach(cases: readonly Case[]): void {
  beforeAll(async () => {
    [product] = await Promise.all([
      startProduct(),
      ...stepNames.map(loadStepChunk),
      ...Object.values(overlayChunks).map(({ load }) => load()),
      import('../../../src/app/screens/wizard'),
      import('../../../src/effects/server/http'),
      import('../../../src/effects/storage/storedDraft'),
      import('../../../src/effects/server/countryList'),
    ]);
    tab.prepareBrowser();
  }, 120_000);
  afterEach(() => {
    tab.close();
    proxy.close();
  });
  afterAll(() => product.stop());
  it.each(rowsOf(cases))('$name: $fault', async ({ one, fault }) => {
    const { scene, before } = await fail(one, fault);
    const sentence = one.says[fault] ?? one.says.rest;
    const due = fault === 'hung' ? reaction : patience;
    await tab.until(`it says "${sentence}"`, () => tab.says(sentence), due);
    await tab.until('nothing is waited for', () => tab.underWay().length === 0, due);
    const loss = one.isOrdered ? [] : lost(before, tab.draftText());
    expect(loss, 'what is lost of the draft').toEqual([]);

    const away = one.away?.[fault];
    const way = away ?? one.retry ?? one.leave ?? '';
    if (!one.again) await tab.until(`a button "${way}"`, () => tab.buttonNamed(way), patience);
    proxy.mend();
    await one.again?.(scene);
    if (away ?? one.retry) await tab.press(way);
    if (!away) await tab.until('it goes on', () => one.done(scene), patience);
  });
}

/** What a draft had and has no more. */
function lost(before: string | null, after: string | null): string[] {
  const left = leaves(JSON.parse(after ?? 'null'));
  return [...leaves(JSON.parse(before ?? 'null'))]
    .filter(([path, value]) => left.get(path) !== value)
    .map(([path]) => path);
}
function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null)
    return new Map(value === null || value === '' ? [] : [[path, value]]);
  return new Map(Object.entries(value).flatMap(([key, part]) => [...leaves(part, `${path}/${key}`)]));
}
