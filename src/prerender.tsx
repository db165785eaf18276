import type { ReactElement } from 'react';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import { screenInput } from '../machines/protocols/address';
import { appMachine } from '../machines/shell/app/app.machine';
import { shellMachine } from '../machines/shell/shell/shell.machine';
import { routeChunks } from './app/boot/routeChunks';
import { locate } from './app/locate';
import { SystemContext } from './system/refs';
import { type Pattern, routes } from './system/routes';
import type { Part } from './app/screen';
import { Shell } from './features/shell/Shell';

/** A public page in the first state of its machine: machines that never start, so that no port is called. */
function page({ logic, View, Frame }: Part, path: string): ReactElement {
  const root = createActor(appMachine, {
    systemId: 'app',
    input: { theme: 'system', device: 'light' },
  });
  const input = screenInput({ ...locate(path, '', null), by: 'load' }, null);
  const actor = logic ? createActor(logic, { input }) : root;
  const view = <View actor={actor} />;
  return <SystemContext value={root.system}>{Frame ? <Frame>{view}</Frame> : view}</SystemContext>;
}

/**
 * A customer's screen until it is known who that is: what stands around it, at an address, so that its entry is marked, and
 * in it the screen in the first state of its machine, which knows of nothing yet.
 */
function frame({ logic, residents = {}, View, Frame, description }: Part, path: string): ReactElement {
  const root = createActor(appMachine, { systemId: 'app', input: { theme: 'system', device: 'light' } });
  const address = { ...locate(path, '', null), by: 'load' } as const;
  const actors: Record<string, AnyActorRef> = {
    app: createActor(createMachine({ context: { address, shown: null } })),
  };
  for (const [name, { logic: resident, input }] of Object.entries(residents))
    if (resident) actors[name] = createActor(resident, { input });
  actors['shell'] = createActor(shellMachine, { input: { isOpen: true } });
  const actor = logic ? createActor(logic, { input: screenInput(address, null) }) : root;
  const get = (id: string) =>
    actors[id] ?? (actor.system.get(id) as AnyActorRef | undefined) ?? (root.system.get(id) as AnyActorRef | undefined);
  return (
    <SystemContext value={{ get }}>
      <Shell isTitled={Frame === Shell} description={description} waiting={<View actor={actor} />}>
        {null}
      </Shell>
    </SystemContext>
  );
}

const paths = ['/sign-in', '/sign-up', '/forgot-password', '/terms', '/privacy'] as const satisfies Pattern[];
const parts = await Promise.all(paths.map(async (path) => [path, (await routeChunks[path].load()).part] as const));

/** The pages that are rendered when the product is built, by path: what they show needs no session. */
export const pages: Record<string, () => ReactElement> = Object.fromEntries(
  parts.map(([path, part]) => [path, () => page(part, path)]),
);

/** Every screen of a customer; an unknown address may be anybody's. */
const framed = (Object.keys(routes) as Pattern[]).filter((path) => routes[path].access === 'customer' && path !== '*');
const screens = await Promise.all(framed.map(async (path) => [path, (await routeChunks[path].load()).part] as const));

/** The frames of the customers' screens, by path: painted before any code is there, for whoever has a session. */
export const frames: Record<string, () => ReactElement> = Object.fromEntries(
  screens.map(([path, part]) => [path, () => frame(part, path)]),
);
