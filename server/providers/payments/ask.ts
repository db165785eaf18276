import * as v from 'valibot';
import { GatewayRefused, GatewayUnavailable } from './payments';

/**
 * One request to a gateway, and its answer as the schema reads it.
 *
 * @throws {GatewayRefused} when it never will, {GatewayUnavailable} when it may later
 */
export async function askGateway<S extends v.GenericSchema<unknown, unknown>>(
  address: string,
  init: RequestInit & { signal: AbortSignal },
  schema: S,
): Promise<v.InferOutput<S>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(address, init);
    body = await response.json();
  } catch (cause) {
    throw new GatewayUnavailable('The payment gateway does not answer', { cause });
  }
  // 408, 409 and 429 are said of this attempt, not of the request.
  if (response.status >= 500 || [408, 409, 429].includes(response.status)) {
    throw new GatewayUnavailable(`The payment gateway answered ${response.status}`);
  }
  if (!response.ok) throw new GatewayRefused(response.status, `The payment gateway answered ${response.status}`);
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) {
    throw new GatewayUnavailable(`The payment gateway's answer is not understood: ${v.getDotPath(parsed.issues[0])}`);
  }
  return parsed.output;
}
