import type { BenchProduct } from './bench-product.ts';
import { insertCopies } from './insert-salons.ts';
import { dateAfter, SALONS, sqlCode, sqlEmployee } from './sizes.ts';

/** Salons without a free slot for thirty days: a search for the first free slot must read all of them. */
export const fullSalons = { from: SALONS + 1, to: SALONS + 60 };

const EMPLOYEES = 5;
const DAYS = 31;
/** Of 132 minutes each, back to back from 09:00 until the salon closes at 20:00. */
const APPOINTMENTS_PER_DAY = 5;

export const insertFullSalons = async ({ query }: Pick<BenchProduct, 'query'>): Promise<void> => {
  await insertCopies({ query }, { ...fullSalons, employees: EMPLOYEES });
  await query(
    `insert into appointment.occupancy
     select ${sqlCode('salon', 'n')}, ${sqlEmployee('n', 'e')}, 0, tsrange(starts, starts + interval '132 minutes'),
       'appointment', gen_random_uuid(), null
     from generate_series(${fullSalons.from}, ${fullSalons.to}) as n, generate_series(1, ${EMPLOYEES}) as e,
       generate_series(0, ${DAYS - 1}) as d, generate_series(0, ${APPOINTMENTS_PER_DAY - 1}) as k,
       lateral (select date '${dateAfter(0)}' + d + time '09:00' + k * interval '132 minutes' as starts) as at`,
  );
  await query('vacuum analyze appointment.occupancy');
};
