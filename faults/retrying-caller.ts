import { setTimeout as pause } from 'node:timers/promises';
import { CallError, type CallInput } from '@ayna/contracts/core/client';
import type { ResponseOf, Route } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { Person } from './signed-in-person.ts';
import type { TestProduct } from './test-product.ts';

/** Counts over all workers. */
export const newTally = () => ({
  done: 0,
  retries: 0,
  refused: {} as Record<string, number>,
  /** Responses with status 500 and above; each one is a finding. */
  failures: [] as string[],
});

export type Tally = ReturnType<typeof newTally>;

const countRefusal = (tally: Tally, { status, body }: CallError): null => {
  tally.refused[body.code] = (tally.refused[body.code] ?? 0) + 1;
  if (status >= 500) tally.failures.push(`${status} ${body.code}`);
  return null;
};

const UNAVAILABLE = 503;

export type RetryingCaller = <R extends Route>(
  route: R,
  input: CallInput<R>,
) => Promise<ResponseOf<R> | null>;

/** Creates a caller that repeats a call with the same key until it is answered. A refusal is returned as null. */
export const createCaller =
  (product: TestProduct, person: Person, tally: Tally): RetryingCaller =>
  async (route, input) => {
    const key = newCode();
    for (;;) {
      const call = product.as({ 'x-user-token': await person.token(), 'idempotency-key': key });
      try {
        return await call(route, input);
      } catch (error) {
        if (error instanceof CallError && error.status !== UNAVAILABLE) return countRefusal(tally, error);
        // The host is down, or was killed before it responded.
        tally.retries += 1;
        await pause(50);
      }
    }
  };
