import { describe, expect, it } from 'vitest';
import { tradeWords } from '../../../contract/rules/websites/tradeWords';
import { walkMachine } from '../../../test/walk/machine';
import { after, inWorld, journey } from '../../paths/journey';
import { counter, masthead, picnic, templates, websiteDelays, websiteModels } from './website.model';
import { previewed, saidOf, shownTemplates } from './website.select';

walkMachine(websiteModels, websiteDelays, './website.transitions.md');

const fresh = inWorld(websiteModels, 'nothing chosen');
const known = { type: 'templates.changed' as const, templates: [...templates], problem: null };
const category = (name: 'E-commerce' | 'Media' | 'Education') => ({ type: 'category.choose', category: name }) as const;
const choose = (uuid: string) => ({ type: 'template.choose', uuid }) as const;

describe('journeys', () => {
  it.each([
    ['Education', []],
    ['E-commerce', ['Counter']],
    ['Media', ['Masthead', 'Picnic']],
  ] as const)('shows for %s the templates %j', async (name, shown) => {
    const { snapshot } = await journey(fresh, [known, category(name)]);
    expect(shownTemplates(snapshot)?.map(({ template_name }) => template_name)).toEqual(shown);
  });

  it('shows those first that suit the trade which the domain tells', async () => {
    const suiting = (...names: ('food' | 'shop')[]) => names.map((name) => ({ name, words: [...tradeWords[name]] }));
    const [first, second, third] = [
      counter,
      { ...counter, template_name: 'Second' },
      { ...counter, template_name: 'Third' },
    ];
    const listed = [first, { ...second, trades: suiting('shop', 'food') }, { ...third, trades: suiting('food') }];
    const { snapshot } = await journey(fresh, [{ ...known, templates: listed }, category('E-commerce')]);
    expect(shownTemplates(snapshot)?.map(({ template_name }) => template_name)).toEqual(['Third', 'Second', 'Counter']);
  });

  it('is ready with a domain, a category and a template', async () => {
    const last = async (...events: Parameters<typeof journey<typeof fresh.machine>>[1]) =>
      (await journey(fresh, events)).sent.at(-1);
    expect(await last(known, category('Media'))).toMatchObject({ ready: false, part: { category: 'Media' } });
    expect(await last(known, category('Media'), choose(picnic.uuid))).toMatchObject({
      ready: true,
      part: { template: { uuid: picnic.uuid, name: 'Picnic', category: 'SOCIAL', required_images_count: 6 } },
    });
    expect(await last(known, category('Media'), choose(picnic.uuid), { type: 'step.submit' })).toEqual({
      type: 'step.submitted',
    });
    expect(await last(known, { type: 'step.submit' })).toEqual({ type: 'step.refused' });
  });

  it('says what is missing as it changes, and not what has not been come to yet', async () => {
    const said = async (events: Parameters<typeof journey<typeof fresh.machine>>[1], world = fresh) =>
      Object.values(saidOf((await journey(world, events)).snapshot)).filter(Boolean);
    const named = { type: 'name.type', name: 'Blue Bakery' } as const;
    const bare = { ...masthead, template_url: '' };
    expect(await said([known, category('Media')])).toEqual([]);
    expect(await said([known, named])).toEqual(['Category is required']);
    const chosen = [known, category('Media'), choose(masthead.uuid)] as const;
    expect(await said(chosen)).toEqual([]);
    expect(await said([...chosen, category('E-commerce')])).toEqual(['Template is required']);
    expect(await said([...chosen, category('E-commerce'), choose(counter.uuid)])).toEqual([]);
    expect(await said([{ ...known, templates: [bare] }, category('Media'), choose(bare.uuid)])).toEqual([
      'Template source is required',
    ]);
    expect(await said([known], inWorld(websiteModels, 'no domain'))).toEqual(['Domain is required']);
  });

  it('tells the name as it is typed', async () => {
    const { sent } = await journey(fresh, [{ type: 'name.type', name: 'Blue Bakery' }]);
    expect(sent.at(-1)).toMatchObject({ part: { website_name: 'Blue Bakery' } });
  });

  it('lets a template go when another category is chosen, and keeps it for the same one', async () => {
    const chosen = [known, category('Media'), choose(masthead.uuid)] as const;
    expect((await journey(fresh, [...chosen, category('E-commerce')])).snapshot.context.template).toBeNull();
    expect((await journey(fresh, [...chosen, category('Media')])).snapshot.context.template?.name).toBe('Masthead');
  });

  it('takes no template of another category', async () =>
    await expect(journey(fresh, [known, category('Media'), choose(counter.uuid)])).rejects.toThrow('not possible'));

  it('shows the template with what is chosen, as it stands when it is opened', async () => {
    const named = { type: 'name.type', name: 'Blue Bakery' } as const;
    const { open } = await journey(fresh, [
      known,
      named,
      category('Media'),
      { type: 'preview.open', uuid: picnic.uuid },
    ]);
    expect(open.get('preview')?.input).toMatchObject({
      uuid: picnic.uuid,
      draft: { domain: 'blue-bakery.com', website_name: 'Blue Bakery', images: [], business: { business_name: '' } },
    });
  });

  it('lets the preview go with its dialog', async () => {
    const looked = [known, category('Media'), { type: 'preview.open', uuid: picnic.uuid }] as const;
    expect([...(await journey(fresh, looked)).open.keys()]).toContain('preview');
    for (const last of [{ type: 'preview.close' } as const, choose(masthead.uuid)])
      expect([...(await journey(fresh, [...looked, last])).open.keys()]).not.toContain('preview');
  });

  it('looks at a template large, and selects it there', async () => {
    const open = [known, category('Media'), { type: 'preview.open', uuid: picnic.uuid }] as const;
    expect(previewed((await journey(fresh, open)).snapshot)?.template_name).toBe('Picnic');
    const { snapshot } = await journey(fresh, [...open, choose(picnic.uuid)]);
    expect([previewed(snapshot), snapshot.context.template?.name]).toEqual([null, 'Picnic']);
  });

  it('waits 30 s for the templates, then lets the customer ask again, and still shows what comes', async () => {
    const late = [category('Media'), after('loadingDelay')] as const;
    const options = { delays: websiteDelays };
    expect((await journey(fresh, late, options)).snapshot.value.catalogue).toBe('failed');
    expect((await journey(fresh, [...late, known], options)).snapshot.value.catalogue).toBe('known');
  });

  it('asks again for templates that could not be loaded', async () => {
    const problem = 'Server error. Please try again later.';
    const failed = { type: 'templates.changed', templates: null, problem } as const;
    const { snapshot } = await journey(fresh, [failed]);
    expect([snapshot.value.catalogue, snapshot.context.problem]).toEqual(['failed', problem]);
    expect((await journey(fresh, [failed, known])).snapshot.context.problem).toBeNull();
    const { state, sent } = await journey(fresh, [failed, { type: 'templates.retry' }]);
    expect(state).toContain('catalogue.loading');
    expect(sent.at(-1)).toEqual({ type: 'resource.refresh' });
  });
});
