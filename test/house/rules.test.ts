import { describe, expect, it } from 'vitest';
import { and, assign, fromPromise, sendTo, setup } from 'xstate';
import { listener, port } from '../../machines/kit/port';
import { barrels, crossings, cycles } from './borders';
import { forbiddenCalls } from './calls';
import { chartProblems, incompleteFolders, notJson } from './charts';
import { emptyNames, oversized } from './sizes';
import { sourcesOf } from './source';

/** Each rule of the house is shown a violation, planted in files that exist only here. */
const one = (path: string, text: string) => sourcesOf([[path, text]]);

describe('borders', () => {
  it.each([
    ['contract/wire/money/money.ts', "import { setup } from 'xstate';", 'xstate'],
    ['contract/wire/money/money.ts', "import { x } from '../../../machines/kit/port';", '../../../machines/kit/port'],
    ['contract/rules/money/amount.ts', "import * as v from 'valibot';", 'valibot'],
    ['contract/rules/money/amount.ts', "import type { x } from '../../wire/money/money';", '../../wire/money/money'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', "import { useState } from 'react';", 'react'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', "import ky from 'ky';", 'ky'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', "import { readFile } from 'node:fs';", 'node:fs'],
    [
      'machines/account/oneTimeCode/oneTimeCode.machine.ts',
      "import { getShortestPaths } from 'xstate/graph';",
      'xstate/graph',
    ],
    [
      'machines/account/oneTimeCode/oneTimeCode.machine.ts',
      "import { x } from '../../../src/lib/money';",
      '../../../src/lib/money',
    ],
    [
      'machines/account/oneTimeCode/oneTimeCode.machine.ts',
      "import { x } from '../../../server/app';",
      '../../../server/app',
    ],
    [
      'machines/account/oneTimeCode/oneTimeCode.machine.ts',
      "import { x } from '../order/order.model';",
      '../order/order.model',
    ],
    [
      'machines/account/oneTimeCode/oneTimeCode.model.ts',
      "import { x } from '../../../test/walk/machine';",
      '../../../test/walk/machine',
    ],
    ['src/effects/server/money.ts', "import { useState } from 'react';", 'react'],
    ['src/effects/server/money.ts', "import { x } from '../../features/order/Order';", '../../features/order/Order'],
    ['src/effects/server/money.ts', "import { x } from '../../ui/Button/Button';", '../../ui/Button/Button'],
    [
      'src/effects/server/money.ts',
      "import { x } from '../../../machines/money/order/order.machine';",
      '../../../machines/money/order/order.machine',
    ],
    ['src/features/order/Order.tsx', "import { x } from '../../effects/money';", '../../effects/money'],
    ['src/features/order/Order.tsx', "import ky from 'ky';", 'ky'],
    [
      'src/features/order/Order.tsx',
      "import { x } from '../../../machines/money/order/order.model';",
      '../../../machines/money/order/order.model',
    ],
    [
      'src/features/order/Order.tsx',
      "import { x } from '../../../machines/money/order/order.machine';",
      '../../../machines/money/order/order.machine',
    ],
    ['src/features/order/Order.tsx', "import { x } from '../../app/wire';", '../../app/wire'],
    ['src/features/order/Order.tsx', "import { x } from '../../../test/walk/screen';", '../../../test/walk/screen'],
    ['src/effects/money.ts', "import { matchRoute } from 'wouter';", 'wouter'],
    ['src/ui/Button/Button.tsx', "import { Link } from 'wouter';", 'wouter'],
    ['src/ui/Button/Button.tsx', "import { setup } from 'xstate';", 'xstate'],
    [
      'src/ui/Button/Button.tsx',
      "import { x } from '../../../contract/wire/money/money';",
      '../../../contract/wire/money/money',
    ],
    ['src/ui/Button/Button.tsx', "import { x } from '../../features/order/Order';", '../../features/order/Order'],
    ['src/lib/money.ts', "import { useState } from 'react';", 'react'],
    ['src/app/wire.ts', "import { x } from '../../server/app';", '../../server/app'],
    [
      'src/app/wire.ts',
      "import { x } from '../../machines/wizard/order/order.model';",
      '../../machines/wizard/order/order.model',
    ],
    ['src/app/wire.ts', "import { x } from '../../machines/paths/stage';", '../../machines/paths/stage'],
    ['src/main.tsx', "import { x } from '../server/app';", '../server/app'],
    ['server/app.ts', "import { x } from '../src/lib/money';", '../src/lib/money'],
    ['src/main.tsx', "import { report } from './inspector/report';", './inspector/report'],
    ['src/app/wire.ts', "const load = () => import('../inspector/book');", '../inspector/book'],
    ['src/features/order/Order.tsx', "import { x } from '../../inspector/book';", '../../inspector/book'],
    ['src/inspector/App.tsx', "import { x } from '../features/order/Order';", '../features/order/Order'],
    ['src/inspector/App.tsx', "import { x } from '../system/refs';", '../system/refs'],
    ['src/system/refs.tsx', "import { x } from '../app/wire';", '../app/wire'],
    ['src/inspector/App.tsx', "import { x } from '../../machines/paths/pure';", '../../machines/paths/pure'],
    ['server/app.ts', "import { x } from '../machines/kit/port';", '../machines/kit/port'],
    ['server/app.ts', "import { useState } from 'react';", 'react'],
    ['server/app.ts', "import { createSandbox } from './sandbox/app';", './sandbox/app'],
    ['server/providers/ai/openai.ts', "import { x } from '../../sandbox/ai/assistant';", '../../sandbox/ai/assistant'],
    ['server/providers/ai/openai.ts', "import { LocalLinter } from 'harper.js';", 'harper.js'],
    ['server/domain/wizard/uploads/images.ts', "import { Resvg } from '@resvg/resvg-js';", '@resvg/resvg-js'],
    [
      'server/sandbox/ai/ai.ts',
      "import { x } from '../../domain/money/orders/place';",
      '../../domain/money/orders/place',
    ],
    ['server/sandbox/ai/ai.ts', "import { x } from '../../db/client';", '../../db/client'],
  ])('%s may not: %s', (path, text, specifier) => {
    expect(crossings(one(path, text))).toEqual([expect.stringMatching(/ imports (?:types of )?/)]);
    expect(crossings(one(path, text))[0]).toContain(specifier);
  });

  it.each([
    ['import type', "import type { Server } from '../../../server/app';"],
    ['inline types', "import { type Server } from '../../../server/app';"],
    ['a type written in place', "type Server = import('../../../server/app').Server;"],
    ['a dynamic import', "const load = () => import('../../../server/app');"],
    ['a re-export', "export { createApp } from '../../../server/app';"],
    ['a re-export of all', "export * from '../../../server/app';"],
    ['a re-export of types', "export type { Server } from '../../../server/app';"],
    ['an import for its effect', "import '../../../server/app';"],
  ])('see %s', (_, text) =>
    expect(crossings(one('machines/account/oneTimeCode/oneTimeCode.machine.ts', text))).toHaveLength(1),
  );

  it.each([
    [
      'machines/account/oneTimeCode/oneTimeCode.machine.ts',
      "import { setup } from 'xstate'; import { Code } from '../../../contract/wire/account/account';",
    ],
    ['machines/account/oneTimeCode/oneTimeCode.model.ts', "import { getShortestPaths } from 'xstate/graph';"],
    ['machines/account/oneTimeCode/oneTimeCode.test.ts', "import { walkMachine } from '../../../test/walk/machine';"],
    ['src/features/order/Order.tsx', "import type { OrderRef } from '../../../machines/money/order/order.machine';"],
    ['src/features/order/Order.tsx', "import { total } from '../../../machines/money/order/order.select';"],
    ['src/features/order/Order.walk.tsx', "import { orderModels } from '../../../machines/money/order/order.model';"],
    ['src/effects/server/money.ts', "import type { TopUpPorts } from '../../../machines/money/topup/topup.machine';"],
    ['src/app/wire.ts', "import { orderMachine } from '../../machines/wizard/order/order.machine';"],
    ['src/main.tsx', "const load = () => import('./inspector/report');"],
    [
      'src/inspector/App.tsx',
      "import { x } from '../../machines/traces/trace'; import { y } from '../ui/Button/Button';",
    ],
    ['server/app.ts', "import { Hono } from 'hono'; import { routes } from '../contract/wire/routes';"],
    ['server/main.ts', "import { createSandbox } from './sandbox/app';"],
    ['server/providers/ai/openai.test.ts', "import { createAi } from '../../sandbox/ai/ai';"],
    [
      'server/sandbox/ai/ai.ts',
      "import type { SandboxParts } from '../parts'; import type { Clock } from '../../clock';",
    ],
  ])('leave %s alone', (path, text) => {
    const known = [
      path,
      'machines/wizard/order/order.select.ts',
      'machines/wizard/order/order.machine.ts',
      'machines/wizard/order/order.model.ts',
      'machines/money/topup/topup.machine.ts',
    ];
    const files = known.map((file) => [file, file === path ? text : ''] as const);
    expect(crossings(sourcesOf(files))).toEqual([]);
  });

  it('know no folder beside those of the house', () => {
    expect(crossings(one('scripts/publish.ts', ''))).toEqual(['scripts/publish.ts lies in no known folder']);
  });
});

describe('circles and barrels', () => {
  it('finds a circle, also one of types', () => {
    const circle = sourcesOf([
      ['src/lib/a.ts', "import { b } from './b'; export const a = b;"],
      ['src/lib/b.ts', "import type { C } from './c'; export const b: C = 1;"],
      ['src/lib/c.ts', "export { a } from './a'; export type C = number;"],
    ]);
    expect(cycles(circle)).toEqual(['src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts']);
  });

  it('finds a circle that an import made later closes', () => {
    const lazy = sourcesOf([
      ['src/app/a.ts', "export const a = () => import('./b');"],
      ['src/app/b.ts', "import type { a } from './a'; export const b: typeof a | null = null;"],
    ]);
    expect(cycles(lazy)).toEqual(['src/app/a.ts → src/app/b.ts → src/app/a.ts']);
  });

  it('finds a barrel by what it does', () => {
    expect(barrels(one('src/ui/index.ts', "export * from './Button'; export { Field } from './Field';"))).toHaveLength(
      1,
    );
    expect(barrels(one('src/ui/Button.ts', "export { Field } from './Field'; export const Button = 1;"))).toEqual([]);
  });
});

describe('sizes and names', () => {
  it('finds a file of 400 lines', () => {
    expect(oversized(one('server/app.ts', 'export {};\n'.repeat(400)))).toEqual(['server/app.ts has 400 lines']);
    expect(oversized(one('server/app.ts', 'export {};\n'.repeat(399)))).toEqual([]);
  });

  it('finds a chart of 150 lines', () => {
    const chart = (lines: number) =>
      `export const m = setup({}).createMachine({\n${"  id: 'm',\n".repeat(lines - 2)}});\n`;
    expect(oversized(one('machines/account/oneTimeCode/oneTimeCode.machine.ts', chart(150)))).toEqual([
      'machines/account/oneTimeCode/oneTimeCode.machine.ts holds a chart of 150 lines',
    ]);
    expect(oversized(one('machines/account/oneTimeCode/oneTimeCode.machine.ts', chart(149)))).toEqual([]);
  });

  it.each(['src/lib/utils.ts', 'server/helpers/mail.ts', 'src/app/SessionManager.ts', 'contract/date-helper.ts'])(
    'finds %s',
    (path) => expect(emptyNames(one(path, ''))).toHaveLength(1),
  );

  it('knows whole words only', () => expect(emptyNames(one('src/lib/commonwealth.ts', ''))).toEqual([]));
});

describe('what must not be written', () => {
  it.each([
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', 'const at = Date.now();'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', 'const clock = { now: Date.now };'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', 'const at = new Date();'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', 'const n = Math.random();'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', 'const id = crypto.randomUUID();'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', 'fetch("/api");'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', 'localStorage.clear();'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', 'const path = window.location.pathname;'],
    ['machines/account/oneTimeCode/oneTimeCode.machine.ts', "import { sendParent } from 'xstate';"],
    ['server/domain/ledger.ts', 'const at = Date.now();'],
    ['server/domain/ledger.ts', 'const at = new Date();'],
    ['server/domain/ledger.ts', 'const n = Math["random"]();'],
    ['src/features/order/Order.tsx', 'const x = <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
    ['src/features/order/Order.tsx', 'const props = { dangerouslySetInnerHTML: { __html: "" } };'],
    ['src/ui/Button/Button.tsx', 'element.innerHTML = "";'],
    ['src/ui/Button/Button.tsx', 'element["outerHTML"] = "";'],
    ['src/effects/server/money.ts', 'eval("1");'],
    ['src/effects/server/money.ts', 'new Function("return 1")();'],
    ['src/effects/server/money.ts', 'globalThis.eval("1");'],
    ['src/features/order/Order.tsx', "import { createActor } from 'xstate';"],
    ['src/features/order/Order.tsx', "import { useMachine } from '@xstate/react';"],
    ['src/features/order/Order.tsx', 'fetch("/api");'],
    ['src/features/order/Order.tsx', 'window.fetch("/api");'],
    ['src/features/order/Order.tsx', 'localStorage.setItem("a", "b");'],
    ['src/features/order/Order.tsx', 'window.sessionStorage.clear();'],
    ['src/features/order/Order.tsx', "import { useEffect } from 'react';"],
    ['src/features/order/Order.tsx', "import { useLayoutEffect as later } from 'react';"],
    ['src/features/order/Order.tsx', "import * as React from 'react'; React.useEffect(() => {});"],
    ['src/features/order/Order.tsx', "import { lazy } from 'react';"],
  ])('%s: %s', (path, text) => expect(forbiddenCalls(one(path, text))).toHaveLength(1));

  it.each([
    [
      'machines/account/oneTimeCode/oneTimeCode.machine.ts',
      'const day = new Date(0); const document = { uuid: 1 }; const { location } = context;',
    ],
    ['server/app.ts', 'const clock = { now: () => Date.now() };'],
    ['src/effects/storage.ts', 'localStorage.clear(); fetch("/api");'],
    ['src/ui/Dialog/Dialog.tsx', "import { useEffect } from 'react';"],
    ['machines/account/oneTimeCode/oneTimeCode.test.ts', 'const at = Date.now();'],
  ])('%s may: %s', (path, text) => expect(forbiddenCalls(one(path, text))).toEqual([]));
});

describe('charts', () => {
  const parts = setup({
    types: { context: {} as { at: number } },
    actors: { load: port<string>('load'), watch: listener('watch') },
    actions: { note: () => undefined },
    guards: { isNew: () => true, isOld: () => false },
    delays: { retryDelay: 10 },
  });
  const context = { at: 0 };
  const path = 'machines/account/oneTimeCode/oneTimeCode.machine.ts';
  const problems = (chart: unknown) => chartProblems({ path, machine: parts.createMachine(chart as never) as never });
  const chart = (state: object, more: object = {}) => ({
    id: 'oneTimeCode',
    context,
    initial: 'resting',
    states: { resting: state, other: {} },
    ...more,
  });

  it('leaves a good one alone', () => {
    const loading = { invoke: { id: 'load', src: 'load', onDone: 'resting', onError: 'resting' } };
    const good = chart({
      on: { 'page.open': { guard: and(['isNew', 'isOld']), target: 'loading', actions: ['note', { type: 'note' }] } },
      after: { retryDelay: 'other' },
      entry: 'note',
    });
    expect(problems({ ...good, states: { ...good.states, loading } })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['another id', { ...chart({}), id: 'code' }, 'the id is "code", the file is oneTimeCode.machine.ts'],
    ['an event in one word', chart({ on: { open: 'other' } }), 'event open is not named noun.verb'],
    ['an event in capitals', chart({ on: { 'PAGE.OPEN': 'other' } }), 'event PAGE.OPEN is not named noun.verb'],
    ['a wildcard', chart({ on: { '*': 'other' } }), 'event * is not named noun.verb'],
    [
      'a history state',
      chart({}, { states: { resting: { initial: 'a', states: { a: {}, last: { type: 'history' } } } } }),
      'resting.last is a history state',
    ],
    ['a state in capitals', chart({}, { states: { resting: {}, Other: {} } }), 'Other is not named in camelCase'],
    ['an inline action', chart({ on: { 'page.open': { actions: () => undefined } } }), 'resting has an inline action'],
    ['an inline assign', chart({ entry: assign({ at: 1 }) }), 'resting has an inline action'],
    ['an inline message', chart({ exit: [sendTo('other', { type: 'page.open' })] }), 'resting has an inline action'],
    ['an inline guard', chart({ always: { guard: () => false, target: 'other' } }), 'resting has an inline guard'],
    [
      'an inline guard inside another',
      chart({ on: { 'page.open': { guard: and(['isNew', () => true]), target: 'other' } } }),
      'resting has an inline guard',
    ],
    [
      'an unknown action',
      chart({ on: { 'page.open': { actions: 'forget' } } }),
      'resting has the action forget, which setup does not name',
    ],
    [
      'an unknown guard',
      chart({ on: { 'page.open': { guard: { type: 'isGone' }, target: 'other' } } }),
      'resting has the guard isGone, which setup does not name',
    ],
    ['an unnamed delay', chart({ after: { 1000: 'other' } }), 'resting has the delay 1000, which setup does not name'],
    [
      'an inline actor',
      chart({ invoke: { id: 'load', src: fromPromise(async () => 1), onError: 'other' } }),
      'resting invokes something inline',
    ],
    [
      'an unknown actor',
      chart({ invoke: { id: 'save', src: 'save', onError: 'other' } }),
      'resting invokes save, which setup does not name',
    ],
    [
      'an invoke without onError',
      chart({ invoke: { id: 'watch', src: 'watch' } }),
      'resting invokes watch without onError',
    ],
    [
      'an invoke under another id',
      chart({ invoke: { id: 'first', src: 'watch', onError: 'other' } }),
      'resting invokes watch under the id first',
    ],
    [
      'an inline action after an answer',
      chart({}, { invoke: { id: 'watch', src: 'watch', onError: { actions: () => undefined } } }),
      'the root has an inline action',
    ],
    [
      'a busy state named like a rest',
      chart(
        {},
        {
          states: { resting: {}, done: { invoke: { id: 'load', src: 'load', onDone: 'resting', onError: 'resting' } } },
        },
      ),
      'done runs something and is not named by a gerund',
    ],
  ])('refuses %s', (_, bad, problem) => expect(problems(bad)).toEqual([`${path}: ${problem}`]));

  it('refuses a delay that is not called one', () => {
    const machine = setup({ delays: { retry: 10 } }).createMachine({
      id: 'oneTimeCode',
      initial: 'resting',
      states: { resting: { after: { retry: 'other' } }, other: {} },
    });
    expect(chartProblems({ path, machine: machine as never })).toEqual([`${path}: delay retry does not end in Delay`]);
  });
});

describe('a machine at home', () => {
  const whole = [
    'oneTimeCode.machine.ts',
    'oneTimeCode.model.ts',
    'oneTimeCode.test.ts',
    'oneTimeCode.transitions.md',
    'README.md',
  ].map((file) => `machines/account/oneTimeCode/${file}`);

  it('misses each of its files', () => {
    expect(incompleteFolders(whole)).toEqual([]);
    for (const file of whole.slice(1))
      expect(incompleteFolders(whole.filter((path) => path !== file))).toEqual([`${file} is missing`]);
  });

  it('is missed in a folder without one', () =>
    expect(
      incompleteFolders(['machines/account/oneTimeCode/code.ts', 'machines/account/words.ts', 'machines/kit/port.ts']),
    ).toEqual(['machines/account/oneTimeCode/ holds no oneTimeCode.machine.ts']));

  it.each<[string, unknown, string]>([
    ['a set', { seen: new Set() }, 'context.seen is a Set'],
    ['a map', { seen: [new Map()] }, 'context.seen[0] is a Map'],
    ['a date', { at: { last: new Date(0) } }, 'context.at.last is a Date'],
    ['a file', { photo: new Blob([]) }, 'context.photo is a Blob'],
    ['an error', { error: new Error('offline') }, 'context.error is a Error'],
    ['a function', { go: () => undefined }, 'context.go is a function'],
    ['a bigint', { cents: 1n }, 'context.cents is a bigint'],
    ['no number', { cents: Number.NaN }, 'context.cents is NaN'],
  ])('keeps no %s', (_, context, problem) => expect(notJson(context)).toBe(problem));

  it('keeps plain values', () => expect(notJson({ a: [1, 'two', true, null, { b: undefined }] })).toBeUndefined());
});
