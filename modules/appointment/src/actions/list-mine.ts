import type { Appointment, appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { SalonState } from '@ayna/contracts/core/salons';
import { wallNow } from '@ayna/domain/wall-now';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import { allowedActions } from '../rules/allowed-actions.ts';
import { toCustomerView } from '../rules/customer-view.ts';
import { confirmedAt, toOwnSalon } from '../rules/managed-visit.ts';
import { readSalons } from '../store/copies.ts';
import { readConfirmations } from '../store/manage-links.ts';
import { listOfPerson } from '../store/own-queries.ts';
import { claimOwn } from './shared/claim-own.ts';

const PAGE_SIZE = 50;
/** What has ended is told by one clock for all salons. */
const zone = 'Europe/Istanbul';

/** What may be done with a visit, by what of it is on this page. Whether it may be moved is decided by its slots. */
const actionsFor = (parts: readonly Appointment[], salon: SalonState, instant: number) =>
  allowedActions(parts, {
    now: wallNow(instant, salon.zone),
    cancelMinutes: salon.cancelMinutes,
    takesOnline: salon.status === 'Published' && salon.onlineBooking,
  });

const nothing = { confirm: false, move: false, cancel: false, until: null };

/** A customer's own appointments in all salons, each with its salon and what may be done. */
export const listMine = async (ctx: PersonCtx, { query }: InputOf<typeof appointment.routes.mine>) => {
  const now = ctx.now();
  const { when, page = 0, salonCode } = query;
  if (page === 0) await claimOwn(ctx);
  const own = await ctx.db.forCustomer(ctx.actor, (tx) =>
    listOfPerson(tx, { when, page, pageSize: PAGE_SIZE, now: wallNow(now, zone), salonCode }),
  );
  const visits = Map.groupBy(own, ({ visitCode }) => visitCode);
  const codes = [...new Set(own.map(({ salonCode: code }) => code))];
  const [salons, confirmations] = await ctx.db.acrossSalons(
    "the salons of a customer's appointments, and what was confirmed",
    (tx) => Promise.all([readSalons(tx, codes), readConfirmations(tx, [...visits.keys()])]),
  );
  return own.map((one) => {
    const salon = salons.get(one.salonCode);
    const parts = visits.get(one.visitCode) ?? [one];
    const confirmed = confirmedAt(parts, confirmations.get(one.visitCode) ?? null);
    return {
      ...toCustomerView(one),
      salon: salon ? toOwnSalon(salon) : null,
      may: salon ? actionsFor(parts, salon, now) : nothing,
      confirmedAt: confirmed === null ? null : instantOf(confirmed),
    };
  });
};
