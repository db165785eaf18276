import { describe, expect, it } from 'vitest';
import type { DomainResult } from '../../../contract/wire/wizard/domain';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { domainModels, result } from './domain.model';
import { faceOf, surcharge } from './domain.select';
import { chargedPrice, problemOf, searchOf } from './domain.names';

walkMachine(domainModels, {}, './domain.transitions.md');

const fresh = inWorld(domainModels, 'nothing chosen, one allowed');
const chosen = inWorld(domainModels, 'one chosen, two allowed');
const search = (text: string) => ({ type: 'search.submit', text }) as const;
const listed = done('suggestDomains', { names: ['blue.com', 'blue.io'], total: 40 });
const answers = (...results: DomainResult[]) => ({ type: 'offers.checked' as const, results });
const checked = answers(result('blue.com', 1_200), result('blue.io', 3_600));

describe('what may be searched for', () => {
  it.each([
    ['', 'Please enter a domain name'],
    ['   ', 'Please enter a domain name'],
    ['.com', 'Please enter a valid domain name'],
    ['blue_bakery', 'Please enter a valid domain name'],
    ['https://', 'Please enter a domain name'],
    ['ada@blue.com', 'Please enter a valid domain name'],
    ['xn--zzzzzz.com', 'Please enter a valid domain name'],
    [`${'ü'.repeat(60)}.de`, 'Please enter a valid domain name'],
    ['blue bakery', null],
    ['bücher', null],
    ['-blue', 'Please enter a valid domain name'],
    ['blue.c', 'Please enter a valid domain name'],
    ['blue..com', 'Please enter a valid domain name'],
    ['blue', null],
    [' Blue-Bakery.COM ', null],
  ])('%j: %j', (text, problem) => expect(problemOf(text)).toBe(problem));
});

describe('what is forgiven', () => {
  it.each([
    [' Blue-Bakery.COM ', 'blue-bakery.com', 'blue-bakery'],
    ['https://www.blue.com/menu?day=1#top', 'blue.com', 'blue'],
    ['http://blue.com:8080', 'blue.com', 'blue'],
    ['www.blue.com.', 'blue.com', 'blue'],
    ['www.com', 'www.com', 'www'],
    ['Blue Bakery', 'bluebakery', 'bluebakery'],
    ['https://www.BÜCHER.de/', 'xn--bcher-kva.de', 'xn--bcher-kva'],
    ['xn--bcher-kva.de', 'xn--bcher-kva.de', 'xn--bcher-kva'],
  ])('%j is searched as %j', (typed, text, label) => expect(searchOf(typed)).toMatchObject({ text, label }));
});

describe('what the selected name costs', () => {
  it.each([
    [1_499, null],
    [1_500, 1_500],
    [1_501, 1_501],
  ])('%i minor units a year: charged %j', (price, charged) =>
    expect(chargedPrice([{ name: 'a.be', price }], 'a.be')).toBe(charged),
  );
});

