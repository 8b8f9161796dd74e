import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { QueryResultRow } from 'pg';
import { execute, executeRaw } from './execute.ts';
import type { Client } from './pool.ts';
import type { AnyTx, SalonReadTx, Write } from './tx.ts';

const clients = new WeakMap<AnyTx, Client>();

/** For the kernel alone: the connection a transaction runs on, until it ends. */
export const bindClient = (tx: AnyTx, client: Client): void => void clients.set(tx, client);

export const unbindClient = (tx: AnyTx): void => void clients.delete(tx);

export const clientOf = (tx: AnyTx): Client => {
  const client = clients.get(tx);
  if (!client) throw new Error('statement used after its transaction ended');
  return client;
};

const connectionOn = (client: Client): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await execute(client, sql, parameters);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  },
  streamQuery() {
    throw new Error('streaming is not supported inside a transaction');
  },
});

const refuse = async (): Promise<never> => {
  throw new Error('only ctx.db opens transactions, never the store');
};

const driverOn = (client: Client): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => connectionOn(client),
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => undefined,
  destroy: async () => undefined,
});

const kyselies = new WeakMap<AnyTx, Kysely<unknown>>();

const kyselyOn = (tx: AnyTx): Kysely<unknown> => {
  const client = clientOf(tx);
  const known = kyselies.get(tx);
  if (known) return known;
  const kysely = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOn(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  kyselies.set(tx, kysely);
  return kysely;
};

/**
 * The store's way to SQL: `const db = tablesOf<Tables>()`, then `db(tx).selectFrom('x.y')`. Generated `tables.ts` files
 * call it. Without a transaction there is nothing to query.
 */
export const tablesOf =
  <Tables>() =>
  (tx: AnyTx): Kysely<Tables> =>
    kyselyOn(tx) as Kysely<Tables>;

/**
 * A query in plain SQL, for hot paths where the query builder costs more than the query:
 * `const find = statement<Row>('select name from x.y where salon_code = $1')`, then `find(tx, [tx.salon])`.
 */
export const statement =
  <R extends QueryResultRow>(text: string) =>
  async (tx: AnyTx, values: readonly unknown[]): Promise<R[]> =>
    (await execute<R>(clientOf(tx), text, values)).rows;

/** The same for long lists of texts that are passed on as they are: no value is parsed, no object made. */
export const rawStatement =
  (text: string) =>
  (tx: SalonReadTx, values: readonly unknown[]): Promise<(string | null)[][]> =>
    executeRaw(clientOf(tx), text, values);

/** A statement made with the query builder, to be run later. */
export const toWrite = (query: Compilable): Write => {
  const { sql, parameters } = query.compile();
  return { text: sql, values: parameters };
};

/** Runs statements now, in this order. Those that nothing waits for belong in `tx.defer`. */
export const runWrites = async (tx: AnyTx, ...writes: readonly Write[]): Promise<void> => {
  const client = clientOf(tx);
  await Promise.all(writes.map(({ text, values }) => execute(client, text, values)));
};
