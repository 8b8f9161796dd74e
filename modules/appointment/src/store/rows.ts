import type { SalonTx, Write } from '@ayna/kernel/db/tx';

type Columns = Readonly<Record<string, unknown>>;

const placeholders = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `$${first + index}`).join(', ');

/** Inserts rows of the salon. In plain SQL: a booking writes to four tables, and a query builder costs more than that. */
export const insertRows = (tx: SalonTx, table: string, rows: readonly Columns[]): Write[] => {
  if (rows.length === 0) return [];
  const names = Object.keys(rows[0] ?? {});
  const tuples = rows.map((_, row) => `($1, ${placeholders(2 + row * names.length, names.length)})`);
  return [
    {
      text: `insert into appointment.${table} (salon_code, ${names.join(', ')}) values ${tuples.join(', ')}`,
      values: [tx.salon, ...rows.flatMap((row) => names.map((name) => row[name]))],
    },
  ];
};
