import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Model } from './model';

/** The folder of all machines: in it one folder an area, and in that one a machine. */
const machines = join(import.meta.dirname, '..');

/** The machines that a command can be asked about. */
export interface Registry {
  machineNames(): string[];
  /** Its folder below `machines`, `money/coupon`. Throws a sentence for a name that no machine has. */
  folderOf(name: string): string;
  machineNamed(name: string): Promise<AnyStateMachine>;
  modelsOf(name: string): Promise<readonly Model[]>;
}

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && 'graph' in value && 'world' in value;

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Folders below `machines` by the name of the machine that is in each. */
const folders = (): ReadonlyMap<string, string> =>
  new Map(
    foldersIn(machines)
      .flatMap((area) => foldersIn(join(machines, area)).map((name) => [name, `${area}/${name}`] as const))
      .filter(([name, folder]) => existsSync(join(machines, folder, `${name}.machine.ts`))),
  );

/** The name of every machine, which is its folder's and its id, in alphabetical order. */
export const machineNames = (): string[] => [...folders().keys()].toSorted();

/** The folder of the machine of that name below `machines`, `money/coupon`. Throws a sentence for a name that none has. */
export function folderOf(name: string): string {
  const folder = folders().get(name);
  if (folder === undefined) throw new Error(`There is no machine "${name}". There are: ${machineNames().join(', ')}.`);
  return folder;
}

/** The whole path of its file. Throws a sentence for a name that no machine has. */
export const fileOf = (name: string): string => join(machines, folderOf(name), `${name}.machine.ts`);

/** The machine of that name. Throws a sentence for a name that no machine has. */
export async function machineNamed(name: string): Promise<AnyStateMachine> {
  const exported = await read(name, 'machine');
  const found = Object.values(exported).find((value) => value instanceof StateMachine && value.id === name);
  if (!found)
    throw new Error(`machines/${folderOf(name)}/${name}.machine.ts exports no machine with the id "${name}".`);
  return found as AnyStateMachine;
}

/** Every world of the machine of that name. Throws a sentence for a name that no machine has. */
export async function modelsOf(name: string): Promise<readonly Model[]> {
  const models = (await read(name, 'model'))[`${name}Models`];
  if (Array.isArray(models) && models.length > 0 && models.every(isModel)) return models;
  throw new Error(`machines/${folderOf(name)}/${name}.model.ts exports no models under the name ${name}Models.`);
}

const read = async (name: string, part: 'machine' | 'model'): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(machines, folderOf(name), `${name}.${part}.ts`)).href)) as Record<string, unknown>;

/** Every machine of the product. */
export const registry: Registry = { machineNames, folderOf, machineNamed, modelsOf };
