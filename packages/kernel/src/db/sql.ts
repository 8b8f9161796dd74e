import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Client } from './client.ts';
import type { AnyTx } from './tx.ts';

const clients = new WeakMap<AnyTx, Client>();

/** For the kernel alone: which connection a transaction runs on. */
export const bindClient = (tx: AnyTx, client: Client): void => void clients.set(tx, client);

export const clientOf = (tx: AnyTx): Client => {
  const client = clients.get(tx);
  if (!client) throw new Error('this transaction is over');
  return client;
};

export const unbindClient = (tx: AnyTx): void => void clients.delete(tx);

const connectionOn = (client: Client): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await client.query(sql, parameters as unknown[]);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  },
  streamQuery() {
    throw new Error('a transaction is read whole, not streamed');
  },
});

const refuse = async (): Promise<never> => {
  throw new Error('transactions are opened by ctx.db, not by the store');
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
  const known = kyselies.get(tx);
  if (known) return known;
  const client = clientOf(tx);
  const made = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOn(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  kyselies.set(tx, made);
  return made;
};

/**
 * The store room's way to SQL: `const db = tablesOf<Tables>()`, then `db(tx).selectFrom('x.y')`.
 * Generated `tables.ts` files call it; there is nothing to query without a transaction.
 */
export const tablesOf =
  <Tables>() =>
  (tx: AnyTx): Kysely<Tables> =>
    kyselyOn(tx) as Kysely<Tables>;
