import type { TestProduct } from '../test-product.ts';

// The states that copies should have, built here from the owners' tables and not by the owners' own code, which
// produces the copies.

type Row = Readonly<Record<string, unknown>>;

export type StateRow = { readonly salonCode: string; readonly state: Row };

const toCamelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const omitFields = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(row)
      .map(([name, value]) => [toCamelCase(name), value] as const)
      .filter(([name]) => !names.includes(name)),
  );

const salonState = (row: Row): Row => ({
  ...omitFields(row, [
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
  ...omitFields(row, ['salonCode', 'goneAt', 'phaseWork', 'phaseWait', 'phaseFinish', 'freeWhileWaiting']),
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
    (of as Row[]).map((leave) => omitFields(leave, ['salonCode', 'employeeCode']));
  return {
    ...omitFields(row, [
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

const banState = (row: Row): Row =>
  omitFields(row, ['salonCode', 'name', 'reason', 'createdAt', 'createdBy']);

const toInstant = (value: unknown): string => new Date(String(value)).toISOString();

const subscriptionState = (row: Row): Row => ({
  ...omitFields(row, ['salonCode']),
  gone: false,
  startedAt: toInstant(row['started_at']),
  endsAt: toInstant(row['ends_at']),
});

const leavesSql = (table: string): string => `
  (select coalesce(jsonb_agg(to_jsonb(l) order by l.start_date, l.code), '[]') from employee.${table} l
   where l.salon_code = o.salon_code and l.employee_code = o.code)`;

/** How to read the owner's state, by the table of the copy. */
const owners = {
  salon_copies: { sql: 'select to_jsonb(o) as row from salon.salons o', stateOf: salonState },
  service_copies: { sql: 'select to_jsonb(o) as row from service.services o', stateOf: serviceState },
  employee_copies: {
    sql: `select to_jsonb(o) || jsonb_build_object('leaves', ${leavesSql('leaves')},
            'recurring_leaves', ${leavesSql('recurring_leaves')}) as row from employee.employees o`,
    stateOf: employeeState,
  },
  ban_copies: { sql: 'select to_jsonb(o) as row from salon.bans o', stateOf: banState },
  subscription_copies: {
    sql: 'select to_jsonb(o) as row from subscription.subscriptions o',
    stateOf: subscriptionState,
  },
} as const;

/** Throws for an unknown table: every new copy must be described above. */
export const readOwnerStates = async ({ query }: TestProduct, table: string): Promise<StateRow[]> => {
  const owner = Object.entries(owners).find(([name]) => name === table)?.[1];
  if (!owner) throw new Error(`readOwnerStates: no owner is described for ${table}`);
  const rows = await query<{ row: Row }>(owner.sql);
  return rows.map(({ row }) => ({ salonCode: String(row['salon_code']), state: owner.stateOf(row) }));
};
