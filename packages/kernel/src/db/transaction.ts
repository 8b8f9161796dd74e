import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { execute } from './execute.ts';
import type { Client, Pool } from './pool.ts';
import { clearFailures, rootCause } from './root-cause.ts';
import type { Write } from './tx.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 3;

const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);

/** What the work of a transaction comes to: its result, and the statements to send with COMMIT. */
type Outcome<T> = { readonly result: T; readonly lastWrites: readonly Write[] };

type Work<T> = (client: Client) => Promise<Outcome<T>>;

/** Throws the first failure: those after it are its consequences. */
const settleAll = async <T>(all: readonly Promise<T>[]): Promise<T[]> => {
  const settled = await Promise.allSettled(all);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
};

/** Sends the last statements and COMMIT together, and waits for all of them. */
const commit = async (client: Client, writes: readonly Write[]): Promise<void> => {
  const results = await settleAll([
    ...writes.map(({ text, values }) => execute(client, text, values)),
    execute(client, 'commit'),
  ]);
  // After a failed statement PostgreSQL answers COMMIT with ROLLBACK and no error.
  if (results.at(-1)?.command !== 'COMMIT')
    throw new Error('transaction rolled back: an action ignored the failure of one of its statements');
};

const attempt = async <T>(pool: Pool, begin: string, work: Work<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  clearFailures(client);
  // Not awaited: the connection is pipelined, so BEGIN shares a round trip with the first statements of the work.
  const begun = execute(client, begin);
  begun.catch(() => undefined);
  try {
    const { result, lastWrites } = await work(client);
    await begun;
    await commit(client, lastWrites);
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: unknown) => {
      broken = lost as Error;
    });
    // Why BEGIN failed says more than why the first statement after it did.
    await begun;
    throw rootCause(client, error);
  } finally {
    client.release(broken);
  }
};

/**
 * Runs one transaction. Repeats it after a deadlock or serialization failure, three attempts in all, with jitter.
 * Never repeats it after an exclusion conflict (23P01): that is the answer `slot-taken`.
 */
export const inTransaction = async <T>(pool: Pool, begin: string, work: Work<T>): Promise<T> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(pool, begin, work);
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      await pause(10 * attempts + Math.random() * 20 * attempts);
    }
  }
};
