import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Model } from './model';

/** The folder of all machines. */
const machines = join(import.meta.dirname, '..');

/** The machines that a command can be asked about. */
export interface Registry {
  machineNames(): string[];
  machineNamed(name: string): Promise<AnyStateMachine>;
  modelsOf(name: string): Promise<readonly Model[]>;
}

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && 'graph' in value && 'world' in value;

/** The name of every machine, which is its folder's and its id, in alphabetical order. */
export const machineNames = (): string[] =>
  readdirSync(machines)
    .filter((name) => existsSync(join(machines, name, `${name}.machine.ts`)))
    .toSorted();

/** The machine of that name. Throws a sentence for a name that no machine has. */
export async function machineNamed(name: string): Promise<AnyStateMachine> {
  const exported = await read(name, 'machine');
  const found = Object.values(exported).find((value) => value instanceof StateMachine && value.id === name);
  if (!found) throw new Error(`machines/${name}/${name}.machine.ts exports no machine with the id "${name}".`);
  return found as AnyStateMachine;
}

/** Every world of the machine of that name. Throws a sentence for a name that no machine has. */
export async function modelsOf(name: string): Promise<readonly Model[]> {
  const models = (await read(name, 'model'))[`${name}Models`];
  if (Array.isArray(models) && models.length > 0 && models.every(isModel)) return models;
  throw new Error(`machines/${name}/${name}.model.ts exports no models under the name ${name}Models.`);
}

async function read(name: string, part: 'machine' | 'model'): Promise<Record<string, unknown>> {
  if (!machineNames().includes(name)) {
    throw new Error(`There is no machine "${name}". There are: ${machineNames().join(', ')}.`);
  }
  return (await import(pathToFileURL(join(machines, name, `${name}.${part}.ts`)).href)) as Record<string, unknown>;
}

/** Every machine of the product. */
export const registry: Registry = { machineNames, machineNamed, modelsOf };
