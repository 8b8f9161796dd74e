import { isDeepStrictEqual } from 'node:util';
import { modules } from '@ayna/api/modules';
import { tableOf } from '@ayna/kernel/copies/save';
import type { TestProduct } from '../test-product.ts';
import { readOwnerStates, type StateRow } from './owner-states.ts';

/** Every copy table of every module. */
const copies = modules.flatMap(({ name, copies: copiesOfModule }) =>
  copiesOfModule.map((copy) => ({ table: copy.table, qualifiedTable: tableOf(name, copy) })),
);

type Copy = (typeof copies)[number];

type CopyRow = StateRow & { readonly version: number; readonly gone: boolean; readonly copiedAt: string };

const readCopyRows = ({ query }: TestProduct, { qualifiedTable }: Copy): Promise<CopyRow[]> =>
  query<CopyRow>(
    `select salon_code as "salonCode", state, version::int, gone, copied_at::text as "copiedAt" from ${qualifiedTable}`,
  );

const keyOf = ({ salonCode, state }: StateRow): string => `${salonCode}/${String(state['code'])}`;

/** Names of the fields in which a copy differs from its owner. */
const differingFields = (ownerState: StateRow['state'], copyRow: CopyRow): string[] => {
  const names = new Set([...Object.keys(ownerState), ...Object.keys(copyRow.state)]);
  const differing = [...names].filter((name) => !isDeepStrictEqual(ownerState[name], copyRow.state[name]));
  const columnsMatch = copyRow.version === ownerState['version'] && copyRow.gone === ownerState['gone'];
  return columnsMatch ? differing : [...differing, 'columns'];
};

const compareCopy = async (product: TestProduct, copy: Copy) => {
  const ownerRows = await readOwnerStates(product, copy.table);
  const copyRows = new Map((await readCopyRows(product, copy)).map((row) => [keyOf(row), row]));
  const differences: string[] = [];
  for (const row of ownerRows) {
    const copied = copyRows.get(keyOf(row));
    copyRows.delete(keyOf(row));
    const fields = copied ? differingFields(row.state, copied) : ['missing'];
    if (fields.length > 0) differences.push(`${copy.qualifiedTable} ${keyOf(row)}: ${fields.join(', ')}`);
  }
  return [
    ...differences,
    ...[...copyRows.keys()].map((key) => `${copy.qualifiedTable} ${key}: not in the owner's table`),
  ];
};

/** Compares every copy with its owner, field by field. Returns the differences. */
export const compareCopies = async (product: TestProduct): Promise<string[]> =>
  (await Promise.all(copies.map((copy) => compareCopy(product, copy)))).flat();

/** Reads all copies and all owners' states, to see later whether any row changed. */
export const readSnapshot = async (product: TestProduct) => {
  const read = async (copy: Copy) => ({
    copyRows: new Map((await readCopyRows(product, copy)).map((row) => [keyOf(row), row])),
    ownerRows: new Map((await readOwnerStates(product, copy.table)).map((row) => [keyOf(row), row])),
  });
  return Promise.all(copies.map(read));
};

type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

const countChanged = (before: ReadonlyMap<string, StateRow>, after: ReadonlyMap<string, StateRow>): number =>
  [...after].filter(([key, row]) => !isDeepStrictEqual(before.get(key), row)).length;

/** Counts the rows that differ between two snapshots, of copies and of owners. */
export const countChangedRows = (before: Snapshot, after: Snapshot) => ({
  copies: after.reduce(
    (sum, { copyRows }, index) => sum + countChanged(before[index]?.copyRows ?? new Map(), copyRows),
    0,
  ),
  owners: after.reduce(
    (sum, { ownerRows }, index) => sum + countChanged(before[index]?.ownerRows ?? new Map(), ownerRows),
    0,
  ),
});

export const countStates = (snapshot: Snapshot): number =>
  snapshot.reduce((sum, { copyRows }) => sum + copyRows.size, 0);
