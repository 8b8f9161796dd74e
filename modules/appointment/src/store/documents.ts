import { rawStatement } from '@ayna/kernel/db/sql';
import type { SalonView } from '@ayna/kernel/db/tx';
import type { Filters } from './reading.ts';

const columns = {
  customerCode: 'customer_code',
  employeeCode: 'employee_code',
  serviceCode: 'service_code',
  status: 'status',
} as const;

type Narrowing = keyof typeof columns;

/** Nothing lasts longer than twelve hours, so that the index bounds both ends. */
const textFor = (narrowing: readonly Narrowing[]): string => `
  select document, phone from appointment.appointments
  where salon_code = $1 and ends_at > $2::timestamp and starts_at > $2::timestamp - interval '12 hours'
    and starts_at < $3::timestamp ${narrowing.map((one, index) => `and ${columns[one]} = $${index + 4}`).join(' ')}
  order by starts_at, code`;

const plain = rawStatement(textFor([]));

type Bounded = Filters & { readonly from: string; readonly to: string };

/** As it lies in the table, and as it came over the wire. */
export type RawDocument = { readonly document: Buffer; readonly phone: Buffer | null };

const nothing = Buffer.alloc(0);

/** What overlaps the dates and fits the filters. The calendar asks for most of what is ever read: by dates alone. */
export const listDocuments = async (
  tx: SalonView,
  { from, to, ...filters }: Bounded,
): Promise<RawDocument[]> => {
  const narrowing = (Object.keys(columns) as Narrowing[]).filter((one) => filters[one]);
  const ask = narrowing.length === 0 ? plain : rawStatement(textFor(narrowing));
  const rows = await ask(tx, [tx.salon, from, to, ...narrowing.map((one) => filters[one])]);
  return rows.map(([document, phone]) => ({ document: document ?? nothing, phone: phone ?? null }));
};
