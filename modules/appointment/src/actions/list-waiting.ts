import { maskPhone } from '@ayna/contracts/core/mask';
import { canSeePhones } from '@ayna/domain/permissions';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx, PersonCtx } from '@ayna/kernel/ctx';
import { readSalon, readSalons } from '../store/copies.ts';
import { listWaiting, listWaitingOfPerson } from '../store/waiting-list.ts';

/** Which days are over is told by one clock where the salon's is not known. */
const defaultZone = 'Europe/Istanbul';

/** Who waits for a free time. Phones are masked for members who may not see them. */
export const listWaitingCustomers = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const zone = (await readSalon(tx))?.zone ?? defaultZone;
    const entries = await listWaiting(tx, wallDate(ctx.now(), zone));
    if (canSeePhones(ctx.groups)) return entries;
    return entries.map((entry) => ({ ...entry, phone: entry.phone && maskPhone(entry.phone) }));
  });

/** What a customer waits for, with the names of the salons; a salon that is gone keeps nobody waiting. */
export const listMyWaiting = async (ctx: PersonCtx) => {
  const today = wallDate(ctx.now(), defaultZone);
  const entries = await ctx.db.forCustomer(ctx.actor, (tx) => listWaitingOfPerson(tx, today));
  const codes = [...new Set(entries.map(({ salonCode }) => salonCode))];
  const salons = await ctx.db.acrossSalons('the salons in which a customer waits', (tx) =>
    readSalons(tx, codes),
  );
  return entries.flatMap((entry) => {
    const salon = salons.get(entry.salonCode);
    return salon ? [{ ...entry, salonName: salon.name }] : [];
  });
};
