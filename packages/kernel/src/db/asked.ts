import type { Duplex } from 'node:stream';
import pg, { type QueryResult, type QueryResultRow } from 'pg';
import { noteFailure } from './cause.ts';
import type { Client } from './client.ts';
import type { Opening } from './openings.ts';
import { type Sink, tapOf } from './tap.ts';

// What pg keeps to itself, as far as it is needed here. Its version is pinned, and the kernel's tests go through it.
type Wire = {
  readonly stream: Duplex;
  bind(config: { portal: string; statement: string; values: readonly string[] }): void;
  execute(config: { portal: string; rows: number }): void;
};

type Described = { readonly fields: readonly unknown[] };

type Inner = {
  prepare(wire: Wire): void;
  handleRowDescription(described: Described): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(done: unknown, wire: Wire): void;
};

const plain = pg.Query.prototype as unknown as Inner;

export const wireOf = (client: Client): Wire => (client as unknown as { connection: Wire }).connection;

/** What a connection's statements answer with, by name; null for those that answer with no rows. */
const described = new WeakMap<Wire, Map<string, Described | null>>();

const describedOn = (wire: Wire): Map<string, Described | null> => {
  const known = described.get(wire) ?? new Map<string, Described | null>();
  described.set(wire, known);
  return known;
};

const quiet = new WeakMap<Wire, Wire>();

/** The same connection, which does not ask what a statement will answer with. */
const quietly = (wire: Wire): Wire => {
  const known = quiet.get(wire);
  if (known) return known;
  const made = Object.create(wire, { describe: { value: () => undefined } }) as Wire;
  quiet.set(wire, made);
  return made;
};

/** Said in the same breath: until the end of it the database takes both for one transaction. */
const open = (wire: Wire, { name, values }: Opening): void => {
  wire.bind({ portal: '', statement: name, values });
  wire.execute({ portal: '', rows: 0 });
};

type Asked = {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** Said first, in the same transaction. */
  readonly opening?: Opening | undefined;
  /** Takes the rows as they come; the result then has none. */
  readonly sink?: Sink | undefined;
};

/**
 * A prepared statement, described once on each connection and not every time it is asked. With an opening it is a
 * transaction by itself in one round trip, in which that holds.
 */
export const askPrepared = <R extends QueryResultRow>(
  client: Client,
  { name, text, values, opening, sink }: Asked,
): Promise<QueryResult<R>> =>
  new Promise((resolve, reject) => {
    const tap = sink && tapOf(wireOf(client).stream);
    const turn = (into: Sink | null): void => {
      if (tap) tap.sink = into;
    };
    const query = new pg.Query<R>(
      { name, text, values, queryMode: 'extended' } as pg.QueryConfig,
      (error, result) => {
        if (!error) return resolve(result);
        turn(null);
        noteFailure(client, error);
        return reject(error);
      },
    );
    const inner = query as unknown as Inner;
    let opened = opening === undefined;
    let rows: Described | null = null;
    inner.prepare = (wire) => {
      if (opening) open(wire, opening);
      const known = name ? describedOn(wire).get(name) : undefined;
      if (known) inner.handleRowDescription(known);
      plain.prepare.call(inner, known === undefined ? wire : quietly(wire));
    };
    inner.handleRowDescription = (told) => {
      rows = told;
      plain.handleRowDescription.call(inner, told);
    };
    inner.handleDataRow = (row) => {
      if (opened) plain.handleDataRow.call(inner, row);
    };
    inner.handleCommandComplete = (done, wire) => {
      if (!opened) {
        opened = true;
        turn(sink ?? null);
        return;
      }
      turn(null);
      if (name) describedOn(wire).set(name, rows);
      plain.handleCommandComplete.call(inner, done, wire);
    };
    client.query(query);
  });
