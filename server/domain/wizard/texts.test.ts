import { expect, it } from 'vitest';
import { stepNames } from '../../../contract/rules/wizard/wizard';
import { prepareTexts } from './texts';

it('makes texts ready while the business is described, and not for the other steps', () => {
  const prepared = stepNames.filter((step) => {
    let isAsked = false;
    const ai = {
      prepare: () => {
        isAsked = true;
        return Promise.resolve();
      },
    };
    prepareTexts(ai, { step });
    return isAsked;
  });
  expect(prepared).toEqual(['business']);
});
