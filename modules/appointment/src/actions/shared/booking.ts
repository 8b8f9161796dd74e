import type { Appointment, AppointmentStatus } from '@ayna/contracts/appointment';
import { appointmentBooked } from '@ayna/contracts/appointment.events';
import { maskCustomerPhone } from '@ayna/contracts/core/mask';
import { Refusal } from '@ayna/contracts/core/refusal';
import { canSeePhones } from '@ayna/domain/permissions';
import { minutesFrom } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { AppointmentRecord } from '../../rules/appointment-record.ts';
import type { authorOf } from '../../rules/author.ts';
import type { RequestedService } from '../../rules/availability.ts';
import { availabilityContext } from '../../rules/availability-context.ts';
import { toEventPayload } from '../../rules/event-payload.ts';
import { newVisit, type VisitParts } from '../../rules/new-visit.ts';
import type { PlacedService } from '../../rules/plan-visit.ts';
import { nextSession } from '../../rules/sessions.ts';
import { dayWindow } from '../../rules/spans.ts';
import { countSessions } from '../../store/appointments.ts';
import { lockAvailability } from '../../store/availability.ts';
import { type Except, endHoldsWithin, isOverlap, release } from '../../store/occupancy.ts';
import { writeVisit } from './writes.ts';

// Every booking takes these steps: lock the employees and read what decides, plan by a rule, write, emit.

type Request = {
  readonly startDate: string;
  readonly requested: readonly RequestedService[];
  readonly now: number;
  /** An appointment or hold whose time counts as free: it is being moved or booked. */
  readonly except?: Except | undefined;
  readonly ignoreHolds?: boolean;
};

/** Locks the requested employees and reads what decides about the day of `startDate`. */
export const lockDay = async (tx: SalonTx, { startDate, ...request }: Request) => {
  const date = startDate.slice(0, 10);
  const data = await lockAvailability(tx, { ...request, ...dayWindow(date) });
  if (!data) throw new Refusal('not-found');
  return {
    date,
    start: minutesFrom(date, startDate),
    today: wallDate(request.now, data.salon.zone),
    context: availabilityContext(data, date, request.now),
    team: data.team,
    hasHolds: data.hasHolds,
  };
};

type Customer = VisitParts['customer'];

/** The session number of each service: 1, unless it is a session service of a customer with a card. */
const sessionNumbers = async (
  tx: SalonTx,
  customer: Customer,
  placed: readonly PlacedService[],
): Promise<number[]> => {
  const numbers: number[] = [];
  for (const { service } of placed) {
    const counts = service.type === 'Session' && customer?.code;
    numbers.push(
      counts ? nextSession(await countSessions(tx, counts, service.code), service.sessionCount) : 1,
    );
  }
  return numbers;
};

type Booking = {
  readonly date: string;
  /** On the salon's calendar. */
  readonly today: string;
  /** Of a visit that goes on; a new one has its own. */
  readonly visitCode?: string;
  readonly placed: readonly PlacedService[];
  readonly customer: Customer;
  readonly status: AppointmentStatus;
  readonly source: 'online' | 'desk';
  readonly note: string;
  readonly overlapReason: string | null;
  /** Empty means lane 0 for each service. */
  readonly lanes: readonly number[];
  /** Counted from the customer's appointments where it is not given. */
  readonly sessionNumbers?: readonly number[];
  /** The hold that the booking uses up. */
  readonly holdCode: string | null;
  /** Whether holds of others may lie in its time, which then end. */
  readonly endsHolds: boolean;
  readonly author: ReturnType<typeof authorOf>;
  readonly tellCustomer: boolean;
  readonly now: number;
};

/** Writes a planned visit and emits its events, all with COMMIT. */
export const writeBooking = async (tx: SalonTx, booking: Booking): Promise<readonly AppointmentRecord[]> => {
  const { placed, customer, author, holdCode, endsHolds, tellCustomer, now, ...parts } = booking;
  const visit = newVisit(
    {
      ...parts,
      customer,
      salonCode: tx.salon,
      visitCode: booking.visitCode ?? newCode(),
      codes: placed.map(() => newCode()),
      sessionNumbers: booking.sessionNumbers ?? (await sessionNumbers(tx, customer, placed)),
    },
    placed,
  );
  if (holdCode) tx.defer(release(tx, 'hold', holdCode));
  if (endsHolds) tx.defer(...endHoldsWithin(tx, visit.occupancy));
  tx.defer(...writeVisit(tx, visit, author.author, now));
  for (const record of visit.records)
    tx.emit(appointmentBooked, toEventPayload(record, author.by, tellCustomer));
  return visit.records;
};

/** The appointment as a member with these groups may see it. */
export const visibleTo = (groups: ReadonlySet<string>, { appointment }: AppointmentRecord): Appointment =>
  canSeePhones(groups) ? appointment : maskCustomerPhone(appointment);

/** The exclusion constraint has the last word: a transaction that it fails is answered `slot-taken`. */
export const refuseOverlap = <T>(transaction: Promise<T>): Promise<T> =>
  transaction.catch((error: unknown) => {
    throw isOverlap(error) ? new Refusal('slot-taken') : error;
  });
