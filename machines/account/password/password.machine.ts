import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain, failureOf } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import type { ResourceEvent } from '../../protocols/resource';
import { tell } from '../../protocols/tell';
import {
  emptyForm,
  type PasswordField,
  type PasswordValues,
  type Problems,
  problemsFrom,
  problemsIn,
} from './password.form';

export interface PasswordInput {
  /** What is typed already. */
  values?: Partial<PasswordValues>;
}

export interface PasswordContext extends PasswordValues {
  /** Sentence by field, from the first submit on. */
  problems: Problems;
  /** What the server refused, in the catalogue's words, when it concerns no field. */
  refusal: string | null;
  wasSubmitted: boolean;
}

export type PasswordEvent =
  | { type: 'field.change'; field: PasswordField; value: string }
  | { type: 'form.submit' }
  /** Out, and to the mailed code: the only way to a first password. */
  | { type: 'password.set' };

const outdated: ResourceEvent = { type: 'resource.invalidate' };

/** Another password: the current one, and the new one twice; the other sessions end. */
export const passwordMachine = setup({
  types: {
    input: {} as PasswordInput | undefined,
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    tags: {} as 'busy',
  },
  actors: { changePassword: port<void, { currentPassword: string; password: string }>('changePassword') },
  actions: {
    tellSession: tell('session'),
    tellDevices: tell('devices'),
    tellAccountEvents: tell('accountEvents'),
    change: assign(({ context }, { field, value }: { field: PasswordField; value: string }) => {
      const problems = context.wasSubmitted ? problemsIn({ ...context, [field]: value }) : {};
      return { [field]: value, refusal: null, problems };
    }),
    check: assign(({ context }) => ({ wasSubmitted: true, refusal: null, problems: problemsIn(context) })),
    empty: assign({ ...emptyForm, problems: {}, refusal: null, wasSubmitted: false }),
    explain: assign((_, { error }: { error: unknown }) => {
      const problems = problemsFrom(failureOf(error).fields ?? {});
      const isAboutFields = Object.keys(problems).length > 0;
      return { problems, refusal: isAboutFields ? null : explain('default', error) };
    }),
  },
  guards: {
    isWellFormed: ({ context }) => Object.keys(problemsIn(context)).length === 0,
    isWithoutPassword: (_, { error }: { error: unknown }) => failureOf(error).code === 'no_password',
  },
}).createMachine({
  id: 'password',
  context: ({ input }) => ({ ...emptyForm, ...input?.values, problems: {}, refusal: null, wasSubmitted: false }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submit': [{ guard: 'isWellFormed', target: 'changing', actions: 'check' }, { actions: 'check' }],
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { currentPassword, password } }) => ({ currentPassword, password }),
        onDone: { target: 'changed', actions: 'empty' },
        onError: [
          {
            guard: { type: 'isWithoutPassword', params: ({ event }) => event },
            target: 'passwordless',
            actions: 'empty',
          },
          { target: 'editing', actions: { type: 'explain', params: ({ event }) => event } },
        ],
      },
    },
    /** The form is there for another change; what happened is said until then. */
    changed: {
      entry: [
        { type: 'tellDevices', params: outdated },
        { type: 'tellAccountEvents', params: outdated },
      ],
      on: {
        'field.change': { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
        'form.submit': { target: 'editing', actions: 'check' },
      },
    },
    passwordless: {
      on: {
        'password.set': {
          actions: { type: 'tellSession', params: { type: 'session.signOut', to: '/forgot-password' } },
        },
      },
    },
  },
});
export type PasswordRef = ActorRefFrom<typeof passwordMachine>;
export type PasswordSnapshot = SnapshotFrom<typeof passwordMachine>;
export type PasswordState = PasswordSnapshot['value'];
