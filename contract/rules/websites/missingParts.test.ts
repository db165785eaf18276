import { expect, it } from 'vitest';
import { goodParts, missingParts } from './missingParts';

const sections = { services: [], menu: [], imprint: '' };

it('is all of it for a page that says nothing, in the order in which it helps', () => {
  expect(missingParts({ phone: '', hasOwnPhoto: false })).toEqual(goodParts);
  expect(
    missingParts({
      sections: { ...sections, hours: { week: { monday: [] }, note: '' } },
      phone: '',
      hasOwnPhoto: false,
    }),
  ).toEqual(goodParts);
});

it('is what is left, whichever way a thing is said', () => {
  const hours = { week: { monday: [{}] }, note: '' };
  const rest = { phone: '1', hasOwnPhoto: true };
  expect(missingParts({ sections: { ...sections, hours, services: [{}], imprint: 'Ada' }, ...rest })).toEqual([]);
  const noted = { week: {}, note: 'By appointment.' };
  expect(missingParts({ sections: { ...sections, hours: noted, menu: [{}] }, ...rest })).toEqual(['imprint']);
  expect(missingParts({ sections: { ...sections, hours }, phone: '1', hasOwnPhoto: false })).toEqual([
    'services',
    'photos',
    'imprint',
  ]);
});
