import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import { addDays, minuteOfDay } from '@ayna/domain/wall-clock';
import type { Client } from 'pg';
import type { Entry, Guest } from './calendar.ts';
import { randomFrom } from './random.ts';

/** Demo customers with an account, by phone, and how many days ago each of them did not come. */
const missedDays: Readonly<Record<string, readonly number[]>> = {
  '+905550000006': [38, 10],
  '+905550000007': [52, 31, 6],
};

type SalonPlan = {
  readonly team: readonly EmployeeState[];
  readonly services: readonly ServiceState[];
  /** A demo customer who has a card here for other visits. */
  readonly own: Guest | null;
};

/** In a salon with the ladder: one customer whose bookings wait for approval, and one who has to call. */
export const missedVisits = async (
  client: Client,
  salonCode: string,
  { team, services, own }: SalonPlan,
  today: string,
): Promise<{ readonly guests: readonly Guest[]; readonly entries: readonly Entry[] }> => {
  const { rowCount } = await client.query(
    `select from appointment.salon_copies where salon_code = $1 and (state -> 'noShowLadder')::boolean`,
    [salonCode],
  );
  const [employee] = team;
  const service = services.find(({ type }) => type === 'Single');
  if (!rowCount || !employee || !service) return { guests: [], entries: [] };
  const { rows } = await client.query<Omit<Guest, 'code'>>(
    `select person_code as "userCode", name, lastname, phone, email from auth.people
     where phone = any($1) order by phone`,
    [Object.keys(missedDays)],
  );
  const random = randomFrom(5_119);
  const people = rows.map((person) =>
    person.phone === own?.phone ? own : { ...person, code: random.code(Date.parse(today)) },
  );
  const entries = people.flatMap((guest) =>
    (missedDays[guest.phone] ?? []).map((days) => ({
      date: addDays(today, -days),
      start: minuteOfDay('18:00'),
      service,
      employee,
      guest,
      status: 'NoShow' as const,
      online: true,
    })),
  );
  return { guests: people.filter((guest) => guest !== own), entries };
};