describe('journeys', () => {
  it('checks a full name by itself, adds it and selects it', async () => {
    const { snapshot, sent, open } = await journey(fresh, [
      search(' Blue.com'),
      done('checkDomain', result('blue.com', 1_200)),
    ]);
    expect(snapshot.context).toMatchObject({ domains: [{ name: 'blue.com', price: 1_200 }], domain: 'blue.com' });
    expect(open.get('suggestDomains')?.input).toEqual({ name: 'blue', page: 1, limit: 6 });
    expect(sent).toContainEqual(expect.objectContaining({ type: 'toast.show', title: 'Domain Added' }));
    expect(sent.at(-2)).toMatchObject({ type: 'step.changed', ready: true, part: { domain: 'blue.com' } });
  });

  it('shows as many pages as the newest answer says', async () => {
    const turned = [search('blue'), listed, { type: 'suggestions.page', page: 2 }] as const;
    expect((await journey(fresh, turned)).snapshot.context).toMatchObject({ page: 2, total: 40 });
    const { snapshot } = await journey(fresh, [...turned, done('suggestDomains', { names: [], total: 0 })]);
    expect(snapshot.context).toMatchObject({ page: 2, total: 0, offers: [] });
  });

  it('says when a full name is taken', async () => {
    const { snapshot, sent } = await journey(fresh, [
      search('blue.com'),
      done('checkDomain', result('blue.com', null)),
    ]);
    expect(snapshot.context.domain).toBeNull();
    expect(sent.at(-1)).toMatchObject({
      title: 'Domain Not Available',
      description: 'blue.com is not available for registration.',
    });
  });

  it('drops the late answer of an older search', async () => {
    const { open, snapshot } = await journey(fresh, [search('blue.com'), search('green')]);
    expect(open.has('checkDomain')).toBe(false);
    expect(open.get('suggestDomains')?.input).toMatchObject({ name: 'green' });
    expect(snapshot.context.offers).toEqual([]);
  });

  it('adds up to the limit, and not what is taken or there', async () => {
    const { snapshot } = await journey(chosen, [
      search('blue'),
      listed,
      checked,
      { type: 'domain.add', name: 'blue.io' },
    ]);
    expect(snapshot.context.domains.map(({ name }) => name)).toEqual(['blue.com', 'blue.io']);
    expect(snapshot.context.domain).toBe('blue.com');
    const full = await journey(fresh, [search('blue'), listed, checked, { type: 'domain.add', name: 'blue.com' }]);
    expect(full.snapshot.context.offers.map((offer) => faceOf(full.snapshot, offer))).toEqual(['added', 'full']);
    expect(full.snapshot.can({ type: 'domain.add', name: 'blue.io' })).toBe(false);
  });

  it('says that no more can be selected when a free full name comes on top', async () => {
    const { snapshot } = await journey(fresh, [
      search('blue.com'),
      done('checkDomain', result('blue.com', 1_200)),
      search('blue.io'),
      done('checkDomain', result('blue.io', 3_600)),
    ]);
    expect(snapshot.context).toMatchObject({ domain: 'blue.com', problem: 'You can select up to 1 domain.' });
  });

  it('selects the first that remains when the selected one is removed', async () => {
    const both = [search('blue'), listed, checked, { type: 'domain.add', name: 'blue.io' }] as const;
    const { snapshot } = await journey(chosen, [...both, { type: 'domain.remove', name: 'blue.com' }]);
    expect(snapshot.context.domain).toBe('blue.io');
    expect(surcharge(snapshot)).toBe(3_600);
    const none = await journey(chosen, [{ type: 'domain.remove', name: 'blue.com' }]);
    expect(none.sent.at(-2)).toMatchObject({ type: 'step.changed', ready: false });
  });

  it('shows each answer as it comes, and waits for the slow one alone', async () => {
    const events = [search('blue'), listed, answers(result('blue.io', null))];
    const { snapshot, state, open } = await journey(fresh, events);
    expect(snapshot.context.offers.map((offer) => faceOf(snapshot, offer))).toEqual(['checking', 'taken']);
    expect([state, open.get('checkDomains')?.input]).toEqual([
      'direct.resting + suggestions.checking',
      { domains: ['blue.com', 'blue.io'] },
    ]);
    const last = await journey(fresh, [...events, answers(result('blue.com', 1_200))]);
    expect(last.snapshot.context.offers.map((offer) => faceOf(last.snapshot, offer))).toEqual(['available', 'taken']);
    expect(last.open.has('checkDomains')).toBe(false);
  });

  it('takes a name that could not be checked for taken, says so, and asks for it alone again', async () => {
    const events = [
      search('blue'),
      listed,
      answers(result('blue.com', 1_200, true)),
      answers(result('blue.io', 3_600)),
    ] as const;
    const { snapshot, sent } = await journey(fresh, events);
    expect(snapshot.context.offers.map((offer) => faceOf(snapshot, offer))).toEqual(['taken', 'available']);
    expect(sent.at(-1)).toMatchObject({
      title: 'Domain check failed',
      description: 'Some domains could not be checked.',
    });
    const again = await journey(fresh, [...events, { type: 'suggestions.retry' }]);
    expect(again.snapshot.context.offers.map(({ state }) => state)).toEqual(['checking', 'available']);
    expect(again.open.get('checkDomains')?.input).toEqual({ domains: ['blue.com'] });
  });

  it.each([
    [{ status: 503, message: '' }, 'Error checking domain', 'Failed to check domain availability.'],
    [{ status: null, message: '', code: 'unexpected_reply' }, 'Error', 'The server response was empty or null.'],
  ])('says that the check failed when no name got an answer: %j', async (error, title, description) => {
    const { snapshot, sent } = await journey(fresh, [
      search('blue'),
      listed,
      { type: 'offers.unanswered', names: ['blue.com'], error },
      { type: 'offers.unanswered', names: ['blue.io'], error },
    ]);
    expect(snapshot.value.suggestions).toBe('unchecked');
    expect(sent.filter(({ type }) => type === 'toast.show')).toEqual([expect.objectContaining({ title, description })]);
  });

  it('takes off the selection what another customer has, says so, and goes on with the next', async () => {
    const { snapshot, sent } = await journey(chosen, [
      search('blue'),
      listed,
      checked,
      { type: 'domain.add', name: 'blue.io' },
      { type: 'hold.lost', name: 'blue.com', problem: 'Another customer is ordering it.' },
    ]);
    expect(snapshot.context).toMatchObject({ domain: 'blue.io', problem: 'Another customer is ordering it.' });
    expect(snapshot.context.offers.map((offer) => faceOf(snapshot, offer))).toEqual(['taken', 'added']);
    expect(sent).toContainEqual(expect.objectContaining({ title: 'Domain Not Available' }));
    expect(sent.at(-1)).toEqual({ type: 'name.choose', name: 'blue.io' });
  });

  it('holds the name that is selected, and none for a visitor', async () => {
    const { open, sent } = await journey(chosen, [{ type: 'domain.remove', name: 'blue.com' }]);
    expect(open.get('domainHold')?.input).toEqual({ name: 'blue.com', isSignedIn: true });
    expect(sent.at(-1)).toEqual({ type: 'name.choose', name: null });
  });

  it('shows the sentence of the catalogue beside the field', async () => {
    const { snapshot, sent } = await journey(fresh, [
      search('blue.com'),
      failed('checkDomain', { status: 503, message: 'down' }),
    ]);
    expect(snapshot.context.problem).toBe(
      'Our domain check service is temporarily unavailable. Please try again later.',
    );
    expect(sent.at(-1)).toMatchObject({
      title: 'Error checking domain',
      description: 'Failed to check domain availability.',
    });
  });

  it('lets nobody go on without a domain', async () => {
    const { sent } = await journey(fresh, [{ type: 'step.submit' }]);
    expect(sent.at(-1)).toEqual({ type: 'step.refused' });
  });
});
