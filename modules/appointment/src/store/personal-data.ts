import { statement } from '@ayna/kernel/db/sql';
import { forgetAnswersOf } from '@ayna/kernel/db/stored-answers';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';

const forgetAnswers = forgetAnswersOf('appointment');

const selectSalons = statement<{ salon_code: string }>(`
  select salon_code from appointment.appointments where person_code = $1
  union select salon_code from appointment.waiting_list where person_code = $1`);

/** The salons where a person has appointments or waits for one. */
export const listSalonsOfPerson = async (tx: AcrossTx, person: string): Promise<SalonKey[]> =>
  (await selectSalons(tx, [person])).map((row) => tx.keyOf(row.salon_code));

const clearAuthor = statement(`
  update appointment.history set by_name = null
  where salon_code = $1 and appointment_code = any($2::uuid[]) and by_code = $3`);
const clearRemarks = statement(`
  update appointment.history set remark = null
  where salon_code = $1 and appointment_code = any($2::uuid[]) and remark is not null`);
const clearNotes = statement(`
  update appointment.history set before = null, after = null
  where salon_code = $1 and appointment_code = any($2::uuid[]) and what = 'noted'`);

/** Clears the customer's name, the notes and the words about a cancellation in the history of these appointments, and answers that repeat them. */
export const eraseTraces = async (
  tx: SalonTx,
  appointments: readonly string[],
  person: string | null,
): Promise<void> => {
  if (person) await clearAuthor(tx, [tx.salon, appointments, person]);
  await clearNotes(tx, [tx.salon, appointments]);
  await clearRemarks(tx, [tx.salon, appointments]);
  await forgetAnswers(tx, appointments);
};

type PersonalRow = {
  readonly startsAt: string;
  readonly status: string;
  readonly service: string;
  readonly employee: string;
  readonly price: number;
  readonly note: string;
  /** What the salon wrote when it canceled; null where it did not. */
  readonly remark: string | null;
  readonly name: string;
  readonly phone: string | null;
};

const selectOfPerson = statement<PersonalRow>(`
  select to_char(starts_at, 'DD.MM.YYYY HH24:MI') as "startsAt", status,
    whole->'serviceSnapshot'->>'name' as service,
    concat_ws(' ', whole->'employeeSnapshot'->>'name', whole->'employeeSnapshot'->>'lastname') as employee,
    price::float8 as price, whole->>'note' as note,
    (select string_agg(remark, ', ') from appointment.history
      where history.salon_code = own.salon_code and appointment_code = own.code) as remark,
    concat_ws(' ', whole->'customerSnapshot'->>'name', whole->'customerSnapshot'->>'lastname') as name,
    whole->'customerSnapshot'->>'phone' as phone
  from (
    select salon_code, starts_at, code, status, price, coalesce(document_with_phone, document)::json as whole
    from appointment.appointments where person_code = $1
  ) as own
  order by starts_at, code`);

export const readPersonalData = (tx: AcrossTx, person: string): Promise<PersonalRow[]> =>
  selectOfPerson(tx, [person]);

type WaitingRow = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly services: string;
  readonly name: string;
  readonly phone: string | null;
};

const selectWaiting = statement<WaitingRow>(`
  select to_char(first_day, 'DD.MM.YYYY') as "firstDay", to_char(last_day, 'DD.MM.YYYY') as "lastDay",
    (select string_agg(one ->> 'service', ', ') from jsonb_array_elements(services) as one) as services,
    concat_ws(' ', name, lastname) as name, phone
  from appointment.waiting_list where person_code = $1 order by first_day, code`);

export const readWaitingData = (tx: AcrossTx, person: string): Promise<WaitingRow[]> =>
  selectWaiting(tx, [person]);
