// Figures by their names, to compare what was kept with what is counted from the rows.

export type Sums = Map<string, number>;

/** Reads the database directly; of one salon where its code is given. */
export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export const addTo = (sums: Sums, name: string, value: number): void => {
  const sum = (sums.get(name) ?? 0) + value;
  if (sum === 0) sums.delete(name);
  else sums.set(name, sum);
};

export const readSums = async (query: Query, text: string, salon: string | null): Promise<Sums> => {
  const rows = await query<{ name: string; value: number }>(text, [salon]);
  return new Map(rows.map(({ name, value }) => [name, value]));
};

/** Every figure that differs. */
export const differences = (kept: Sums, counted: Sums): string[] =>
  [...new Set([...kept.keys(), ...counted.keys()])]
    .filter((name) => kept.get(name) !== counted.get(name))
    .map((name) => `${name}: kept ${kept.get(name) ?? 0}, counted ${counted.get(name) ?? 0}`);

/** How many rows and figures were compared, and what differs. */
export type Recount = {
  readonly rows: number;
  readonly figures: number;
  readonly findings: readonly string[];
};
