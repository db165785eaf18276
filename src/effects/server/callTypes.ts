import type * as v from 'valibot';
import type { Route } from '../../../contract/wire/route';
import type { RouteName, Routes } from '../../../contract/wire/routes';
import type { SessionRef } from '../../../machines/session/session/session.machine';

type Schema = v.GenericSchema<unknown, unknown>;
type Field<R, Key extends string> =
  R extends Record<Key, infer S extends Schema>
    ? { readonly [K in Key]: v.InferInput<S> }
    : { readonly [K in Key]?: undefined };

/** What a call sends, as it crosses the wire: amounts are decimal strings, see `toDecimal`. */
export type CallRequest<Name extends RouteName> = Field<Routes[Name], 'params'> &
  Field<Routes[Name], 'query'> &
  Field<Routes[Name], 'headers'> &
  Field<Routes[Name], 'body'> & {
    /** Sent in place of the session's own token, and then never renewed. */
    readonly token?: string;
    /** Bytes that are sent as they are, in place of a body. */
    readonly file?: Blob;
    /** How this one is sent, where it is not by the browser's `fetch`. */
    readonly fetch?: typeof fetch;
  };

type Body<S> = S extends Schema ? v.InferOutput<S> : null;
type Replies<R extends Route['replies']> = { [Status in keyof R]: { status: Status; body: Body<R[Status]> } }[keyof R];
type IsOne<T, All = T> = T extends unknown ? ([All] extends [T] ? true : false) : never;

/** The parsed body; with its status where a call has several replies. Amounts are minor units. */
export type CallReply<Name extends RouteName> =
  IsOne<keyof Routes[Name]['replies']> extends true
    ? Replies<Routes[Name]['replies']>['body']
    : Replies<Routes[Name]['replies']>;

/**
 * One call of the contract. Rejects with a plain `Failure` (`contract/rules/failure`), or with the signal's reason when it
 * was aborted. A 401 is answered by one refresh of the session and a replay.
 */
export type Call = <Name extends RouteName>(
  name: Name,
  request: CallRequest<Name>,
  signal?: AbortSignal,
) => Promise<CallReply<Name>>;

/** The session's actor, as far as calls need it. */
export type Session = Pick<SessionRef, 'getSnapshot' | 'send' | 'subscribe'>;

export interface CallOptions {
  /** Addresses of the two services, without a slash at the end. */
  addresses: Record<Route['base'], string>;
  session(): Session;
  /** A reply that the page asked for before the bundle arrived. */
  early?(path: string, token: string | null): Promise<Response> | undefined;
  /** The browser's own unless a test puts a server here. */
  fetch?: typeof fetch;
}
