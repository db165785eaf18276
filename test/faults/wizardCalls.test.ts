// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { routes } from '../../contract/wire/routes';
import { isSyntax, nodesOf, readSources, type Source, type Syntax } from '../house/source';
import { draftCases } from './support/draftCases';
import { firstCases } from './support/firstCases';
import { lastCases } from './support/lastCases';
import { outsideCalls } from './support/faultProxy';

/*
 * The list of the wizard's calls comes from the code: what the modules behind its screen and its overlay may call. A row
 * of the contract that one of them calls from now on has a case with each fault, or a reason here.
 */

/** Where the wizard begins: its screen with its steps, the dialog that it opens, the session behind it. */
const entries = ['src/app/screens/wizard.tsx', 'src/app/overlays/topup.tsx', 'src/effects/storage/session.ts'];

/** Rows that have no case here, and why. */
const never: Record<string, string> = {
  dashboard: 'the door waits 3 s for it, and goes on without: that it is not known keeps nobody out',
  claimHandover: 'Google and GitHub lead back to the sign-in, which is another screen',
  deposit: 'it is asked for on the page of a deposit, which is in Billing',
  socketTicket: 'it opens what hears of changes, beside every screen; without it each looks by itself',
  notices: 'the bell asks for it, beside every screen; without it there is no count',
  noticeDeed: 'it is sent from the list that the bell opens, beside every screen',
  projectEvents: 'it is asked for in the dialog of a deployment, which the dashboard opens',
  retryProject: 'it is asked for in the dialog of a deployment, which the dashboard opens',
  passkeys: 'they are on the page of the account',
  askPasskey: 'it is asked for on the page of the account',
  addPasskey: 'it is sent from the page of the account',
  removePasskey: 'it is sent from the page of the account',
  beginPasskey: 'only the sign-in offers it, and goes on without',
  passkeySignIn: 'only the sign-in offers it, and goes on without',
  changeAppearance: 'what the device shows stays; it is sent again, and said, on every screen',
  photos: 'own photos are asked for by a press; without them the search is all there is, and Retry asks again',
  uploadPhoto: 'a file whose answer is lost stays in the list, with Retry; the same again is the same photo',
  changePhoto: 'the dialog of a photo stays open with what was typed, and says why',
  deletePhoto: 'the dialog of a photo says why it is still there',
  logout: 'it leads out of the wizard, and the browser is signed out whatever the answer is',
};

const named = (node: unknown) => (isSyntax(node) && node.type === 'Identifier' ? String(node['name']) : undefined);
const textOf = (node: unknown) => (isSyntax(node) && node.type === 'Literal' ? String(node['value']) : undefined);

/** The rows that a module calls: `call('balance', ...)`. */
const rowsIn = ({ program }: Source): string[] =>
  [...nodesOf(program)]
    .filter((node) => node.type === 'CallExpression' && named(node['callee']) === 'call')
    .map((node) => textOf((node['arguments'] as Syntax[])[0]) ?? 'a name that is made at run time');

const sources = new Map(readSources(process.cwd()).map((source) => [source.path, source]));

/** Every module that is loaded with these, or by them later. */
function behind(paths: readonly string[], seen = new Set<string>()): Set<string> {
  for (const path of paths) {
    const source = sources.get(path);
    if (!source || seen.has(path)) continue;
    seen.add(path);
    behind(
      source.imports.flatMap((one) => (one.isType || !one.path ? [] : [one.path])),
      seen,
    );
  }
  return seen;
}

const modules = [...behind(entries)].flatMap((path) => sources.get(path) ?? []);
const called = new Set(modules.flatMap(rowsIn));
const broken = new Set<string>([...firstCases, ...lastCases, ...draftCases].map(({ call }) => call));

describe('the calls of the wizard', () => {
  it('are found where they are made', () => {
    expect([...called].filter((name) => !(name in routes))).toEqual([]);
    expect(called.size).toBeGreaterThan(25);
  });

  it('each have a case with each fault, or a reason to have none', () => {
    expect([...called].filter((name) => !broken.has(name) && !(name in never)).sort()).toEqual([]);
  });

  it('are no others than those with a case', () => {
    const outside: readonly string[] = outsideCalls;
    expect([...broken].filter((name) => !called.has(name) && !outside.includes(name))).toEqual([]);
    expect(Object.keys(never).filter((name) => !(name in routes) || broken.has(name))).toEqual([]);
  });

  it('of outside services are made where we know it', () => {
    const ours = modules.filter(({ imports }) => imports.some(({ specifier }) => specifier === 'ky'));
    expect(ours.map(({ path }) => path).sort()).toEqual([
      'src/effects/server/countryList.ts',
      'src/effects/server/http.ts',
      'src/effects/server/photos.ts',
    ]);
  });
});
