import type { Appointment } from '@ayna/contracts/appointment';
import { addDays, minutesFrom, weekdayOf } from '@ayna/domain/wall-clock';

// What makes the first salon's figures suggest something to do, see `modules/appointment/src/rules/advice.ts`. Done after the
// random calendar is drawn, so that nothing else of the demo data changes. The other salons have no quiet hours and no refused
// requests. Customers who have lapsed are in all of them, see `guest-pool.ts`.

type Visit = { readonly record: { readonly appointment: Appointment; readonly personCode: string | null } };

const isQuiet = ({ record: { appointment, personCode } }: Visit, today: string, kept: string): boolean => {
  const { appointmentStartDate: start, appointmentEndDate: end } = appointment.appointmentTime;
  const day = start.slice(0, 10);
  if (personCode !== null || weekdayOf(day) !== 'Tuesday' || day >= today || day < addDays(today, -42))
    return false;
  const isThen = start.slice(11) < '17:00:00' && end.slice(11) > '14:00:00';
  return (
    isThen && (appointment.employeeCode !== kept || minutesFrom(day, end) - minutesFrom(day, start) > 60)
  );
};

/** Without what makes Tuesdays from 14:00 to 17:00 busy: of the last six weeks only short visits to one employee stay. */
export const withQuietHours = <V extends Visit>(visits: readonly V[], salon: number, today: string): V[] => {
  const [kept = ''] = visits.map(({ record }) => record.appointment.employeeCode).toSorted();
  return visits.filter((visit) => salon !== 0 || !isQuiet(visit, today, kept));
};

/** Nine requests for one service that not everybody offers were turned down by the owner, in the last eleven weeks. */
const turnDown = `
  with owner as (
    select (state ->> 'userCode')::uuid as code, state -> 'userSnapshot' ->> 'name' as name
    from appointment.employee_copies where salon_code = $1 and (state ->> 'owner')::boolean limit 1
  ), team as (
    select state ->> 'position' as position, state -> 'serviceCodes' as services,
      (state ->> 'allServices')::boolean as does_all from appointment.employee_copies
    where salon_code = $1 and not gone and (state ->> 'isActive')::boolean
  ), canceled as (
    select code, service_code, created_at from appointment.appointments
    where salon_code = $1 and status = 'Canceled' and person_code is null
      and starts_at < date_trunc('week', current_date) and starts_at > current_date - 77
  ), service as (
    select service_code from canceled
    where exists (select from team join team as colleague on colleague.position = team.position
      where not team.does_all and not team.services ? service_code::text
        and (colleague.does_all or colleague.services ? service_code::text))
    group by service_code order by count(*) desc, service_code limit 1
  )
  insert into appointment.history (salon_code, appointment_code, code, at, by_code, by_name, what, before, after)
  select $1, canceled.code, ('ffffffff' || substr(canceled.code::text, 9))::uuid, created_at + interval '2 hours',
    owner.code, owner.name, 'status', 'Pending', 'Canceled'
  from canceled join service using (service_code) cross join owner order by md5(canceled.code::text) limit 9`;

export const refusalTexts = (salon: number): readonly string[] => (salon === 0 ? [turnDown] : []);
