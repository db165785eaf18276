import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements in it, as `t` is one of words alone: each name in braces stands for the element of that name,
 * where a language has it.
 *
 * @param english 'Read the {terms} first.'
 */
export const rich = (english: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(
    Fragment,
    null,
    ...english.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : elements[part])),
  );
