import pg from 'pg';
import type { Client } from './pool.ts';

const IN_FAILED_TRANSACTION = '25P02';

// Statements are pipelined, so all that follow a failed one fail too, with an error that does not say why. An action
// that awaits one of those first would report the consequence instead of the cause.

const causes = new WeakMap<Client, unknown>();

const isConsequence = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === IN_FAILED_TRANSACTION;

/** Called for every failed statement of a connection, in the order in which PostgreSQL reported them. */
export const recordFailure = (client: Client, error: unknown): void => {
  if (!causes.has(client) && !isConsequence(error)) causes.set(client, error);
};

export const clearFailures = (client: Client): void => void causes.delete(client);

/** The error of the statement that failed the transaction. */
export const rootCause = (client: Client, error: unknown): unknown =>
  isConsequence(error) ? (causes.get(client) ?? error) : error;
