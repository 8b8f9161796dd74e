import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx } from '@ayna/kernel/db/tx';
import { LRUCache } from 'lru-cache';

// Salons with their package, services and employees, as this process last read them. Every change of one of them raises the
// salon's stamp, which every use reads: a stale snapshot is never taken for a fresh one.

export type SalonSnapshot = {
  readonly stamp: number;
  readonly salon: SalonState | null;
  /** In milliseconds; null until a subscription of the salon is known. */
  readonly packageEndsAt: number | null;
  readonly services: ReadonlyMap<string, ServiceState>;
  /** In the order of their codes. */
  readonly employees: readonly EmployeeState[];
};

/** Some 20,000 salons: one with five employees takes 11 kB. */
const MAX_STATES = 150_000;

const snapshots = new LRUCache<string, SalonSnapshot>({
  maxSize: MAX_STATES,
  sizeCalculation: ({ services, employees }) => 1 + services.size + employees.length,
});

type Row = { readonly kind: string; readonly number: number | null; readonly state: unknown };

/** The end of a copied subscription, in milliseconds. */
export const packageEndSql = "(extract(epoch from (state ->> 'endsAt')::timestamptz) * 1000)::bigint";

const readAll = statement<Row>(`
  select 'stamp' as kind, stamp as number, null::jsonb as state from appointment.copy_stamps where salon_code = $1
  union all
  select 'salon', null, state from appointment.salon_copies where salon_code = $1 and code = $1 and not gone
  union all
  select 'service', null, state from appointment.service_copies where salon_code = $1 and not gone
  union all
  select 'employee', null, state from appointment.employee_copies where salon_code = $1 and not gone
  union all
  select 'package', ${packageEndSql}, null from appointment.subscription_copies where salon_code = $1 and not gone`);

/** Reads and caches the snapshot. One query, so that the stamp belongs to the states. */
export const readSalonSnapshot = async (tx: SalonReadTx): Promise<SalonSnapshot> => {
  const rows = await readAll(tx, [tx.salon]);
  const statesOf = <T>(kind: string): T[] =>
    rows.filter((row) => row.kind === kind).map(({ state }) => state as T);
  const numberOf = (sought: string) => rows.find(({ kind }) => kind === sought)?.number ?? null;
  const snapshot = {
    stamp: numberOf('stamp') ?? 0,
    salon: statesOf<SalonState>('salon')[0] ?? null,
    packageEndsAt: numberOf('package'),
    services: new Map(statesOf<ServiceState>('service').map((one) => [one.code, one])),
    employees: statesOf<EmployeeState>('employee').toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  };
  snapshots.set(tx.salon, snapshot);
  return snapshot;
};

/** The snapshot as it was last read; its stamp tells whether it is still valid. */
export const cachedSalonSnapshot = (salon: string): SalonSnapshot | undefined => snapshots.get(salon);
