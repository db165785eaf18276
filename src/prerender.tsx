import type { ReactElement } from 'react';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import { screenInput } from '../machines/protocols/address';
import { appMachine } from '../machines/shell/app/app.machine';
import { shellMachine } from '../machines/shell/shell/shell.machine';
import { routeChunks } from './app/boot/routeChunks';
import { locate } from './app/locate';
import { SystemContext } from './app/refs';
import { type Pattern, routes } from './app/routes';
import type { Part } from './app/screen';
import { Shell } from './features/shell/Shell';

/** A screen in the first state of its machine: machines that never start, so that no port is called. */
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

/** What stands around the screens of a customer until it is known who that is; at an address, so that its entry is marked. */
function frame(path: string): ReactElement {
  const root = createActor(appMachine, { systemId: 'app', input: { theme: 'system', device: 'light' } });
  const here = createActor(createMachine({ context: { address: locate(path, '', null), shown: null } }));
  const shell = createActor(shellMachine, { input: { isOpen: true } });
  const actors: Record<string, AnyActorRef> = { app: here, shell };
  return (
    <SystemContext
      value={{ get: (systemId) => actors[systemId] ?? (root.system.get(systemId) as AnyActorRef | undefined) }}
    >
      <Shell>{null}</Shell>
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

/** The frames of the customers' screens, by path: painted before any code is there, for whoever has a session. */
export const frames: Record<string, () => ReactElement> = Object.fromEntries(
  framed.map((path) => [path, () => frame(path)]),
);
