import { rawStatement } from '@ayna/kernel/db/sql';
import type { SalonReadTx } from '@ayna/kernel/db/tx';
import { documentFor } from './appointments.ts';
import type { Filters } from './queries.ts';

const columns = {
  customerCode: 'customer_code',
  employeeCode: 'employee_code',
  serviceCode: 'service_code',
  status: 'status',
} as const;

type FilterName = keyof typeof columns;

/** No appointment lasts longer than twelve hours, so the index bounds both ends. */
const queryFor = (document: string, names: readonly FilterName[]) =>
  rawStatement(`
  select ${document} from appointment.appointments
  where salon_code = $1 and ends_at > $2::timestamp and starts_at > $2::timestamp - interval '12 hours'
    and starts_at < $3::timestamp ${names.map((name, index) => `and ${columns[name]} = $${index + 4}`).join(' ')}
  order by starts_at, code`);

type BoundedFilters = Filters & { readonly from: string; readonly to: string };

/** The documents that overlap the dates and fit the filters, as the bytes of a JSON array. They are ASCII. */
export const listDocuments = async (
  tx: SalonReadTx,
  { from, to, ...filters }: BoundedFilters,
  canSeePhones: boolean,
): Promise<Buffer> => {
  const names = (Object.keys(columns) as FilterName[]).filter((name) => filters[name]);
  const query = queryFor(documentFor(canSeePhones), names);
  const rows = await query(tx, [tx.salon, from, to, ...names.map((name) => filters[name])]);
  return Buffer.from(`[${rows.map(([document]) => document).join(',')}]`, 'latin1');
};
