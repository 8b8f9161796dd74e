import pg from 'pg';
import type { Client } from './client.ts';

const IN_FAILED_TRANSACTION = '25P02';

// Statements are said without waiting for each other, so that of those behind one that fails all fail too; and whoever
// waits for the nearest of them hears of it first.

const causes = new WeakMap<Client, unknown>();

const isConsequence = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === IN_FAILED_TRANSACTION;

/** Told of every failure on a connection, in the order in which the database told them. */
export const noteFailure = (client: Client, error: unknown): void => {
  if (!causes.has(client) && !isConsequence(error)) causes.set(client, error);
};

export const forgetFailures = (client: Client): void => void causes.delete(client);

/** Why a transaction really failed. */
export const causeOf = (client: Client, error: unknown): unknown =>
  isConsequence(error) ? (causes.get(client) ?? error) : error;
