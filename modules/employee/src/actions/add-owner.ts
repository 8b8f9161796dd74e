import type { DataOf } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { salonOpened } from '@ayna/contracts/salon.events';
import { subscription } from '@ayna/contracts/subscription';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { hostedPictureOrNull } from '../rules/hosted-picture.ts';
import { ownerWorkHours } from '../rules/owner-hours.ts';
import { insertEmployee } from '../store/employee-writes.ts';
import { assignSeat } from '../store/seats.ts';

/**
 * The owner of a new salon is its first employee and uses a seat. The event's id is the employee's code and the
 * seat's key, so a repeated event adds nobody.
 */
export const addOwner = async (ctx: SalonEventCtx, opened: DataOf<typeof salonOpened>) => {
  const salonCode = ctx.salon;
  const { code: userCode, imageUrl, ...about } = opened.owner;
  const code = ctx.event.id;
  await ctx.db.forSalon(salonCode, async (tx) => {
    const made = await insertEmployee(tx, {
      ...about,
      code,
      userCode,
      imageUrl: hostedPictureOrNull(imageUrl),
      title: '',
      position: 'Administrator',
      owner: true,
      workHours: ownerWorkHours(opened.openingHours),
      allServices: true,
      serviceCodes: [],
    });
    if (!made) return;
    await assignSeat(tx, code, code);
    tx.emit(employeeChanged, made.state);
  });
  // Salon starts the trial as well, maybe later than this. Without a trial there is no quota to spend from.
  await ctx.call(subscription.routes.beginTrial, { body: { salonCode } });
  const { allowed } = await ctx.call(subscription.routes.spend, {
    body: { salonCode, kind: 'employees', amount: 1, key: code },
  });
  if (!allowed) ctx.log.warn({ salonCode }, 'seat of the salon owner not spent: quota is full');
};
