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
import type { QueryResultRow } from 'pg';
import { ask, askRaw } from './ask.ts';
import type { Client } from './client.ts';
import type { Opening } from './openings.ts';
import type { AnyTx, SalonView } from './tx.ts';

type Line = { readonly client: Client; readonly opening?: Opening | undefined };

const lines = new WeakMap<AnyTx, Line>();

/** For the kernel alone: which connection a transaction runs on, or one that only looks. */
export const bindClient = (tx: AnyTx, client: Client, opening?: Opening): void =>
  void lines.set(tx, { client, opening });

const lineOf = (tx: AnyTx): Line => {
  const line = lines.get(tx);
  if (!line) throw new Error('this transaction is over');
  return line;
};

export const clientOf = (tx: AnyTx): Client => lineOf(tx).client;

export const unbindClient = (tx: AnyTx): void => void lines.delete(tx);

const connectionOn = ({ client, opening }: Line): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await ask(client, sql, parameters, opening);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  },
  streamQuery() {
    throw new Error('a transaction is read whole, not streamed');
  },
});

const refuse = async (): Promise<never> => {
  throw new Error('transactions are opened by ctx.db, not by the store');
};

const driverOn = (line: Line): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => connectionOn(line),
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
  const line = lineOf(tx);
  const made = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOn(line),
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

/**
 * A question in plain SQL that is asked so often that building it anew would cost more than its answer:
 * `const find = statement<Row>('select name from x.y where salon_code = $1')`, then `find(tx, [tx.salon])`.
 */
export const statement =
  <R extends QueryResultRow>(text: string) =>
  async (tx: AnyTx, values: readonly unknown[]): Promise<R[]> => {
    const { client, opening } = lineOf(tx);
    return (await ask<R>(client, text, values, opening)).rows;
  };

/** A field as it came: bytes of somebody else's memory, to be copied or read at once. */
export type RawField = Buffer | null;

const fieldsAt = (bytes: Buffer, start: number): RawField[] => {
  let at = start + 2;
  return Array.from({ length: bytes.readInt16BE(start) }, () => {
    const length = bytes.readInt32BE(at);
    const from = at + 4;
    at = from + Math.max(0, length);
    return length < 0 ? null : bytes.subarray(from, at);
  });
};

/** The same for long lists of texts that are sent on as they are: no text and no object is made of them. */
export const rawStatement =
  (text: string) =>
  async (tx: SalonView, values: readonly unknown[]): Promise<RawField[][]> => {
    const { client, opening } = lineOf(tx);
    if (!opening) throw new Error('only a look is read raw');
    const rows: RawField[][] = [];
    await askRaw(client, text, values, opening, (bytes, start) => rows.push(fieldsAt(bytes, start)));
    return rows;
  };
