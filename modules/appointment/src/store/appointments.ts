import type { Appointment, CancelReason } from '@ayna/contracts/appointment';
import { maskCustomerPhone } from '@ayna/contracts/core/mask';
import { toSearchText } from '@ayna/contracts/core/search-text';
import type { Work } from '@ayna/domain/work-parts';
import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonTx, Write } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import type { AppointmentRecord, MoveSnapshot } from '../rules/appointment-record.ts';
import type { Session } from '../rules/course.ts';
import { insertRows } from './rows.ts';
import { db } from './tables.ts';

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** In ASCII: a text with one letter beyond it takes twice the memory and is copied at a third of the speed. */
const toDocument = (appointment: Appointment): string =>
  JSON.stringify(appointment).replace(/[\u0080-\uffff]/g, escaped);

/** What a search compares, of a customer who is found by no card. */
const foldedName = ({ customerCode, customerSnapshot }: Appointment): string | null =>
  customerCode === null && customerSnapshot
    ? toSearchText([customerSnapshot.name, customerSnapshot.lastname]) || null
    : null;

/** Every column of an appointment. Reads answer with a stored document, so that a week is joined without parsing. */
export const toColumns = ({ appointment, personCode, work, lane, ...more }: AppointmentRecord) => ({
  code: appointment.code,
  visit_code: appointment.visitCode,
  starts_at: appointment.appointmentTime.appointmentStartDate,
  ends_at: appointment.appointmentTime.appointmentEndDate,
  employee_code: appointment.employeeCode,
  service_code: appointment.serviceCode,
  customer_code: appointment.customerCode,
  person_code: personCode,
  folded_name: foldedName(appointment),
  status: appointment.status,
  price: appointment.serviceSnapshot.price,
  session_number: appointment.sessionNumber,
  work: JSON.stringify(work),
  lane,
  before_move: more.beforeMove && JSON.stringify(more.beforeMove),
  cancel_reason: more.cancelReason,
  days_ahead: more.daysAhead,
  version: appointment.version,
  /** For readers who may not see phones: it never holds one. */
  document: toDocument(maskCustomerPhone(appointment)),
  /** For the others; null where there is no phone, and `document` serves both. */
  document_with_phone: appointment.customerSnapshot?.phone ? toDocument(appointment) : null,
});

/** The column that a reader gets, and with it whether the phone is in it. */
export const documentFor = (canSeePhones: boolean): string =>
  canSeePhones ? 'coalesce(document_with_phone, document)' : 'document';

type Row = {
  readonly document: string;
  readonly personCode: string | null;
  readonly work: Work;
  readonly lane: number;
  readonly beforeMove: MoveSnapshot | null;
  readonly cancelReason: CancelReason | null;
  readonly daysAhead: number;
};

const parseRow = ({ document, ...engineFields }: Row): AppointmentRecord => ({
  ...engineFields,
  appointment: JSON.parse(document) as Appointment,
});

// What a change never touches.
const fixedColumns: readonly string[] = ['code', 'visit_code'];

export const insertAppointments = (
  tx: SalonTx,
  records: readonly AppointmentRecord[],
  now: number,
): Write[] =>
  insertRows(
    tx,
    'appointments',
    records.map((record) => ({ ...toColumns(record), created_at: instantOf(now) })),
  );

/** Writes a changed appointment whose row is locked. */
export const updateAppointment = (tx: SalonTx, record: AppointmentRecord): Write => {
  const changed = Object.entries(toColumns(record)).filter(([name]) => !fixedColumns.includes(name));
  const sets = changed.map(([name], index) => `${name} = $${index + 3}`);
  return {
    text: `update appointment.appointments set ${sets.join(', ')} where salon_code = $1 and code = $2`,
    values: [tx.salon, record.appointment.code, ...changed.map(([, value]) => value)],
  };
};

const columns = `coalesce(document_with_phone, document) as document, person_code as "personCode", work, lane,
  before_move as "beforeMove", cancel_reason as "cancelReason", days_ahead as "daysAhead"`;
