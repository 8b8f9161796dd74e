import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { inserting, updating } from './rows.ts';
import { db } from './tables.ts';

/** How it uses its employee, as it was when booked. */
export type StoredWork = {
  readonly duration: number;
  readonly bufferAfter: number;
  readonly phases: {
    readonly work: number;
    readonly wait: number;
    readonly finish: number;
    readonly freeWhileWaiting: boolean;
  } | null;
};

/** How it lay before it was last moved, who moved it when, and which version that made. */
export type BeforeMove = {
  readonly at: number;
  readonly byCode: string;
  readonly version: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly employeeCode: string;
  readonly employeeSnapshot: { readonly name: string; readonly lastname: string };
  readonly work: StoredWork;
  readonly lane: number;
  readonly overlapReason: string | null;
};

export type NewRow = {
  readonly code: string;
  readonly visitCode: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly employeeCode: string;
  readonly serviceCode: string;
  readonly customerCode: string | null;
  readonly personCode: string | null;
  readonly status: AppointmentStatus;
  readonly price: number;
  readonly sessionNumber: number;
  readonly work: StoredWork;
  readonly lane: number;
  readonly document: string;
  readonly phone: string | null;
};

export type Row = Pick<
  NewRow,
  | 'code'
  | 'employeeCode'
  | 'serviceCode'
  | 'customerCode'
  | 'personCode'
  | 'status'
  | 'work'
  | 'lane'
  | 'document'
  | 'phone'
> & {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly version: number;
  readonly beforeMove: BeforeMove | null;
};

type Dated = NewRow & { readonly now: number };

const insert = inserting<Dated>('appointments', {
  code: (row) => row.code,
  visit_code: (row) => row.visitCode,
  starts_at: (row) => row.startsAt,
  ends_at: (row) => row.endsAt,
  employee_code: (row) => row.employeeCode,
  service_code: (row) => row.serviceCode,
  customer_code: (row) => row.customerCode,
  person_code: (row) => row.personCode,
  status: (row) => row.status,
  price: (row) => row.price,
  session_number: (row) => row.sessionNumber,
  work: (row) => JSON.stringify(row.work),
  lane: (row) => row.lane,
  document: (row) => row.document,
  phone: (row) => row.phone,
  created_at: (row) => instantOf(row.now),
});

export const insertAppointments = (tx: SalonTx, rows: readonly NewRow[], now: number): Promise<void> =>
  insert(
    tx,
    rows.map((row) => ({ ...row, now })),
  );

const ONE = `
  select code, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS') as "startsAt",
    to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI:SS') as "endsAt", employee_code as "employeeCode",
    service_code as "serviceCode", customer_code as "customerCode", person_code as "personCode", status, work, lane,
    document, phone, version, before_move as "beforeMove"
  from appointment.appointments where salon_code = $1 and code = $2`;
const reading = statement<Row>(ONE);
const locking = statement<Row>(`${ONE} for update`);

export const readAppointment = async (tx: SalonTx, code: string): Promise<Row | null> =>
  (await reading(tx, [tx.salon, code]))[0] ?? null;

/** Nobody else changes it until this transaction is over. */
export const lockAppointment = async (tx: SalonTx, code: string): Promise<Row | null> =>
  (await locking(tx, [tx.salon, code]))[0] ?? null;

export type Change = Partial<
  Pick<NewRow, 'startsAt' | 'endsAt' | 'employeeCode' | 'status' | 'work' | 'lane'>
> & {
  readonly document: string;
  readonly beforeMove?: BeforeMove | null;
};

const update = updating<Change>('appointments', {
  document: 'document',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  employeeCode: 'employee_code',
  status: 'status',
  work: 'work',
  lane: 'lane',
  beforeMove: 'before_move',
});

/** The row is locked, so the version that the document names is the next one. */
export const updateAppointment = (tx: SalonTx, code: string, change: Change): Promise<void> =>
  update(tx, code, change);

/** How many sessions of a service a customer has had or has before a moment, canceled ones aside. */
export const countSessions = async (
  tx: SalonTx,
  customerCode: string,
  serviceCode: string,
): Promise<number> => {
  const { count } = await db(tx)
    .selectFrom('appointment.appointments')
    .select(sql<number>`count(*)`.as('count'))
    .where('salon_code', '=', tx.salon)
    .where('customer_code', '=', customerCode)
    .where('service_code', '=', serviceCode)
    .where('status', 'not in', ['Canceled', 'NoShow'])
    .executeTakeFirstOrThrow();
  return count;
};

/** The key to the salon of a person's own appointment. */
export const salonOfAppointment = async (
  tx: AcrossTx,
  code: string,
  personCode: string,
): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('appointment.appointments')
    .select('salon_code')
    .where('person_code', '=', personCode)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};
