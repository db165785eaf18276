import { type DomainCheck, type RegistrarProvider, RegistrarUnreachable } from './registrar';

/** How often a registrar may be asked, and how long it usually takes. */
export interface Pace {
  /** Calls that may follow each other at once; then one more every `interval` milliseconds. */
  burst: number;
  interval: number;
  /** Milliseconds after which names that were asked together are asked apart: one slow registry keeps them all waiting. */
  patience: number;
}

/** Namecheap allows 50 calls a minute for all customers together: 20, and 30 more in each minute. */
export const namecheapPace: Pace = { burst: 20, interval: 2_000, patience: 1_500 };
/** The stand-in counts no calls. */
export const sandboxPace: Pace = { burst: 1_000, interval: 10, patience: 250 };

/** Milliseconds in which questions come together, also those of several customers. */
const gathering = 50;
/** Namecheap's limit to a call. */
const mostNames = 50;

interface Question {
  name: string;
  signal: AbortSignal | undefined;
  answer(check: DomainCheck | null): void;
  fail(error: unknown): void;
}

/**
 * A registrar that is asked about many names in few calls, and no oftener than it allows. Questions beyond that wait for
 * the next call and share it; registrations, prices and states are counted, and never wait.
 */
export function paced(registrar: RegistrarProvider, { burst, interval, patience }: Pace): RegistrarProvider {
  let left = burst;
  let waiting: Question[] = [];
  let isGathering = false;
  let refilling: NodeJS.Timeout | undefined;

  const refill = () => {
    left += 1;
    refilling = left < burst ? setTimeout(refill, interval).unref() : undefined;
    if (!isGathering) askWaiting();
  };
  const spend = () => {
    left -= 1;
    refilling ??= setTimeout(refill, interval).unref();
  };
  const counted = <T>(call: Promise<T>): Promise<T> => {
    spend();
    return call;
  };

  const gather = (question: Question) => {
    waiting.push(question);
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      askWaiting();
    }, gathering);
  };

  function askWaiting(): void {
    const isLeft = ({ signal }: Question) => signal?.aborted === true;
    for (const { fail } of waiting.filter(isLeft)) fail(new RegistrarUnreachable('Nobody waits for the answer'));
    waiting = waiting.filter((question) => !isLeft(question));
    while (waiting.length > 0 && left > 0) {
      const names = new Set([...new Set(waiting.map(({ name }) => name))].slice(0, mostNames));
      void ask(
        [...names],
        waiting.filter(({ name }) => names.has(name)),
      );
      waiting = waiting.filter(({ name }) => !names.has(name));
    }
  }

  /** The first answer to a question counts, whichever call brings it. */
  async function ask(names: string[], questions: readonly Question[]): Promise<void> {
    spend();
    const apart = setTimeout(() => askApart(names, questions), patience);
    try {
      settle(await registrar.check(names), questions);
    } catch (error) {
      for (const { fail } of questions) fail(error);
    } finally {
      clearTimeout(apart);
    }
  }

  /** In as many calls as are left without taking the half that others may need. */
  function askApart(names: readonly string[], questions: readonly Question[]): void {
    const calls = Math.min(names.length, left - Math.floor(burst / 2));
    if (calls < 2) return;
    for (let call = 0; call < calls; call += 1) {
      const some = names.filter((_, index) => index % calls === call);
      spend();
      registrar.check(some).then(
        (checks) =>
          settle(
            checks,
            questions.filter(({ name }) => some.includes(name)),
          ),
        // The call that asks for all of them answers for it.
        () => {},
      );
    }
  }

  return {
    async check(domains, signal) {
      const answers = await Promise.allSettled(
        [...new Set(domains)].map(
          (name) =>
            new Promise<DomainCheck | null>((answer, fail) => {
              gather({ name, signal, answer, fail });
            }),
        ),
      );
      const failures = answers.filter((one) => one.status === 'rejected');
      if (failures[0] && failures.length === answers.length) throw failures[0].reason;
      return answers.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    },
    priceOf: (tld, signal) => counted(registrar.priceOf(tld, signal)),
    register: (domain, registrant, signal) => counted(registrar.register(domain, registrant, signal)),
    state: (domain, signal) => counted(registrar.state(domain, signal)),
    registration: (domain, signal) => counted(registrar.registration(domain, signal)),
    renewalPrice: (domain, signal) => counted(registrar.renewalPrice(domain, signal)),
    renew: (domain, expiresAt, signal) => counted(registrar.renew(domain, expiresAt, signal)),
  };
}

function settle(checks: readonly DomainCheck[], questions: readonly Question[]): void {
  const known = new Map(checks.map((check) => [check.domain, check]));
  for (const { name, answer } of questions) answer(known.get(name) ?? null);
}