const selectOne = `select ${columns} from appointment.appointments where salon_code = $1 and code = $2`;
const readOne = statement<Row>(selectOne);
const lockOne = statement<Row>(`${selectOne} for update`);
const lockOfCustomer = statement<Row>(`
  select ${columns} from appointment.appointments where salon_code = $1 and customer_code = $2
  order by code for update`);

const selectVisit = `select ${columns} from appointment.appointments where salon_code = $1 and visit_code = $2 order by code`;
const readOfVisit = statement<Row>(selectVisit);
const lockOfVisit = statement<Row>(`${selectVisit} for update`);

const lockOfPerson = statement<Row>(`
  select ${columns} from appointment.appointments where salon_code = $1 and person_code = $2
  order by code for update`);

export const readAppointment = async (tx: SalonTx, code: string): Promise<AppointmentRecord | null> => {
  const [row] = await readOne(tx, [tx.salon, code]);
  return row ? parseRow(row) : null;
};

/** When an appointment that exists was booked, in milliseconds. */
export const readBookedAt = async (tx: SalonTx, code: string): Promise<number> => {
  const row = await db(tx)
    .selectFrom('appointment.appointments')
    .select('created_at')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.created_at.getTime();
};

/** Locks the row: nothing else changes the appointment until this transaction ends. */
export const lockAppointment = async (tx: SalonTx, code: string): Promise<AppointmentRecord | null> => {
  const [row] = await lockOne(tx, [tx.salon, code]);
  return row ? parseRow(row) : null;
};

/** All appointments of a visit. */
export const readVisit = async (tx: SalonTx, visitCode: string): Promise<AppointmentRecord[]> =>
  (await readOfVisit(tx, [tx.salon, visitCode])).map(parseRow);

/** The same, locked. */
export const lockVisit = async (tx: SalonTx, visitCode: string): Promise<AppointmentRecord[]> =>
  (await lockOfVisit(tx, [tx.salon, visitCode])).map(parseRow);

/** The visits that a customer booked online, with at least one live appointment that begins at this moment. */
export const readVisitsAt = async (
  tx: SalonTx,
  { customerCode, startDate }: { readonly customerCode: string; readonly startDate: string },
): Promise<AppointmentRecord[][]> => {
  const rows = await db(tx)
    .selectFrom('appointment.appointments')
    .select('visit_code as visitCode')
    .distinct()
    .where('salon_code', '=', tx.salon)
    .where('customer_code', '=', customerCode)
    .where('starts_at', '=', startDate)
    .where('status', 'in', ['Pending', 'Approved'])
    .where(sql<boolean>`document::json ->> 'source' = 'online'`)
    .execute();
  return Promise.all(rows.map(({ visitCode }) => readVisit(tx, visitCode)));
};

/** All appointments of a customer card, locked. */
export const lockAppointmentsOfCustomer = async (
  tx: SalonTx,
  customerCode: string,
): Promise<AppointmentRecord[]> => (await lockOfCustomer(tx, [tx.salon, customerCode])).map(parseRow);

/** All appointments of an account in this salon, locked. */
export const lockAppointmentsOfPerson = async (tx: SalonTx, person: string): Promise<AppointmentRecord[]> =>
  (await lockOfPerson(tx, [tx.salon, person])).map(parseRow);

/** How many sessions of a service a customer has, canceled and missed ones aside. */
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

/** A customer's sessions of a service outside of one visit, canceled and missed ones aside. */
export const readSessions = (
  tx: SalonTx,
  { customerCode, serviceCode, except }: { customerCode: string; serviceCode: string; except: string },
): Promise<Session[]> =>
  db(tx)
    .selectFrom('appointment.appointments')
    .select([
      'visit_code as visitCode',
      'session_number as sessionNumber',
      sql<string>`to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('startDate'),
      sql<Session['status']>`status`.as('status'),
    ])
    .where('salon_code', '=', tx.salon)
    .where('customer_code', '=', customerCode)
    .where('service_code', '=', serviceCode)
    .where('visit_code', '!=', except)
    .where('status', 'not in', ['Canceled', 'NoShow'])
    .execute();

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
