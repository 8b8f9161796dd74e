import type { appointment } from '@ayna/contracts/appointment';
import { appointmentBooked } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones } from '@ayna/contracts/core/mask';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { authorOf } from '../rules/author.ts';
import { readDocument } from '../rules/document.ts';
import { newVisit } from '../rules/new-visit.ts';
import { type Placed, planByDesk, planOver } from '../rules/plan-visit.ts';
import { creating, reachOf } from '../rules/reach.ts';
import { refusalOf } from '../rules/refuse.ts';
import type { Wish } from '../rules/scene.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { followingDates, nextSession } from '../rules/sessions.ts';
import { toldOf } from '../rules/told.ts';
import { daysAfter, minutesFrom, momentAt } from '../rules/wall-time.ts';
import { wishesWithin } from '../rules/wishes.ts';
import { countSessions } from '../store/appointments.ts';
import { employeeOfUser } from '../store/copies.ts';
import { freeLane, giveBack, isOverlap } from '../store/occupancy.ts';
import { lockScene } from '../store/scene.ts';
import { writeVisit } from '../store/write-visit.ts';

type Body = InputOf<typeof appointment.routes.bookByDesk>['body'];

/** A card, a name with a phone that finds or makes one, a name alone, or nobody. */
const customerOf = async (ctx: MemberCtx, { salonCode, customerCode, name, lastname, phone }: Body) => {
  if (customerCode) return ctx.call(customer.routes.known, { params: { salonCode, code: customerCode } });
  const called = { name: name ?? '', lastname: lastname ?? '' };
  if (phone && name)
    return ctx.call(customer.routes.findOrMake, {
      body: { salonCode, phone, name, lastname: called.lastname },
    });
  if (!name && !phone) return null;
  return { ...called, code: null, phone, imageUrl: null, userCode: null };
};

type Customer = Awaited<ReturnType<typeof customerOf>>;

const sessionOf = async (tx: SalonTx, who: Customer, { service }: Placed): Promise<number> =>
  service.type === 'Session' && who?.code
    ? nextSession(await countSessions(tx, who.code, service.code), service.sessionCount)
    : 1;

const laneOf = (tx: SalonTx, date: string, { employee, start, work }: Placed): Promise<number> =>
  freeLane(tx, employee.code, {
    from: momentAt(date, start),
    to: momentAt(date, start + work.duration + work.bufferAfter),
  });

const inOrder = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
};

/** What every part of one booking needs. */
type Desk = {
  readonly ctx: MemberCtx;
  readonly tx: SalonTx;
  readonly body: Body;
  readonly who: Customer;
  readonly now: number;
};

const plan = async ({ ctx, tx, body, now }: Desk, date: string, start: number, wishes: readonly Wish[]) => {
  const window = { from: momentAt(daysAfter(date, -1), 0), to: momentAt(daysAfter(date, 2), 0) };
  const except = body.holdCode ? { source: 'hold' as const, code: body.holdCode } : undefined;
  const found = await lockScene(tx, { wishes, ...window, now, except });
  if (!found) throw new Refusal('not-found');
  const scene = sceneOf(found, date, now);
  const how = { duration: body.duration };
  const planned =
    body.overlapReason === null ? planByDesk(scene, wishes, start, how) : planOver(scene, wishes, start, how);
  const me = found.team.find(({ userCode }) => userCode === ctx.actor.code) ?? null;
  return { planned, by: authorOf(ctx.actor.code, me) };
};

type By = ReturnType<typeof authorOf>;

const write = async (
  { tx, body, who, now }: Desk,
  { by, author }: By,
  date: string,
  placed: readonly Placed[],
) => {
  const visit = newVisit(
    {
      salonCode: tx.salon,
      date,
      visitCode: newCode(),
      codes: placed.map(() => newCode()),
      sessionNumbers: await inOrder(placed, (one) => sessionOf(tx, who, one)),
      lanes: body.overlapReason === null ? [] : await inOrder(placed, (one) => laneOf(tx, date, one)),
      status: 'Approved',
      source: 'desk',
      note: body.note,
      overlapReason: body.overlapReason,
      customer: who,
    },
    placed,
  );
  tx.lastly(
    writeVisit(tx, visit, author, now),
    ...visit.rows.map((row) => tx.emit(appointmentBooked, toldOf(row, by, true))),
  );
  return visit;
};

/**
 * The sessions that follow, at the interval. A day without room is left open: the desk finds time for it. Whoever laid
 * the first over another said why of that one alone: the later ones take only what is free.
 */
const writeSessions = async (
  desk: Desk,
  date: string,
  { service, employee, start }: Placed,
  sessionNumber: number,
) => {
  const { sessionCount, sessionIntervalDays: intervalDays } = service;
  if (!sessionCount || !intervalDays) return [];
  const same = [{ serviceCode: service.code, employeeCode: employee.code }];
  const checked = { ...desk, body: { ...desk.body, overlapReason: null } };
  const visits: Awaited<ReturnType<typeof write>>[] = [];
  for (const later of followingDates(date, { sessionNumber, sessionCount, intervalDays })) {
    const { planned, by } = await plan(checked, later, start, same);
    if ('placed' in planned) visits.push(await write(checked, by, later, planned.placed));
  }
  return visits;
};

/** The desk books: at any minute that the hours allow and nobody has, or over another with a reason. */
export const bookByDesk = async (ctx: MemberCtx, { body }: { readonly body: Body }) => {
  const who = await customerOf(ctx, body);
  const reach = reachOf(ctx.groups, creating);

  const book = async (tx: SalonTx) => {
    const own = reach === 'all' ? null : ((await employeeOfUser(tx, ctx.actor.code))?.code ?? null);
    const wishes = wishesWithin(body.services, reach, own);
    if (!wishes) throw new Refusal('not-allowed');

    const desk = { ctx, tx, body, who, now: ctx.now() };
    const date = body.startDate.slice(0, 10);
    const { planned, by } = await plan(desk, date, minutesFrom(date, body.startDate), wishes);
    if ('refused' in planned) throw refusalOf(planned, date);
    if (body.holdCode) tx.lastly(giveBack(tx, 'hold', body.holdCode));
    const visit = await write(desk, by, date, planned.placed);
    const [first] = planned.placed;
    const alone = body.sessions && planned.placed.length === 1;
    const later =
      alone && first ? await writeSessions(desk, date, first, visit.rows[0]?.sessionNumber ?? 1) : [];
    const rows = [visit, ...later].flatMap((one) => one.rows);
    return {
      visitCode: rows[0]?.visitCode ?? '',
      appointments: rows.map(({ document, phone }) => readDocument(document, phone, seesPhones(ctx.groups))),
    };
  };

  return ctx.db.forSalon(ctx.salon, book).catch((error: unknown) => {
    throw isOverlap(error) ? new Refusal('slot-taken') : error;
  });
};
