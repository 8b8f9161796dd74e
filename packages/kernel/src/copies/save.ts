import { execute } from '../db/execute.ts';
import type { Client } from '../db/pool.ts';
import { schemaOf } from '../db/roles.ts';
import type { CopiedState, Copy } from './copy.ts';

export const tableOf = (module: string, { table }: Copy): string => `${schemaOf(module)}.${table}`;

/** Saves a state unless the copy is as new: events may arrive late, twice or out of order. */
export const saveState = async (
  client: Client,
  table: string,
  salonCode: string,
  state: CopiedState,
): Promise<boolean> => {
  const saved = await execute(
    client,
    `insert into ${table} as held (salon_code, code, version, gone, state) values ($1, $2, $3, $4, $5)
     on conflict (salon_code, code) do update
     set version = excluded.version, gone = excluded.gone, state = excluded.state, copied_at = now()
     where held.version < excluded.version`,
    [salonCode, state.code, state.version, state.gone, JSON.stringify(state)],
  );
  return saved.rowCount === 1;
};
