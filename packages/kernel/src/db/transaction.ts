import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ask, holdBack } from './ask.ts';
import { causeOf, forgetFailures } from './cause.ts';
import type { Client, Pool } from './client.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const TRIES = 3;

const worthRetrying = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);

const commit = async (client: Client): Promise<void> => {
  // After a failed statement PostgreSQL answers `commit` with a ROLLBACK and no error.
  const { command } = await ask(client, 'commit');
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a failed query was swallowed');
};

/** Takes what need not be waited for before the `commit`: if it fails, nothing of the transaction stays. */
export type Last = (one: Promise<unknown>) => void;

type Work<T> = (client: Client, last: Last) => Promise<T>;

/** When everything that was begun without an answer from elsewhere has been said. */
const said = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** Fails with the first of them that did: what the last says of it is what became of the others. */
const allOf = async (all: readonly Promise<unknown>[]): Promise<void> => {
  for (const one of await Promise.allSettled(all)) if (one.status === 'rejected') throw one.reason;
};

const endWith = async (client: Client, last: readonly Promise<unknown>[]): Promise<void> => {
  const letGo = holdBack(client);
  let committed: Promise<void>;
  try {
    // What could not even be said is no failure of the database, and would be committed without it.
    await Promise.race([Promise.all(last), said()]);
    committed = commit(client);
  } finally {
    letGo();
  }
  await allOf([...last, committed]);
};

const attempt = async <T>(pool: Pool, opening: string, work: Work<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  forgetFailures(client);
  // Not awaited here: the connection is pipelined, so the first query of the work rides along.
  const begun = ask(client, opening);
  begun.catch(() => undefined);
  try {
    const last: Promise<unknown>[] = [];
    const result = await work(client, (one) => {
      one.catch(() => undefined);
      last.push(one);
    });
    await begun;
    await endWith(client, last);
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: unknown) => {
      broken = lost as Error;
    });
    // Why it could not begin says more than why the first query then failed.
    await begun;
    throw causeOf(client, error);
  } finally {
    client.release(broken);
  }
};

/**
 * One transaction, whole or not at all. A deadlock or serialization failure is tried anew, up to
 * three times with jitter; an exclusion conflict (23P01) is an answer and never is.
 */
export const inTransaction = async <T>(pool: Pool, opening: string, work: Work<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(pool, opening, work);
    } catch (error) {
      if (tried === TRIES || !worthRetrying(error)) throw error;
      await pause(10 * tried + Math.random() * 20 * tried);
    }
  }
};
