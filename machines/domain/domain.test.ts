import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { done, failed, inWorld, journey } from '../kit/journey';
import { domainModels, result } from './domain.model';
import { faceOf, surcharge } from './domain.select';
import { chargedPrice, problemOf } from './names';

walkMachine(domainModels, {}, './domain.transitions.md');

const fresh = inWorld(domainModels, 'nothing chosen, one allowed');
const chosen = inWorld(domainModels, 'one chosen, two allowed');
const search = (text: string) => ({ type: 'search.submit', text }) as const;
const listed = done('suggestDomains', { names: ['blue.com', 'blue.io'], total: 40 });
const checked = done('checkDomains', [result('blue.com', 1_200), result('blue.io', 3_600)]);

describe('what may be searched for (specification 5, Domain)', () => {
  it.each([
    ['', 'Please enter a domain name'],
    ['   ', 'Please enter a domain name'],
    ['.com', 'Please enter a valid domain name'],
    ['blue bakery', 'Please enter a valid domain name'],
    ['-blue', 'Please enter a valid domain name'],
    ['blue.c', 'Please enter a valid domain name'],
    ['blue..com', 'Please enter a valid domain name'],
    ['blue', null],
    [' Blue-Bakery.COM ', null],
  ])('%j: %j', (text, problem) => expect(problemOf(text)).toBe(problem));
});

describe('what the selected name costs (decision 1)', () => {
  it.each([
    [1_499, null],
    [1_500, 1_500],
    [1_501, 1_501],
  ])('%i minor units a year: charged %j', (price, charged) =>
    expect(chargedPrice([{ name: 'a.be', price }], 'a.be')).toBe(charged),
  );
});

describe('journeys (specification 4, Domain)', () => {
  it('checks a full name by itself, adds it and selects it', async () => {
    const { snapshot, sent, open } = await journey(fresh, [
      search(' Blue.com'),
      done('checkDomain', result('blue.com', 1_200)),
    ]);
    expect(snapshot.context).toMatchObject({ domains: [{ name: 'blue.com', price: 1_200 }], domain: 'blue.com' });
    expect(open.get('suggestDomains')?.input).toEqual({ name: 'blue', page: 1, limit: 6 });
    expect(sent).toContainEqual(expect.objectContaining({ type: 'toast.show', title: 'Domain Added' }));
    expect(sent.at(-1)).toMatchObject({ type: 'step.changed', ready: true, part: { domain: 'blue.com' } });
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
    expect(none.sent.at(-1)).toMatchObject({ type: 'step.changed', ready: false });
  });

  it('takes a name that could not be checked for taken, says so, and asks again', async () => {
    const events = [search('blue'), listed, done('checkDomains', [result('blue.com', 1_200, true)])] as const;
    const { snapshot, sent } = await journey(fresh, events);
    expect(snapshot.context.offers.map(({ state }) => state)).toEqual(['taken', 'taken']);
    expect(sent.at(-1)).toMatchObject({
      title: 'Domain check failed',
      description: 'Some domains could not be checked.',
    });
    const again = await journey(fresh, [...events, { type: 'suggestions.retry' }, listed, checked]);
    expect(again.snapshot.context.offers.map(({ state }) => state)).toEqual(['available', 'available']);
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
