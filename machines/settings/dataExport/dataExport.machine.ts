import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import { tell } from '../../protocols/tell';

export interface DataExportContext {
  /** Bytes of the file that was saved. */
  size: number;
  /** Why there is none, in the catalogue's words. */
  refusal: string | null;
}

export type DataExportEvent = { type: 'export.request' } | { type: 'export.cancel' };

/** Everything kept of the customer, as a file. */
export const dataExportMachine = setup({
  types: { context: {} as DataExportContext, events: {} as DataExportEvent },
  actors: { saveExport: port<{ size: number }>('saveExport') },
  actions: {
    tellAccountEvents: tell('accountEvents'),
    setSize: assign((_, { size }: { size: number }) => ({ size })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: explain('default', error) })),
    forget: assign({ size: 0, refusal: null }),
  },
}).createMachine({
  id: 'dataExport',
  context: { size: 0, refusal: null },
  initial: 'offered',
  states: {
    offered: { on: { 'export.request': 'gathering' } },
    gathering: {
      entry: 'forget',
      invoke: {
        id: 'saveExport',
        src: 'saveExport',
        onDone: {
          target: 'saved',
          actions: [
            { type: 'setSize', params: ({ event }) => event.output },
            { type: 'tellAccountEvents', params: { type: 'resource.invalidate' } },
          ],
        },
        onError: { target: 'failed', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
      on: { 'export.cancel': 'offered' },
    },
    saved: { on: { 'export.request': 'gathering' } },
    failed: { on: { 'export.request': 'gathering' } },
  },
});
export type DataExportRef = ActorRefFrom<typeof dataExportMachine>;
export type DataExportSnapshot = SnapshotFrom<typeof dataExportMachine>;
export type DataExportState = DataExportSnapshot['value'];
