import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { keywordsModels } from './keywords.model';

walkMachine(keywordsModels, {}, './keywords.transitions.md');

const fresh = inWorld(keywordsModels, 'nothing described');
const whole = inWorld(keywordsModels, 'with keywords');
const settle = (description: string) => ({ type: 'description.settle', description }) as const;
const add = (keyword: string) => ({ type: 'keyword.add', keyword }) as const;
const answer = done('generateKeywords', ['rye', 'spelt']);
const notice = (variant: string, title: string) => ({
  type: 'toast.show',
  subject: 'keywords',
  title,
  variant,
});

describe('journeys', () => {
  it('makes keywords of a description that was left', async () => {
    const { sent, open, state } = await journey(fresh, [settle(' Rye bread. ')]);
    expect([state, open.get('generateKeywords')?.input, sent]).toEqual([
      'generating',
      { description: 'Rye bread.' },
      [],
    ]);
    const end = await journey(fresh, [settle(' Rye bread. '), answer]);
    expect(end.sent).toEqual([
      { type: 'keywords.changed', keywords: ['rye', 'spelt'], keywords_for: 'Rye bread.' },
      notice('success', 'Keywords generated successfully!'),
    ]);
  });

  it('asks nobody while the description is the one of the keywords', async () => {
    await expect(journey(whole, [settle(' Bread and cakes. ')])).rejects.toThrow('not possible');
    expect((await journey(whole, [])).state).toBe('resting');
  });

  it('lets the keywords go with the description', async () => {
    const { sent, state } = await journey(whole, [settle(' \n')]);
    expect([state, sent]).toEqual(['resting', [{ type: 'keywords.changed', keywords: [], keywords_for: '' }]]);
  });

  it('asks anew when the description changes while it waits, and hears the last answer alone', async () => {
    const { open, snapshot } = await journey(fresh, [settle('Bread.'), settle('Rye.')]);
    expect(open.get('generateKeywords')?.input).toEqual({ description: 'Rye.' });
    expect(snapshot.context.keywords).toEqual([]);
    const emptied = await journey(fresh, [settle('Bread.'), settle('')]);
    expect([emptied.state, emptied.open.size]).toEqual(['resting', 0]);
  });

  it('goes on at birth where the draft was left', async () => {
    const { open } = await journey(inWorld(keywordsModels, 'left before the keywords came'), []);
    expect(open.get('generateKeywords')?.input).toEqual({ description: 'Bread and cakes.' });
  });

  it.each([failed('generateKeywords'), done('generateKeywords', [])])('says so when none come, %#', async (none) => {
    const { sent, state } = await journey(whole, [settle('Rye.'), none]);
    expect([state, sent]).toEqual(['failed', [notice('error', 'Error generating keywords. Please try again.')]]);
    const again = await journey(whole, [settle('Rye.'), none, { type: 'keywords.retry' }, answer]);
    expect(again.snapshot.context).toMatchObject({ keywords: ['rye', 'spelt'], keywords_for: 'Rye.' });
  });

  it('takes the own keywords of the customer instead', async () => {
    const { sent, state } = await journey(fresh, [settle('Rye.'), failed('generateKeywords'), add(' Rye  Bread ')]);
    expect([state, sent.at(-1)]).toEqual([
      'resting',
      { type: 'keywords.changed', keywords: ['rye bread'], keywords_for: 'Rye.' },
    ]);
  });

  it('adds one at the end, once, and removes it', async () => {
    const keywords = async (...events: Parameters<typeof journey<typeof whole.machine>>[1]) =>
      (await journey(whole, events)).snapshot.context.keywords;
    expect(await keywords(add('CAKES,'))).toEqual(['bread', 'cakes']);
    expect(await keywords(add('cakes'), add(' Cakes'))).toEqual(['bread', 'cakes']);
    expect(await keywords(add('cakes'), { type: 'keyword.remove', keyword: 'bread' })).toEqual(['cakes']);
    await expect(keywords(add('x'.repeat(61)))).rejects.toThrow('not possible');
    expect(await keywords(add('x'.repeat(60)))).toHaveLength(2);
  });

  it('holds thirty at most', async () => {
    const many = Array.from({ length: 31 }, (_, place) => add(`word ${place}`));
    expect((await journey(whole, many)).snapshot.context.keywords).toHaveLength(30);
  });
});
