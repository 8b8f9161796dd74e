import type { wishAnswered } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import { answerWish, insertRefusals } from '../store/import-rows.ts';

/** What became of an appointment that a row asked for; one that was not made stands in the report. */
export const hearAnswer = (
  ctx: SalonHeardCtx,
  { importCode, wishCode, refused }: DataOf<typeof wishAnswered>,
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const wish = await answerWish(tx, importCode, wishCode, refused ? 'refused' : 'booked');
    if (!wish || !refused) return;
    const row = { ...wish, cells: [...wish.cells], why: refused, detail: '', cardCode: null, ofWish: true };
    await insertRefusals(tx, importCode, [row]);
  });
