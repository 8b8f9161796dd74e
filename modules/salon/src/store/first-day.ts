import type { FirstDayFact, Salon } from '@ayna/contracts/salon';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { firstDayColumns, toFirstDay } from './salon-columns.ts';
import { db } from './tables.ts';

type FirstDayChange = { readonly shared?: true | undefined; readonly closed?: boolean | undefined };

/** The first time counts: a link that is shared again, or a second closing, changes nothing. Null without a salon. */
export const updateFirstDay = async (
  tx: SalonTx,
  { shared, closed }: FirstDayChange,
  now: number,
): Promise<Salon['firstDay'] | null> => {
  const at = new Date(now);
  const row = await db(tx)
    .updateTable('salon.salons')
    .set({
      first_day_shared_at: shared
        ? sql<Date>`coalesce(first_day_shared_at, ${at})`
        : sql<Date | null>`first_day_shared_at`,
      first_day_closed_at:
        closed === undefined
          ? sql<Date | null>`first_day_closed_at`
          : closed
            ? sql<Date>`coalesce(first_day_closed_at, ${at})`
            : null,
    })
    .where('salon_code', '=', tx.salon)
    .returning(firstDayColumns)
    .executeTakeFirst();
  return row ? toFirstDay(row) : null;
};

/**
 * The salon's version if this was noted: the first time counts, and only while the checklist is open. Nobody waits for the
 * row of a salon whose first day is over.
 */
export const noteFirstDay = async (tx: SalonTx, fact: FirstDayFact, at: string): Promise<number | null> => {
  const row = await db(tx)
    .updateTable('salon.salons')
    .set({ first_day_times: sql<string>`first_day_times || jsonb_build_object(${fact}::text, ${at}::text)` })
    .where('salon_code', '=', tx.salon)
    .where('first_day_closed_at', 'is', null)
    .where(sql<boolean>`first_day_times -> ${fact}::text is null`)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
};
