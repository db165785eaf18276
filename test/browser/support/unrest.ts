import type { Page } from '@playwright/test';

/** What a page did that nobody asked for. */
export interface Unrest {
  /** The largest window of layout shifts of any document (as Core Web Vitals count them), and what moved in it. */
  shift: number;
  readonly moved: Set<string>;
  /** What was busy for longer than 400 ms without a word that could be read. */
  readonly wordless: Set<string>;
  /** What was pressed, and the most ms until the page showed anything of it. */
  readonly answers: Map<string, number>;
}

/** The figures, for whoever reads the run: what moved, and the presses that were answered last. */
export function figuresOf({ shift, moved, answers }: Unrest): string {
  const slowest = [...answers].sort(([, one], [, other]) => other - one).slice(0, 8);
  const lines = [
    `layout shift ${shift.toFixed(4)}`,
    ...moved,
    `${answers.size} kinds of press`,
    ...slowest.map(([what, ms]) => `${Math.round(ms)} ms ${what}`),
  ];
  return lines.join('\n  ');
}

/**
 * Watches a page from its next document on. A wait is anything with `aria-busy`; its words are its own, or those that are
 * marked as a status in it or beside it, as far as they can be seen.
 */
export async function watchUnrest(page: Page): Promise<Unrest> {
  const unrest: Unrest = { shift: 0, moved: new Set(), wordless: new Set(), answers: new Map() };
  await page.exposeFunction('noteShift', (value: number, moved: string[]) => {
    unrest.shift = Math.max(unrest.shift, value);
    for (const what of moved) unrest.moved.add(what);
  });
  await page.exposeFunction('noteWordless', (what: string) => unrest.wordless.add(what));
  await page.exposeFunction('noteAnswer', (what: string, ms: number) =>
    unrest.answers.set(what, Math.max(ms, unrest.answers.get(what) ?? 0)),
  );
  await page.addInitScript(() => {
    const { noteShift, noteWordless, noteAnswer } = globalThis as unknown as {
      noteShift: (value: number, moved: string[]) => void;
      noteWordless: (what: string) => void;
      noteAnswer: (what: string, ms: number) => void;
    };
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'what is gone';
      return `${element.localName}.${element.className.toString().slice(0, 30)} "${element.textContent.trim().slice(0, 40)}" at ${location.pathname}`;
    };

    const boxOf = ({ left, top, width, height }: DOMRect) => `${left},${top} ${width}x${height}`;

    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    let [sum, from, last] = [0, 0, 0];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const isSameWindow = entry.startTime - last < 1000 && entry.startTime - from < 5000;
        if (!isSameWindow) [sum, from] = [0, entry.startTime];
        last = entry.startTime;
        sum += entry.value;
        noteShift(
          sum,
          entry.sources.map(
            ({ node, previousRect: before, currentRect: after }) =>
              `${entry.value.toFixed(4)} ${nameOf(node)}, ${boxOf(before)} to ${boxOf(after)}`,
          ),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });

    // From the finger to the first frame in which anything is another: a word, a mark, a place.
    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const pressed = target instanceof Element ? target.closest('a[href],button,summary') : null;
        if (!pressed) return;
        const name = nameOf(pressed);
        const changes = new MutationObserver(() => {
          changes.disconnect();
          requestAnimationFrame(() => noteAnswer(name, performance.now() - timeStamp));
        });
        changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      },
      true,
    );

    const since = new Map<Element, number>();
    const isRead = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      element.textContent.trim() !== '';
    const speaks = (busy: Element) =>
      isRead(busy) || [...(busy.parentElement?.querySelectorAll('[role=status]') ?? [])].some(isRead);
    setInterval(() => {
      const busy = new Set(document.querySelectorAll('[aria-busy=true]'));
      for (const element of since.keys()) if (!busy.has(element)) since.delete(element);
      for (const element of busy) {
        if (!element.checkVisibility()) continue;
        const begun = since.get(element);
        if (begun === undefined) since.set(element, performance.now());
        else if (performance.now() - begun > 400 && !speaks(element)) noteWordless(nameOf(element));
      }
    }, 100);
  });
  return unrest;
}
