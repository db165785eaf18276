import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain, failureOf } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import type { ResourceEvent } from '../../protocols/resource';
import { tell } from '../../protocols/tell';

interface Named {
  id: string;
  name: string;
}

export interface PasskeysContext {
  name: string;
  nameProblem: string | null;
  password: string;
  /** The sign-in is a while ago: the password comes with the next try. */
  needsPassword: boolean;
  fieldProblem: string | null;
  /** Why none was added, in words. */
  problem: string | null;
  /** Which is to be removed. */
  passkey: Named | null;
  /** What was done last. */
  outcome: { name: string; isAdded: boolean } | null;
  /** Why one was not removed, and beside which that is said. */
  refusal: { id: string; sentence: string } | null;
}

export type PasskeysEvent =
  /** `name`: what the customer may call it, from the device. */
  | { type: 'passkey.add'; name: string }
  | { type: 'name.change'; name: string }
  | { type: 'password.change'; password: string }
  | { type: 'passkey.submit' }
  | { type: 'add.cancel' }
  | ({ type: 'passkey.remove' } & Named)
  | { type: 'remove.confirm' }
  | { type: 'remove.cancel' };

const outdated: ResourceEvent = { type: 'resource.invalidate' };
const nobody: Named = { id: '', name: '' };
const longest = 60;

function nameProblem(name: string): string | null {
  if (name.trim() === '') return t('Please enter a name');
  return name.trim().length > longest ? t('Name is too long') : null;
}

/** The passkeys of an account: one more, by the browser's own dialog, or one less. */
export const passkeysMachine = setup({
  types: { context: {} as PasskeysContext, events: {} as PasskeysEvent, tags: {} as 'busy' },
  actors: {
    addPasskey: port<void, { name: string; password: string }>('addPasskey'),
    removePasskey: port<void, { id: string }>('removePasskey'),
  },
  actions: {
    tellPasskeyList: tell('passkeyList'),
    tellAccountEvents: tell('accountEvents'),
    begin: assign((_, { name }: { name: string }) => ({
      name,
      nameProblem: null,
      password: '',
      needsPassword: false,
      fieldProblem: null,
      problem: null,
      outcome: null,
      refusal: null,
    })),
    setName: assign((_, { name }: { name: string }) => ({ name, nameProblem: null, problem: null })),
    setPassword: assign((_, { password }: { password: string }) => ({ password, fieldProblem: null })),
    check: assign(({ context }) => ({ nameProblem: nameProblem(context.name) })),
    forget: assign({ password: '', passkey: null }),
    askPassword: assign({ needsPassword: true, problem: null }),
    noteWrongPassword: assign((_, { error }: { error: unknown }) => ({
      password: '',
      fieldProblem: failureOf(error).fields?.['current_password'] ?? null,
    })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
    noteAdded: assign(({ context }) => ({ outcome: { name: context.name.trim(), isAdded: true } })),
    aim: assign((_, { id, name }: Named) => ({ passkey: { id, name }, outcome: null, refusal: null })),
    noteRemoved: assign(({ context: { passkey } }) => ({
      outcome: { name: (passkey ?? nobody).name, isAdded: false },
    })),
    noteRefusal: assign(({ context: { passkey } }, { error }: { error: unknown }) => ({
      refusal: { id: (passkey ?? nobody).id, sentence: explain('default', error) },
    })),
  },
  guards: {
    isNamed: ({ context }) => nameProblem(context.name) === null,
    isPasswordNeeded: (_, { error }: { error: unknown }) => failureOf(error).code === 'password_needed',
    isPasswordWrong: (_, { error }: { error: unknown }) => failureOf(error).fields?.['current_password'] !== undefined,
    /** It was removed elsewhere. */
    isGone: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
  },
}).createMachine({
  id: 'passkeys',
  context: {
    name: '',
    nameProblem: null,
    password: '',
    needsPassword: false,
    fieldProblem: null,
    problem: null,
    passkey: null,
    outcome: null,
    refusal: null,
  },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'passkey.add': { target: 'naming', actions: { type: 'begin', params: ({ event }) => event } },
        'passkey.remove': { target: 'confirming', actions: { type: 'aim', params: ({ event }) => event } },
      },
    },
    naming: {
      on: {
        'name.change': { actions: { type: 'setName', params: ({ event }) => event } },
        'password.change': { actions: { type: 'setPassword', params: ({ event }) => event } },
        'passkey.submit': [{ guard: 'isNamed', target: 'adding' }, { actions: 'check' }],
        'add.cancel': 'idle',
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { name, password } }) => ({ name: name.trim(), password }),
        onDone: { target: 'looking', actions: 'noteAdded' },
        onError: [
          {
            guard: { type: 'isPasswordNeeded', params: ({ event }) => event },
            target: 'naming',
            actions: 'askPassword',
          },
          {
            guard: { type: 'isPasswordWrong', params: ({ event }) => event },
            target: 'naming',
            actions: { type: 'noteWrongPassword', params: ({ event }) => event },
          },
          { target: 'naming', actions: { type: 'noteProblem', params: ({ event }) => event } },
        ],
      },
    },
    confirming: { on: { 'remove.confirm': 'removing', 'remove.cancel': 'idle' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ id: (context.passkey ?? nobody).id }),
        onDone: { target: 'looking', actions: 'noteRemoved' },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'looking', actions: 'noteRemoved' },
          { target: 'idle', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    looking: {
      entry: [
        { type: 'tellPasskeyList', params: outdated },
        { type: 'tellAccountEvents', params: outdated },
      ],
      always: 'idle',
    },
  },
});
export type PasskeysRef = ActorRefFrom<typeof passkeysMachine>;
export type PasskeysSnapshot = SnapshotFrom<typeof passkeysMachine>;
