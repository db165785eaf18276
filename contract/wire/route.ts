import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** One call: what crosses the wire, by name. Paths follow the base; `:name` is a parameter. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  base: '/api' | '/ai';
  path: string;
  /** Whether the bearer token is needed, used when there, or not looked at. */
  session: 'required' | 'optional' | 'none';
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** Its 200 is a file: bytes, no JSON. */
  isFile?: true;
  /** Body by status; null for none. Every other status carries a Problem. */
  replies: Readonly<Record<number, Schema | null>>;
}
