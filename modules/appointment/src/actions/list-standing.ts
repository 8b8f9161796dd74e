import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { readDocument } from '../rules/document.ts';
import { wallNow } from '../rules/wall-now.ts';
import { readSalon } from '../store/copies.ts';
import { listStanding } from '../store/reading.ts';

/** What stands in the way of somebody who leaves. */
export const listStandingOf = (ctx: SalonCtx, { query }: InputOf<typeof appointment.routes.standing>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const salon = await readSalon(tx);
    if (!salon) return [];
    const from = wallNow(ctx.now(), salon.zone);
    const standing = await listStanding(tx, { from, employeeCode: query.employeeCode });
    return standing.map(({ document, phone, startsAt }) => {
      const { code, customerSnapshot, serviceSnapshot } = readDocument(document, phone, false);
      const customer = customerSnapshot ? `${customerSnapshot.name} ${customerSnapshot.lastname}`.trim() : '';
      return { code, startDate: startsAt, customer, service: serviceSnapshot.name };
    });
  });
