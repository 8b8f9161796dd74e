import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx, SalonTx, Write } from '@ayna/kernel/db/tx';
import type { Refused } from '../rules/advice.ts';

const selectOff = statement<{ off: boolean }>(
  'select off from appointment.advice_settings where salon_code = $1',
);

export const readAdviceOff = async (tx: SalonReadTx): Promise<boolean> =>
  (await selectOff(tx, [tx.salon]))[0]?.off ?? false;

export const saveAdviceOff = (tx: SalonTx, off: boolean): Write => ({
  text: `insert into appointment.advice_settings (salon_code, off) values ($1, $2)
    on conflict (salon_code) do update set off = excluded.off`,
  values: [tx.salon, off],
});

// A customer who cancels is named by the account behind the appointment, or by nobody.
const selectRefused = statement<Refused>(`
  select service_code as "serviceCode", to_char(starts_at, 'YYYY-MM') as month, count(*)::integer as count
  from appointment.appointments a
  where salon_code = $1 and starts_at >= $2::timestamp and starts_at < $3::timestamp and status = 'Canceled'
    and exists (select from appointment.history h
      where h.salon_code = $1 and h.appointment_code = a.code and what = 'status' and before = 'Pending'
        and after = 'Canceled' and by_code is not null and by_code is distinct from a.person_code)
  group by 1, 2`);

/** Requests that the salon canceled before it approved them, of those that were to begin from one day until before another. */
export const countRefused = (tx: SalonReadTx, from: string, to: string): Promise<Refused[]> =>
  selectRefused(tx, [tx.salon, from, to]);
