import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer } from '@ayna/contracts/customer';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { momentAt } from '@ayna/domain/wall-clock';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { AppointmentRecord } from '../rules/appointment-record.ts';
import { authorOf } from '../rules/author.ts';
import type { RequestedService } from '../rules/availability.ts';
import { type PlacedService, planByDesk, planOverlap } from '../rules/plan-visit.ts';
import { restrictToScope } from '../rules/restrict-to-scope.ts';
import { followingDates, remainingSessions } from '../rules/sessions.ts';
import { toRefusal } from '../rules/to-refusal.ts';
import { employeeOfUser } from '../store/copies.ts';
import { freeLane } from '../store/occupancy.ts';
import { lockDay, refuseOverlap, visibleTo, writeBooking } from './shared/booking.ts';
import { mayTakeBookings } from './shared/check-package.ts';

type Body = InputOf<typeof appointment.routes.bookByDesk>['body'];

/** A card, a name with a phone that finds or creates one, a name alone, or nobody. */
const resolveCustomer = async (ctx: MemberCtx, { salonCode, customerCode, name, lastname, phone }: Body) => {
  if (customerCode)
    return ctx.call(customer.routes.bookingCustomer, { params: { salonCode, code: customerCode } });
  const names = { name: name ?? '', lastname: lastname ?? '' };
  if (phone && name) {
    if (!(await mayTakeBookings(ctx))) throw new Refusal('package-needed');
    return ctx.call(customer.routes.findOrCreate, {
      body: { salonCode, phone, name, lastname: names.lastname },
    });
  }
  if (!name && !phone) return null;
  return { ...names, code: null, phone, imageUrl: null, userCode: null };
};

/** What every step of one booking needs. */
type DeskBooking = {
  readonly ctx: MemberCtx;
  readonly tx: SalonTx;
  readonly body: Body;
  readonly card: Awaited<ReturnType<typeof resolveCustomer>>;
  readonly now: number;
};

const planAt = async (booking: DeskBooking, startDate: string, requested: readonly RequestedService[]) => {
  const { ctx, tx, body, now } = booking;
  const except = body.holdCode ? { source: 'hold' as const, code: body.holdCode } : undefined;
  const day = await lockDay(tx, { startDate, requested, now, except, ignoreHolds: true });
  const { date, start, today, context, team } = day;
  const plan = body.overlapReason === null ? planByDesk : planOverlap;
  const me = team.find(({ userCode }) => userCode === ctx.actor.code) ?? null;
  return {
    date,
    today,
    plan: plan(context, requested, start, { duration: body.duration }),
    author: authorOf(ctx.actor.code, me),
    // Over others on purpose, it lies beside the hold in a lane of its own.
    endsHolds: day.hasHolds && body.overlapReason === null,
  };
};

/** A free lane for each service that the desk books over others. */
const lanesFor = async (tx: SalonTx, date: string, placed: readonly PlacedService[]): Promise<number[]> => {
  const lanes: number[] = [];
  for (const { employee, start, work } of placed) {
    const span = {
      from: momentAt(date, start),
      to: momentAt(date, start + work.duration + work.bufferAfter),
    };
    lanes.push(await freeLane(tx, employee.code, span));
  }
  return lanes;
};

type Planned = {
  readonly date: string;
  readonly today: string;
  readonly placed: readonly PlacedService[];
  readonly author: ReturnType<typeof authorOf>;
  readonly endsHolds: boolean;
  readonly sessionNumbers?: readonly number[];
};

const write = async ({ tx, body, card, now }: DeskBooking, planned: Planned) =>
  writeBooking(tx, {
    ...planned,
    customer: card,
    status: 'Approved',
    source: 'desk',
    note: body.note,
    overlapReason: body.overlapReason,
    lanes: body.overlapReason === null ? [] : await lanesFor(tx, planned.date, planned.placed),
    holdCode: body.holdCode,
    tellCustomer: true,
    now,
  });

