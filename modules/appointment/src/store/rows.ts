import { statement } from '@ayna/kernel/db/sql';
import type { SalonTx } from '@ayna/kernel/db/tx';

/** By column, what of a row goes there. */
type Columns<T> = Readonly<Record<string, (row: T) => unknown>>;

const placesFor = (rows: number, columns: number, first: number): string =>
  Array.from(
    { length: rows },
    (_, row) =>
      `($1, ${Array.from({ length: columns }, (__, column) => `$${first + row * columns + column}`).join(', ')})`,
  ).join(', ');

/** Puts rows of the salon down. In plain SQL: a booking writes into four tables, and builders cost more than they. */
export const inserting = <T>(table: string, columns: Columns<T>) => {
  const names = Object.keys(columns);
  const texts = new Map<number, ReturnType<typeof statement>>();
  const textFor = (rows: number) => {
    const made =
      texts.get(rows) ??
      statement(
        `insert into appointment.${table} (salon_code, ${names.join(', ')}) values ${placesFor(rows, names.length, 2)}`,
      );
    texts.set(rows, made);
    return made;
  };
  return async (tx: SalonTx, rows: readonly T[]): Promise<void> => {
    if (rows.length === 0) return;
    const values = rows.flatMap((row) => Object.values(columns).map((valueOf) => valueOf(row)));
    await textFor(rows.length)(tx, [tx.salon, ...values]);
  };
};

/**
 * Changes one row of the salon, which counts its version up. Of the columns only those that are given are written, so
 * that there are few texts; what is an object is written as JSON.
 */
export const updating = <T extends object>(table: string, columns: Readonly<Record<keyof T, string>>) => {
  const texts = new Map<string, ReturnType<typeof statement>>();
  const textFor = (names: readonly (keyof T)[]) => {
    const key = names.join();
    const sets = names.map((name, index) => `${columns[name]} = $${index + 3}`);
    const made =
      texts.get(key) ??
      statement(
        `update appointment.${table} set version = version + 1, ${sets.join(', ')} where salon_code = $1 and code = $2`,
      );
    texts.set(key, made);
    return made;
  };
  const all = Object.keys(columns) as (keyof T)[];
  return async (tx: SalonTx, code: string, change: T): Promise<void> => {
    const given = all.filter((name) => change[name] !== undefined);
    await textFor(given)(tx, [tx.salon, code, ...given.map((name) => change[name])]);
  };
};
