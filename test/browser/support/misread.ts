import type { Page } from '@playwright/test';

/**
 * What on a page its reader would stumble over: English in another language, also in the names of buttons and pictures; a
 * day written for machines; between Arabic a number or a sentence of the other direction, whose sign or full stop comes to
 * its wrong end. What somebody typed stands in `bdi` or has `dir="auto"`, and may be in any language; a
 * picture to choose is called in the words of its service.
 */
export const misread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const english =
      /(?<![\w.@/-])(?:the|and|your|you|with|of|for|from|are|is|this|that|what|which|every)(?![\w@/-]|\.\w)/i;
    const rules: readonly [what: string, isBroken: (text: string, element: Element) => boolean][] = [
      ['a day for machines', (text) => /\b\d{4}-\d\d-\d\d\b/.test(text)],
      [
        'English',
        (text, element) =>
          root.lang !== 'en' &&
          english.test(text) &&
          !element.closest('bdi, [dir=auto]') &&
          !(element.matches('button') && element.querySelector('img')),
      ],
      [
        'the other direction',
        (text, element) =>
          getComputedStyle(element).direction === 'rtl' &&
          !/\p{Script=Arabic}/u.test(text) &&
          /\+\d|[a-z][.!?)…]$/i.test(text),
      ],
    ];
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && (element.closest('[lang]') ?? root) === root;
    const found = new Set<string>();
    const read = (text: string, element: Element) => {
      for (const [what, isBroken] of rules) if (isBroken(text, element)) found.add(`${what}: ${text}`);
    };
    for (const element of document.body.querySelectorAll('*:not(script, style)')) {
      if (!isRead(element)) continue;
      for (const { nodeType, textContent } of element.childNodes)
        if (nodeType === Node.TEXT_NODE && textContent?.trim()) read(textContent.trim(), element);
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (element.hasAttribute(name)) read(element.getAttribute(name) ?? '', element);
    }
    return [...found];
  });
