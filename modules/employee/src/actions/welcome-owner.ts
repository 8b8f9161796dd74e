import type { DataOf } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { salonOpened } from '@ayna/contracts/salon.events';
import { subscription } from '@ayna/contracts/subscription';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import { ownPicture } from '../rules/own-picture.ts';
import { hoursOfOwner } from '../rules/owner.ts';
import { insertEmployee } from '../store/changes.ts';
import { holdSeat } from '../store/seats.ts';

/** Whoever opens a salon works there, and counts. Named by the event, so that hearing it twice makes one. */
export const welcomeOwner = async (ctx: SalonHeardCtx, opened: DataOf<typeof salonOpened>) => {
  const salonCode = ctx.salon;
  const { code: userCode, imageUrl, ...about } = opened.owner;
  const code = ctx.event.id;
  await ctx.db.forSalon(salonCode, async (tx) => {
    const made = await insertEmployee(tx, {
      ...about,
      code,
      userCode,
      imageUrl: ownPicture(imageUrl),
      title: '',
      position: 'Administrator',
      owner: true,
      workHours: hoursOfOwner(opened.openingHours),
      allServices: true,
      serviceCodes: [],
    });
    if (!made) return;
    await holdSeat(tx, code, code);
    await tx.emit(employeeChanged, made.state);
  });
  // Begun by the salon too: whichever comes first. Without it there is no quota to spend of.
  await ctx.call(subscription.routes.beginTrial, { body: { salonCode } });
  const { allowed } = await ctx.call(subscription.routes.spend, {
    body: { salonCode, kind: 'employees', amount: 1, key: code },
  });
  if (!allowed) ctx.log.warn({ salonCode }, 'an owner is not counted: the quota has no room');
};
