import pg from 'pg';

// Wall-clock times stay the text PostgreSQL gives: as `Date` they would shift with the process's zone.
const TIMESTAMP = 1114;
const DATE = 1082;
const TIMESTAMP_ARRAY = 1115;
const INT8 = 20;
const asText = (text: string): string => text;

const types = new pg.TypeOverrides();
types.setTypeParser(TIMESTAMP, asText);
types.setTypeParser(DATE, asText);
types.setTypeParser(TIMESTAMP_ARRAY, asText);
// Counts and versions stay far below 2^53.
types.setTypeParser(INT8, Number);

export type PoolOptions = {
  readonly url: string;
  readonly size: number;
  readonly waitMs: number;
  readonly name: string;
  readonly onError: (error: Error) => void;
};

/** Opens a pool in which every wait has an end: for a connection, a statement, a lock, an idle transaction. */
export const openPool = ({ url, size, waitMs, name, onError }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    types,
    // Statements are sent without waiting for the results of those before them: BEGIN and the first statement of a
    // transaction cost one round trip together.
    pipeline: true,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // Without a listener a database restart would end the process: the pool reports idle connections, each client its own.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};

export type Client = pg.PoolClient;
export type Pool = pg.Pool;
