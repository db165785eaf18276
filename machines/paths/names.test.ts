import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { defineModels } from './model';
import { namesIn } from './names';
import { port } from '../kit/port';

const basket = setup({
  types: {
    events: {} as
      | { type: 'fruit.choose'; fruit: { kind: string; colour: string } | null; at: number }
      | { type: 'note.type'; note: string }
      | { type: 'basket.empty' },
  },
  actors: { count: port<{ total: number; rest: string[] }>('count') },
}).createMachine({
  id: 'basket',
  initial: 'open',
  states: {
    open: {
      invoke: { id: 'count', src: 'count', onDone: 'open', onError: 'open' },
      on: { 'fruit.choose': 'open', 'note.type': 'open', 'basket.empty': 'open' },
      after: { 10: 'open' },
    },
  },
});

const named = (cases: object) => {
  const answers = { 'xstate.done.actor.count': [], 'xstate.error.actor.count': [] };
  const models = defineModels(basket, { worlds: { any: undefined }, cases: { ...answers, ...cases } });
  const names = namesIn(models);
  return models.flatMap((model) => model.graph().edges.map(({ event }) => names.event(event)));
};

it('says of a single case only what happens', () => {
  const offline = { 'xstate.error.actor.count': [{ error: new Error('offline') }], 'note.type': [{ note: 'soon' }] };
  expect(new Set(named({ ...offline, 'fruit.choose': [] }))).toEqual(
    new Set(['note.type', 'basket.empty', 'count error', 'after 10']),
  );
});

it('says in brackets as little as tells the cases apart', () => {
  const fruits = [
    { fruit: { kind: 'apple', colour: 'red' }, at: 1 },
    { fruit: { kind: 'apple', colour: 'green' }, at: 1 },
    { fruit: null, at: 1 },
  ];
  expect(named({ 'fruit.choose': fruits }).filter((name) => name.startsWith('fruit'))).toEqual([
    'fruit.choose (fruit.colour red)',
    'fruit.choose (fruit.colour green)',
    'fruit.choose (fruit.colour none)',
  ]);
  const answers = [{ output: { total: 1, rest: ['a'] } }, { output: { total: 1, rest: [] } }];
  expect(named({ 'xstate.done.actor.count': answers }).filter((name) => name.startsWith('count'))).toEqual([
    'count done (rest.length 1)',
    'count done (rest.length 0)',
  ]);
});

it('tells texts apart that are blank, long or alike', () => {
  const long = 'A note that goes on for much longer than a name should';
  const notes = [{ note: '' }, { note: ' ' }, { note: 'two words' }, { note: `${long}.` }, { note: `${long}!` }];
  expect(named({ 'note.type': notes }).filter((name) => name.startsWith('note'))).toEqual([
    'note.type (note empty)',
    'note.type (note " ")',
    'note.type (note two words)',
    'note.type (note A note that goes on for much lo…, case 4)',
    'note.type (note A note that goes on for much lo…, case 5)',
  ]);
});
