import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones } from '@ayna/contracts/core/mask';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx, PersonCtx } from '@ayna/kernel/ctx';
import { finishedBytes } from '@ayna/kernel/door/finished';
import { instantOf } from '@ayna/kernel/instant';
import { readDocument } from '../rules/document.ts';
import { joinDocuments } from '../rules/join-documents.ts';
import { seenByCustomer } from '../rules/seen-by-customer.ts';
import { monthBefore, monthOf, monthRange, withinBounds } from '../rules/spans.ts';
import { wallNow } from '../rules/wall-now.ts';
import { readAppointment } from '../store/appointments.ts';
import { readSalon } from '../store/copies.ts';
import { listDocuments } from '../store/documents.ts';
import { readHistory } from '../store/history.ts';
import { keepAnswer, keptAnswer, mayBeKept } from '../store/kept-answers.ts';
import {
  countAppointments,
  countByDay,
  type Document,
  documentsOfCustomer,
  documentsOfPerson,
  frequentCustomers,
  monthFigures,
} from '../store/reading.ts';
import { knownVersion, readVersion } from '../store/versions.ts';

const shown = (documents: readonly Document[], ctx: MemberCtx) =>
  documents.map(({ document, phone }) => readDocument(document, phone, seesPhones(ctx.groups)));

const zone = 'Europe/Istanbul';

type Filtered = InputOf<typeof appointment.routes.bySalonFiltered>;

const filtersOf = (ctx: MemberCtx, { startDate, endDate, ...rest }: Filtered['query']) => {
  const bounds = withinBounds(startDate, endDate, wallNow(ctx.now(), zone).slice(0, 10));
  return { ...rest, ...bounds };
};

/** Rendered when they were written, so that a week is joined and sent; unchanged, it is not even read again. */
export const listAppointments = async (ctx: MemberCtx, { query }: { readonly query: Filtered['query'] }) => {
  const filters = filtersOf(ctx, query);
  const sees = seesPhones(ctx.groups);
  const key = JSON.stringify([ctx.salon, sees, filters]);
  const named = (version: number): string => `${version}${sees ? '-p' : ''}`;
  const known = knownVersion(ctx.salon);
  const unread = known === undefined ? null : keptAnswer(key, named(known));
  if (unread) return unread;
  return ctx.db.seeSalon(ctx.salon, async (tx) => {
    // The version first: what is written between the two is then read again, and never missed.
    const reading = known ?? readVersion(tx);
    const early = known === undefined && mayBeKept(key) ? null : listDocuments(tx, filters);
    early?.catch(() => undefined);
    const version = named(await reading);
    const kept = keptAnswer(key, version);
    if (kept) return kept;
    const documents = await (early ?? listDocuments(tx, filters));
    return keepAnswer(key, finishedBytes(joinDocuments(documents, sees), version));
  });
};

export const countFiltered = (ctx: MemberCtx, { query }: { readonly query: Filtered['query'] }) =>
  ctx.db.forSalon(ctx.salon, async (tx) => ({ count: await countAppointments(tx, filtersOf(ctx, query)) }));

export const listDayCounts = (ctx: MemberCtx, { query }: InputOf<typeof appointment.routes.dayCounts>) =>
  ctx.db.seeSalon(ctx.salon, (tx) => countByDay(tx, query.from, query.to, query.employeeCode));

export const listByCustomer = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.byCustomer>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => shown(await documentsOfCustomer(tx, params.code), ctx));

export const listMine = (ctx: PersonCtx) =>
  ctx.db.forCustomer(ctx.actor, async (tx) =>
    (await documentsOfPerson(tx)).map(({ document, phone }) =>
      seenByCustomer(readDocument(document, phone, true)),
    ),
  );

export const showAppointment = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.one>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await readAppointment(tx, params.code);
    if (!held) throw new Refusal('not-found');
    return readDocument(held.document, held.phone, seesPhones(ctx.groups));
  });

export const showHistory = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.history>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readAppointment(tx, params.code))) throw new Refusal('not-found');
    const entries = await readHistory(tx, params.code);
    return entries.map(({ at, byCode, byName, what, before, after }) => ({
      at: instantOf(at),
      by: byCode ? { code: byCode, name: byName ?? '' } : null,
      what,
      from: before,
      to: after,
    }));
  });

const MOST_CUSTOMERS = 500;

export const listCustomers = (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.customersBySalon>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { startDate: from = null, endDate: to = null, count = 50 } = query;
    const rows = await frequentCustomers(tx, {
      from,
      to,
      count: Math.min(MOST_CUSTOMERS, Math.max(1, count)),
    });
    return rows.flatMap(({ customerCode, count: times, lastDate, document, phone }) => {
      const { customerSnapshot } = readDocument(document, phone, seesPhones(ctx.groups));
      return customerSnapshot ? [{ customerCode, customerSnapshot, count: times, lastDate }] : [];
    });
  });

export const showMonthlyStats = (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.monthlyStats>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const salon = await readSalon(tx);
    const month = monthOf(query.month, wallNow(ctx.now(), salon?.zone ?? zone));
    const [now, before] = await Promise.all([
      monthFigures(tx, ...monthRange(month)),
      monthFigures(tx, ...monthRange(monthBefore(month))),
    ]);
    return { month, ...now, before };
  });
