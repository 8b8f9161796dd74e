import type { Attendance } from '@ayna/domain/no-show-ladder';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';

const attendance = statement<Attendance>(`
  select count(*) filter (where kept)::integer as kept, count(*) filter (where missed and not kept)::integer as missed
  from (
    select bool_or(status = 'Completed') as kept, bool_or(status = 'NoShow' and forgiven_at is null) as missed
    from appointment.appointments
    where salon_code = $1 and customer_code = $2 and starts_at >= $3::timestamp
      and status in ('Completed', 'NoShow')
    group by visit_code
  ) as visits`);

/** Visits of a card since a day. One with a service that was completed is kept, whatever became of the others. */
export const readAttendance = async (tx: SalonTx, card: string, since: string): Promise<Attendance> => {
  const [row] = await attendance(tx, [tx.salon, card, since]);
  return row ?? { kept: 0, missed: 0 };
};

const forgive = statement<{ code: string }>(`
  update appointment.appointments set forgiven_at = $3
  where salon_code = $1 and customer_code = $2 and status = 'NoShow' and forgiven_at is null
  returning code`);

const countAgain = statement<{ code: string }>(`
  update appointment.appointments set forgiven_at = null
  where salon_code = $1 and customer_code = $2 and forgiven_at = (
    select max(forgiven_at) from appointment.appointments where salon_code = $1 and customer_code = $2)
  returning code`);

/** Forgives what the card missed so far; returns the codes of these appointments. */
export const forgiveMissed = async (tx: SalonTx, card: string, now: number): Promise<string[]> =>
  (await forgive(tx, [tx.salon, card, instantOf(now)])).map(({ code }) => code);

/** Takes the last forgiveness back. */
export const countMissedAgain = async (tx: SalonTx, card: string): Promise<string[]> =>
  (await countAgain(tx, [tx.salon, card])).map(({ code }) => code);
