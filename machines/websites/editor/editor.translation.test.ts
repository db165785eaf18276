import { describe, expect, it } from 'vitest';
import { done, inWorld, journey } from '../../paths/journey';
import { type Edit, edited } from './editor.edit';
import type { editorMachine } from './editor.machine';
import { content, editorDelays, editorModels, opened, plain } from './editor.model';
import { pairsIn } from './editor.translation';
import { translationOf } from './editor.translation.select';
import type { Place, SiteValues } from './editor.values';

const bread = { original: 'Bread', text: 'Brot' };
const saying = (sections: object): SiteValues => ({ ...plain, sections: { ...plain.sections, ...sections } });
const site = (texts: readonly object[] = [bread]) =>
  saying({
    services: [{ name: 'Bread', price: '€4' }, { name: 'Cake' }],
    team: [{ name: 'Bread', role: 'Baker' }],
    translation: { language: 'de', texts },
  });
const name: Place = ['sections', 'services', 0, 'name'];
const set = (place: Place, value: string): Edit => ({ kind: 'set', place, value });
const translate = (original: string, text: string): Edit => ({ kind: 'translate', original, text, part: 'services' });
const after = (edits: readonly Edit[], from = site()) => pairsIn(edits.reduce(edited, from));

describe('a translation', () => {
  it('is written, written again where it is, and taken away', () => {
    expect(after([translate('Cake', 'Torte')])).toEqual([bread, { original: 'Cake', text: 'Torte' }]);
    expect(after([translate('Cake', 'Torte'), translate('Bread', 'Brote')])).toEqual([
      { original: 'Bread', text: 'Brote' },
      { original: 'Cake', text: 'Torte' },
    ]);
    expect(after([translate('Bread', '')])).toEqual([]);
  });

  it('goes on with a text that is changed, to be looked at again until somebody has', () => {
    const outdated = { original: 'Breads', text: 'Brot', outdated: true };
    expect(after([set(name, 'Bread '), set(name, 'Breads')])).toEqual([outdated]);
    expect(after([set(name, 'Breads'), translate('Breads', 'Brot')])).toEqual([{ original: 'Breads', text: 'Brot' }]);
    const { sections } = [set(name, 'Breads')].reduce(edited, site());
    expect(sections).toMatchObject({ services: [{ name: 'Breads' }, {}], translation: { language: 'de' } });
  });

  it('stays with the same text elsewhere', () =>
    expect(after([set(['sections', 'services', 1, 'name'], 'Bread'), set(name, 'Breads')])).toEqual([
      bread,
      { original: 'Breads', text: 'Brot', outdated: true },
    ]));

  it('stays as it is where a text is emptied, becomes one that is translated, or is none', () => {
    const cake = { original: 'Cake', text: 'Torte' };
    expect(after([set(name, ''), set(name, 'Rolls')])).toEqual([bread]);
    expect(after([set(name, 'Cake')], site([bread, cake]))).toEqual([bread, cake]);
    expect(after([set(['sections', 'team', 0, 'name'], 'Breads')])).toEqual([bread]);
    expect(after([set(['sections', 'services', 1, 'name'], 'Pie')])).toEqual([bread]);
  });
});

describe('what can be translated', () => {
  it('is each text once, part by part, with what is under Content first', () => {
    const texts = [bread, { original: 'Baker', text: 'Bäckerin', outdated: true }, { original: 'Gone', text: 'Weg' }];
    const { parts, ...rest } = translationOf(content, site(texts));
    const { business_description, keywords } = content.business_details;
    expect(parts.map((part) => part.name)).toEqual(['business', 'services', 'team']);
    expect(parts[0]?.texts.map(({ original }) => original)).toEqual([business_description, ...keywords]);
    expect(parts.slice(1).map((part) => part.texts)).toEqual([
      [
        { ...bread, isOutdated: false },
        { original: 'Cake', text: '', isOutdated: false },
      ],
      [{ original: 'Baker', text: 'Bäckerin', isOutdated: true }],
    ]);
    expect(rest).toEqual({
      language: 'de',
      total: 4 + keywords.length,
      done: 2,
      used: texts.slice(0, 2),
      unused: 1,
    });
  });

  it('is the title of the page too, and nothing that is said twice', () => {
    const { parts } = translationOf({ ...content, website_name: ' Cake ' }, site());
    expect(parts[0]?.texts[0]?.original).toBe('Cake');
    expect(parts[1]?.texts.map(({ original }) => original)).toEqual(['Bread']);
  });
});

describe('the preview', () => {
  const chosen = (part: string) => ({ type: 'part.changed', part, isHere: false }) as const;
  type Events = Parameters<typeof journey<typeof editorMachine>>[1];
  const play = (...events: Events) =>
    journey(inWorld(editorModels, 'a website'), [done('loadSite', opened), ...events], { delays: editorDelays });
  const drawn = async (...events: Events) =>
    (await play(...events)).sent.flatMap((one) =>
      one.type === 'preview.draw' && 'site' in one ? [(one.site as { isTranslated: boolean }).isTranslated] : [],
    );

  it('is in the second language while it is translated', async () => {
    expect(await drawn(chosen('services'), chosen('team'))).toEqual([]);
    expect(await drawn(chosen('translation'))).toEqual([true]);
    expect(await drawn(chosen('translation'), chosen('translation'))).toEqual([true]);
    expect(await drawn(chosen('translation'), chosen('sections'))).toEqual([true, false]);
  });

  it('goes to what is translated, once', async () => {
    const edit = { type: 'content.edit', edit: translate('Cake', 'Torte'), isTyped: true } as const;
    const more = { ...edit, edit: translate('Cake', 'Torten') };
    const { context } = (await play(chosen('translation'), edit, more)).snapshot;
    expect(context).toMatchObject({ part: 'translation', lead: 'services', leads: 2 });
    expect(context.past).toHaveLength(1);
  });
});
