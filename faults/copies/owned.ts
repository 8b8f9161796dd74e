import type { Scene } from '../scene.ts';

// The owners' rows as their states should be, read from the tables and put together here: not by the owners' own
// code, which the copies come from.

type Row = Readonly<Record<string, unknown>>;

export type Kept = { readonly salonCode: string; readonly state: Row };

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const without = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(row)
      .map(([name, value]) => [camel(name), value] as const)
      .filter(([name]) => !names.includes(name)),
  );

const salonState = (row: Row): Row => ({
  ...without(row, [
    'salonCode',
    'ownerPlace',
    'latitude',
    'longitude',
    'folded',
    'createdAt',
    'changedAt',
    'changedBy',
  ]),
  code: row['salon_code'],
  gone: false,
  position: row['latitude'] === null ? null : { latitude: row['latitude'], longitude: row['longitude'] },
});

const serviceState = (row: Row): Row => ({
  ...without(row, ['salonCode', 'goneAt', 'phaseWork', 'phaseWait', 'phaseFinish', 'freeWhileWaiting']),
  gone: row['gone_at'] !== null,
  phases:
    row['phase_work'] === null
      ? null
      : {
          work: row['phase_work'],
          wait: row['phase_wait'],
          finish: row['phase_finish'],
          freeWhileWaiting: row['free_while_waiting'],
        },
});

const employeeState = (row: Row): Row => {
  const leaves = (of: unknown): Row[] =>
    (of as Row[]).map((leave) => without(leave, ['salonCode', 'employeeCode']));
  return {
    ...without(row, [
      'salonCode',
      'name',
      'lastname',
      'phone',
      'email',
      'profileAt',
      'groupsBefore',
      'leftAt',
    ]),
    gone: row['left_at'] !== null,
    userSnapshot: { name: row['name'], lastname: row['lastname'] },
    leaves: leaves(row['leaves']),
    recurringLeaves: leaves(row['recurring_leaves']),
  };
};

const banState = (row: Row): Row => without(row, ['salonCode', 'name', 'reason', 'createdAt', 'createdBy']);

const leavesOf = (table: string): string => `
  (select coalesce(jsonb_agg(to_jsonb(l) order by l.start_date, l.code), '[]') from employee.${table} l
   where l.salon_code = o.salon_code and l.employee_code = o.code)`;

/** By the table of the copy. */
const owners = {
  salon_copies: { sql: 'select to_jsonb(o) as row from salon.salons o', stateOf: salonState },
  service_copies: { sql: 'select to_jsonb(o) as row from service.services o', stateOf: serviceState },
  employee_copies: {
    sql: `select to_jsonb(o) || jsonb_build_object('leaves', ${leavesOf('leaves')},
            'recurring_leaves', ${leavesOf('recurring_leaves')}) as row from employee.employees o`,
    stateOf: employeeState,
  },
  ban_copies: { sql: 'select to_jsonb(o) as row from salon.bans o', stateOf: banState },
} as const;

/** Throws for a table that is new here: whoever keeps a copy of something else says above what it should be. */
export const readOwned = async ({ rows }: Scene, table: string): Promise<Kept[]> => {
  const owner = Object.entries(owners).find(([name]) => name === table)?.[1];
  if (!owner) throw new Error(`nobody said here whose ${table} are`);
  const found = await rows<{ row: Row }>(owner.sql);
  return found.map(({ row }) => ({ salonCode: String(row['salon_code']), state: owner.stateOf(row) }));
};
