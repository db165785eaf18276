import '../src/ui/theme/global.css';
import { configure } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';
import { atFirstSight } from './walk/firstSight';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// How soon something comes is not what these tests ask; a machine that is busy takes longer than the second of itself.
configure({ asyncUtilTimeout: 10_000 });

// The pointer of a headless browser lies in the corner of the window, over whatever is there, until somebody moves it.
document.body.style.margin = '1px';

/** A view has no page around it: what is asked of the page as a whole is left to the tours. */
const rules = { 'html-has-lang': { enabled: false }, 'document-title': { enabled: false }, bypass: { enabled: false } };
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

let looks = 0;
atFirstSight(async (leaf) => {
  // One theme and the other by turns: a defect is of a part, and parts stand in several states.
  document.documentElement.dataset['theme'] = looks % 2 === 0 ? 'dark' : 'light';
  looks += 1;
  // What fades in has no colours yet; what turns for ever has no end.
  for (const motion of document.getAnimations())
    if (Number.isFinite(Number(motion.effect?.getComputedTiming().endTime))) motion.finish();
  const { violations } = await axe.run(
    { exclude: [['iframe']] },
    { runOnly: { type: 'tag', values: wcag }, rules, resultTypes: ['violations'] },
  );
  const found = violations.map(
    ({ help, nodes }) =>
      `${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`).join('\n  ')}`,
  );
  expect(found.join('\n'), `accessibility in ${leaf}`).toBe('');
});
