import { assign, type EventObject, setup } from 'xstate';
import type { Project } from '../../../contract/wire/websites/project';
import { listener, port } from '../../kit/port';
import { tell } from '../../protocols/tell';
import type { ProjectNews } from '../deployment/deployment.machine';

export interface ReopeningInput {
  /** Where the page was loaded. */
  path: string;
}

export interface ReopeningContext extends ReopeningInput {
  projectId: string;
}

/** Still worth a look: one that is live needs no dialog. */
const isOnItsWay = (project: Project | null) => project !== null && project.project_status !== 'DEPLOYED';

export const reopeningMachine = setup({
  types: {
    input: {} as ReopeningInput,
    context: {} as ReopeningContext,
    events: {} as ProjectNews,
  },
  actors: {
    /** The website whose dialog this tab showed last and did not close; '' for none. */
    readMemo: port<string>('readMemo'),
    watchProject: listener<EventObject, { projectId: string }>('watchProject'),
  },
  actions: {
    setProject: assign((_, { projectId }: { projectId: string }) => ({ projectId })),
    openDialog: tell('app', ({ context }: { context: ReopeningContext }) => ({
      type: 'overlay.open' as const,
      name: 'deployment',
      input: { projectId: context.projectId },
    })),
  },
  guards: {
    isDashboard: ({ context }) => context.path === '/',
    isThere: (_, memo: string) => memo !== '',
    isOnItsWay: (_, { project }: ProjectNews) => isOnItsWay(project),
    isLive: (_, { project }: ProjectNews) => project?.project_status === 'DEPLOYED',
  },
  delays: { patienceDelay: 10_000 },
}).createMachine({
  id: 'reopening',
  context: ({ input: { path } }) => ({ path, projectId: '' }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isDashboard', target: 'remembering' }, { target: 'over' }] },
    remembering: {
      invoke: {
        id: 'readMemo',
        src: 'readMemo',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'finding',
            actions: { type: 'setProject', params: ({ event }) => ({ projectId: event.output }) },
          },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    finding: {
      invoke: {
        id: 'watchProject',
        src: 'watchProject',
        input: ({ context: { projectId } }) => ({ projectId }),
        onError: 'over',
      },
      // Whoever has waited so long has begun something else.
      after: { patienceDelay: 'over' },
      on: {
        'project.changed': [
          {
            guard: { type: 'isOnItsWay', params: ({ event }) => event },
            target: 'over',
            actions: 'openDialog',
          },
          // One that is not known yet is waited for.
          { guard: { type: 'isLive', params: ({ event }) => event }, target: 'over' },
        ],
      },
    },
    over: { type: 'final' },
  },
});
