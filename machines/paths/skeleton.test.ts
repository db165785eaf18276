import { describe, expect, it } from 'vitest';
import { purchaseModels } from './fixture';
import type { Model } from './model';
import { skeletonOf } from './skeleton';

describe('the skeleton of a machine’s tours', () => {
  const text = skeletonOf(purchaseModels as readonly Model[], {
    machine: '../../machines/shop/purchase',
    test: './support/test',
  });

  it('has an empty place for each world, gesture, outcome and state, which fails by its name', () => {
    expect(text).toContain('throw new Error(`${place} is empty: write it in this file.`);');
    for (const line of [
      "  'one cent short': empty('The way into \"one cent short\"'),",
      "  'order.place': empty('The hand for \"order.place\"'),",
      "  'placeOrder error': empty('What brings \"placeOrder error\"'),",
      "  'session.expired': empty('What brings \"session.expired\"'),",
      "  'after retryDelay': empty('What brings \"after retryDelay\"'),",
      "  'order.paying.placing': empty('The eye for \"order.paying.placing\"'),",
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('walks by those places, and looks after every step', () => {
    expect(text).toContain(
      [
        "    await outside['askCode done (code 1234)'](page);",
        "    await see(page, 'order.paying.placing', 'wire.watching');",
      ].join('\n'),
    );
    expect(text).toContain("    await hands['note.type'](page, { note: 'soon' });\n    await see(page, ");
    const steps = text.split('\n').filter((line) => /^ {4}await (?:arrive|hands|outside)\[/.test(line));
    const looks = text.split('\n').filter((line) => line.startsWith('    await see(page, '));
    expect(looks).toHaveLength(steps.length);
  });
});
