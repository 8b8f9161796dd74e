import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

const tables = { employee: 'appointment.employee_copies', salon: 'appointment.salon_copies' } as const;

/** Saves a copy as its event would, only sooner. An older version never overwrites a newer one. */
export const saveCopy = async (
  tx: SalonTx,
  kind: keyof typeof tables,
  state: EmployeeState | SalonState,
): Promise<void> => {
  await sql`
    insert into ${sql.table(tables[kind])} as stored (salon_code, code, version, gone, state)
    values (${tx.salon}, ${state.code}, ${state.version}, ${state.gone}, ${JSON.stringify(state)})
    on conflict (salon_code, code) do update
    set version = excluded.version, gone = excluded.gone, state = excluded.state, copied_at = now()
    where stored.version < excluded.version
  `.execute(db(tx));
};
