import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { storeError } from './hosting/wire';

const FaultRequest = v.object({
  /** The first part of the path: 'payments', 'registrar', 'photos', ... */
  service: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Of those requests alone. */
  method: v.optional(v.picklist(['GET', 'HEAD', 'PUT', 'POST', 'DELETE'])),
  /** What the hosting calls it, as a store that speaks S3 does: 'QuotaExceeded'. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]+$/))),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
  /** Ends the connection without an answer. */
  drop: v.optional(v.boolean()),
  /** Requests that it befalls; without it every one until it is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
type Fault = v.InferOutput<typeof FaultRequest>;

interface SocketBindings {
  incoming?: { socket?: { destroy(): void } };
}

/** Faults that a tester plans for the stand-ins (operations.md): `POST /faults`, `DELETE /faults[?service=]`. */
export function createFaults() {
  let planned: Fault[] = [];
  /** Names beginning with 'broken-' or 'pending-' that the registrar stand-in hindered, and those that it lets go on. */
  const hindered = new Set<string>();
  const freed = new Set<string>();

  const take = (service: string, method: string): Fault | undefined => {
    const fault = planned.find((one) => one.service === service && (one.method ?? method) === method);
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) planned = planned.filter((one) => one !== fault);
    }
    return fault;
  };

  const app = new Hono();
  app.get('/', (http) => http.json([...planned, ...[...hindered].map((name) => ({ service: 'registrar', name }))]));
  app.post('/', async (http) => {
    if (!/^application\/json\b/i.test(http.req.header('content-type') ?? '')) {
      return http.json({ message: 'A fault is sent as JSON.' }, 415);
    }
    const parsed = v.safeParse(FaultRequest, await http.req.json().catch(() => null));
    if (!parsed.success) {
      return http.json(
        { message: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ') },
        400,
      );
    }
    planned.push(parsed.output);
    return http.json(parsed.output, 201);
  });
  app.delete('/', (http) => {
    const service = http.req.query('service');
    planned = service ? planned.filter((one) => one.service !== service) : [];
    if (!service || service === 'registrar') {
      for (const name of hindered) freed.add(name);
      hindered.clear();
    }
    return http.body(null, 204);
  });

  const befall: MiddlewareHandler = async (http, next) => {
    // What is asked beforehand, so that it is quick later, would use up a fault that is planned for what comes then.
    if (http.req.path.endsWith('/models')) return next();
    const fault = take(http.req.path.split('/')[1] ?? '', http.req.method);
    if (!fault) return next();
    if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.drop) {
      (http.env as SocketBindings | undefined)?.incoming?.socket?.destroy();
      throw new Error('The sandbox dropped the connection, as planned');
    }
    if (fault.status === undefined) return next();
    const message = `The sandbox answers ${fault.status}, as planned.`;
    if (fault.code === undefined) return http.json({ message }, fault.status as 500);
    return http.body(storeError(fault.code, message), fault.status as 500, { 'content-type': 'application/xml' });
  };

  /** Whether a 'broken-' or 'pending-' name is hindered: from when this is first asked until the faults are cleared. */
  const hinders = (name: string): boolean => {
    if (freed.has(name)) return false;
    hindered.add(name);
    return true;
  };

  return { app, befall, hinders };
}

export type Faults = ReturnType<typeof createFaults>;
