import type { House } from './house.ts';
import { plantCopies } from './plant.ts';
import { dateAfter, SALONS, sqlCode, sqlEmployee } from './sizes.ts';

/** Salons without one free hour for thirty days: whoever looks for the first has to look at all of them. */
export const full = { from: SALONS + 1, to: SALONS + 60 };

const EMPLOYEES = 5;
const DAYS = 31;
/** Of 132 minutes each, one after the other from nine on: until eight, when the salon closes. */
const A_DAY = 5;

export const plantFull = async ({ rows }: Pick<House, 'rows'>): Promise<void> => {
  await plantCopies({ rows }, { ...full, employees: EMPLOYEES });
  await rows(
    `insert into appointment.occupancy
     select ${sqlCode('salon', 'n')}, ${sqlEmployee('n', 'e')}, 0, tsrange(starts, starts + interval '132 minutes'),
       'appointment', gen_random_uuid(), null
     from generate_series(${full.from}, ${full.to}) as n, generate_series(1, ${EMPLOYEES}) as e,
       generate_series(0, ${DAYS - 1}) as d, generate_series(0, ${A_DAY - 1}) as k,
       lateral (select date '${dateAfter(0)}' + d + time '09:00' + k * interval '132 minutes' as starts) as at`,
  );
  await rows('vacuum analyze appointment.occupancy');
};
