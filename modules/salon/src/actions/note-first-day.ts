import type { DataOf } from '@ayna/contracts/core/event';
import type { employeeChanged } from '@ayna/contracts/employee.events';
import type { fileStored } from '@ayna/contracts/file.events';
import type { FirstDayFact } from '@ayna/contracts/salon';
import { firstDayNoted } from '@ayna/contracts/salon.events';
import type { serviceChanged } from '@ayna/contracts/service.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { factOfEmployee, factOfFile, factOfService } from '../rules/first-day.ts';
import { noteFirstDay } from '../store/first-day.ts';

/** Neither the salon's version nor its copies change: nobody's open form is outdated by a ticked point. */
const note = async ({ db, salon, event }: SalonEventCtx, fact: FirstDayFact | null): Promise<void> => {
  if (fact === null) return;
  await db.forSalon(salon, async (tx) => {
    const version = await noteFirstDay(tx, fact, event.at);
    // An open checklist reads it.
    if (version !== null) tx.emit(firstDayNoted, { code: tx.salon, version });
  });
};

export const noteService = (ctx: SalonEventCtx, service: DataOf<typeof serviceChanged>) =>
  note(ctx, factOfService(service));

export const noteEmployee = (ctx: SalonEventCtx, employee: DataOf<typeof employeeChanged>) =>
  note(ctx, factOfEmployee(employee));

export const notePhoto = (ctx: SalonEventCtx, file: DataOf<typeof fileStored>) => note(ctx, factOfFile(file));

export const noteDesign = (ctx: SalonEventCtx) => note(ctx, 'design');