/** In the hands of the first session; where anybody was asked for and those are not free, in others. */
const planSession = async (booking: DeskBooking, { service, employee }: PlacedService, start: string) => {
  const serviceCode = service.code;
  const same = await planAt(booking, start, [{ serviceCode, employeeCode: employee.code }]);
  const isAnybody = booking.body.sessionStarts !== null && booking.body.services[0]?.employeeCode === null;
  return 'refused' in same.plan && isAnybody
    ? planAt(booking, start, [{ serviceCode, employeeCode: null }])
    : same;
};

/** When the sessions that follow begin: as the desk says, or at the service's interval. */
const followingStarts = (
  { sessionStarts }: Body,
  { sessionCount, sessionIntervalDays: intervalDays }: PlacedService['service'],
  { sessionNumber, appointmentTime }: AppointmentRecord['appointment'],
): readonly string[] => {
  if (!sessionCount || !intervalDays) return [];
  if (sessionStarts && sessionStarts.length > remainingSessions(sessionNumber, sessionCount))
    throw new Refusal('invalid-fields', { fields: { sessionStarts: fieldMessages.tooManySessions } });
  const [date = '', clock] = appointmentTime.appointmentStartDate.split('T');
  return (
    sessionStarts ??
    followingDates(date, { sessionNumber, sessionCount, intervalDays }).map((later) => `${later}T${clock}`)
  );
};

/**
 * Books the sessions that follow. At the service's interval a day without free time is skipped, and the desk books that
 * session later; a start that the desk named refuses the whole booking, so that what it was told is what is made. The
 * reason for an overlap covers the first session alone, so the later ones take only free time.
 */
const writeFollowingSessions = async (
  booking: DeskBooking,
  placed: PlacedService,
  { appointment: first }: AppointmentRecord,
): Promise<AppointmentRecord[]> => {
  const withoutOverlap = { ...booking, body: { ...booking.body, overlapReason: null, holdCode: null } };
  const records: AppointmentRecord[] = [];
  for (const start of followingStarts(booking.body, placed.service, first)) {
    const { date, today, plan, author, endsHolds } = await planSession(withoutOverlap, placed, start);
    if ('refused' in plan) {
      if (booking.body.sessionStarts) throw toRefusal(plan, date, { session: start });
      continue;
    }
    // The earlier sessions are written with COMMIT, so they cannot be counted in the database yet.
    const number = booking.card?.code ? first.sessionNumber + records.length + 1 : 1;
    const planned = { date, today, placed: plan.placed, author, endsHolds, sessionNumbers: [number] };
    records.push(...(await write(withoutOverlap, planned)));
  }
  return records;
};

/** The desk books at any free minute within the hours, or over others with a reason. */
export const bookByDesk = async (ctx: MemberCtx, { body }: { readonly body: Body }) => {
  const card = await resolveCustomer(ctx, body);
  const scope = appointmentScope(ctx.groups, bookingRights);

  const book = async (tx: SalonTx) => {
    const own = scope === 'all' ? null : ((await employeeOfUser(tx, ctx.actor.code))?.code ?? null);
    const requested = restrictToScope(body.services, scope, own);
    if (!requested) throw new Refusal('not-allowed');

    const booking = { ctx, tx, body, card, now: ctx.now() };
    const { date, today, plan, author, endsHolds } = await planAt(booking, body.startDate, requested);
    if ('refused' in plan) throw toRefusal(plan, date);
    const records = await write(booking, { date, today, placed: plan.placed, author, endsHolds });
    const [record] = records;
    const [placed] = plan.placed;
    const isCourse = body.sessions && plan.placed.length === 1;
    const following =
      isCourse && placed && record ? await writeFollowingSessions(booking, placed, record) : [];
    return {
      visitCode: record?.appointment.visitCode ?? '',
      appointments: [...records, ...following].map((one) => visibleTo(ctx.groups, one)),
    };
  };

  return refuseOverlap(ctx.db.forSalon(ctx.salon, book));
};
