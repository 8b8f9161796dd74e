import type { Appointment, appointment, CustomerVisit } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { canSeePhones, canSeeSpending } from '@ayna/domain/permissions';
import { wallNow } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { renderedJson } from '@ayna/kernel/http/rendered-json';
import { instantOf } from '@ayna/kernel/instant';
import { dayCounts } from '../rules/day-counts.ts';
import { monthBefore, monthOf, monthRange, wholeCalendar, withinBounds } from '../rules/spans.ts';
import { readAppointment } from '../store/appointments.ts';
import { readSalon } from '../store/copies.ts';
import { listDocuments } from '../store/documents.ts';
import { readHistory } from '../store/history.ts';
import { countCancelReasons, monthFigures } from '../store/month-figures.ts';
import { countAppointments, countByDay, frequentCustomers, listOfCustomer } from '../store/queries.ts';
import { cachedResponse, cacheResponse, hasCachedResponse } from '../store/response-cache.ts';
import { cachedVersion, readVersion } from '../store/versions.ts';

const zone = 'Europe/Istanbul';

type Filtered = InputOf<typeof appointment.routes.bySalonFiltered>;

const filtersOf = (ctx: MemberCtx, { startDate, endDate, ...rest }: Filtered['query']) => {
  if (rest.customerCode && !startDate && !endDate) return { ...rest, ...wholeCalendar };
  return { ...rest, ...withinBounds(startDate, endDate, wallNow(ctx.now(), zone).slice(0, 10)) };
};

/** Joins documents that were rendered when they were written. An unchanged list is answered from the cache. */
export const listAppointments = async (ctx: MemberCtx, { query }: { readonly query: Filtered['query'] }) => {
  const filters = filtersOf(ctx, query);
  const sees = canSeePhones(ctx.groups);
  const key = JSON.stringify([ctx.salon, sees, filters]);
  const etag = (version: number): string => `${version}${sees ? '-p' : ''}`;
  const known = cachedVersion(ctx.salon);
  const cached = known === undefined ? null : cachedResponse(key, etag(known));
  if (cached) return cached;
  return ctx.db.readSalon(ctx.salon, async (tx) => {
    // The version is read first: a write between the two reads then causes one more read, and is never missed.
    const reading = known ?? readVersion(tx);
    const early = known === undefined && hasCachedResponse(key) ? null : listDocuments(tx, filters, sees);
    early?.catch(() => undefined);
    const version = etag(await reading);
    const unchanged = cachedResponse(key, version);
    if (unchanged) return unchanged;
    const documents = await (early ?? listDocuments(tx, filters, sees));
    return cacheResponse(key, renderedJson(documents, version));
  });
};

export const countFiltered = (ctx: MemberCtx, { query }: { readonly query: Filtered['query'] }) =>
  ctx.db.forSalon(ctx.salon, async (tx) => ({ count: await countAppointments(tx, filtersOf(ctx, query)) }));

export const listDayCounts = (ctx: MemberCtx, { query }: InputOf<typeof appointment.routes.dayCounts>) =>
  ctx.db.readSalon(ctx.salon, async (tx) =>
    dayCounts(await countByDay(tx, query.from, query.to, query.employeeCodes), query),
  );

const withoutPrice = (visit: Appointment): CustomerVisit => ({
  ...visit,
  serviceSnapshot: { ...visit.serviceSnapshot, price: null },
});

export const listByCustomer = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.byCustomer>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const visits = await listOfCustomer(tx, params.code, canSeePhones(ctx.groups));
    return canSeeSpending(ctx.groups) ? visits : visits.map(withoutPrice);
  });

export const showHistory = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.history>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readAppointment(tx, params.code))) throw new Refusal('not-found');
    const entries = await readHistory(tx, params.code);
    return entries.map(({ at, byCode, byName, what, before, after, reason, remark }) => ({
      at: instantOf(at),
      by: byCode ? { code: byCode, name: byName ?? '' } : null,
      what,
      from: before,
      to: after,
      reason,
      remark: remark ?? '',
    }));
  });

const MAX_CUSTOMERS = 500;

export const listCustomers = (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.customersBySalon>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { startDate: from = null, endDate: to = null, count = 50 } = query;
    const rows = await frequentCustomers(
      tx,
      { from, to, count: Math.min(MAX_CUSTOMERS, Math.max(1, count)) },
      canSeePhones(ctx.groups),
    );
    return rows.flatMap(({ customerSnapshot, ...rest }) =>
      customerSnapshot ? [{ ...rest, customerSnapshot }] : [],
    );
  });

export const showMonthlyStats = (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.monthlyStats>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const salon = await readSalon(tx);
    const month = monthOf(query.month, wallNow(ctx.now(), salon?.zone ?? zone));
    const [now, cancelReasons, before] = await Promise.all([
      monthFigures(tx, ...monthRange(month)),
      countCancelReasons(tx, ...monthRange(month)),
      monthFigures(tx, ...monthRange(monthBefore(month))),
    ]);
    return { month, ...now, cancelReasons, before };
  });
