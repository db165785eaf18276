import { describe, expect, test } from 'vitest';
import { type Draft, type DraftMigration, emptyDraft, migrateDraft, picturesOf } from './draft';

const { version, ...unversioned } = { ...emptyDraft, website_name: 'Blue Bakery' };
const draft: Draft = { ...unversioned, version };

describe('a stored draft', () => {
  test('of today is read as it is, without what no draft has', () => {
    expect(migrateDraft({ ...draft, extra: 1 })).toEqual(draft);
  });

  test('of an earlier version goes through every version since', () => {
    // As if versions -1 and 0 had been released.
    const migrations: Record<number, DraftMigration> = {
      [-1]: ({ title, ...rest }) => ({ ...rest, version: 0, name: title }),
      0: ({ name, ...rest }) => ({ ...rest, version: 1, website_name: name }),
    };
    const { website_name, ...rest } = unversioned;
    expect(migrateDraft({ ...rest, version: -1, title: website_name }, migrations)).toEqual(draft);
    expect(migrateDraft({ ...rest, version: 0, name: website_name }, migrations)).toEqual(draft);
    expect(migrateDraft(draft, migrations)).toEqual(draft);
    expect(migrateDraft({ ...rest, version: -2, title: website_name }, migrations)).toBeNull();
  });

  test('that a migration stumbles over, or sends round in a circle, is none', () => {
    const stumble: DraftMigration = ({ business }) => (business as { name: { text: string } }).name.text;
    expect(migrateDraft({ version: 0 }, { 0: stumble })).toBeNull();
    const circle: Record<number, DraftMigration> = { 0: () => ({ version: 5 }), 5: () => ({ version: 0 }) };
    expect(migrateDraft({ version: 0 }, circle)).toBeNull();
  });

  test.each([
    undefined,
    null,
    0,
    '',
    'draft',
    [],
    {},
    { version: 1 },
    { ...draft, version: 0 },
    { ...draft, version: 2 },
    { ...draft, version: '1' },
    { ...draft, version: Number.NaN },
    { ...draft, domains: 'blue-bakery.com' },
    { ...draft, images: [{ id: 'a' }] },
    { ...draft, business: null },
    { ...draft, order_id: 'mine' },
  ])('%j is none', (value) => expect(migrateDraft(value)).toBeNull());

  test('names its pictures, each once', () => {
    const named = (business: Partial<Draft['business']>) =>
      picturesOf({ ...draft, business: { ...draft.business, ...business } });
    expect(named({})).toEqual([]);
    expect(named({ logo: { kind: 'generated', blob: 'b' }, ai_logos: ['a', 'b'] })).toEqual(['b', 'a']);
    expect(named({ logo: { kind: 'file', blob: 'c', name: 'logo.png' } })).toEqual(['c']);
    expect(named({ logo: { kind: 'uploaded', url: 'https://a.test/b.png', blob: null } })).toEqual([]);
  });
});
