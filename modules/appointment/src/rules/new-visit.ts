import type { Appointment, AppointmentStatus } from '@ayna/contracts/appointment';
import { daysBetween, momentAt } from '@ayna/domain/wall-clock';
import type { AppointmentRecord } from './appointment-record.ts';
import type { PlacedService } from './plan-visit.ts';
import { occupiedRanges } from './visit.ts';

type Customer = {
  readonly code: string | null;
  readonly name: string;
  readonly lastname: string;
  readonly phone: string | null;
  readonly imageUrl: string | null;
  readonly userCode: string | null;
};

export type VisitParts = {
  readonly salonCode: string;
  readonly date: string;
  /** The day of the booking, on the salon's calendar. */
  readonly today: string;
  readonly visitCode: string;
  /** One for each service. */
  readonly codes: readonly string[];
  readonly sessionNumbers: readonly number[];
  /** One for each service; empty means lane 0. */
  readonly lanes: readonly number[];
  readonly status: AppointmentStatus;
  readonly source: 'online' | 'desk';
  readonly note: string;
  readonly overlapReason: string | null;
  readonly customer: Customer | null;
};

const customerSnapshotOf = (customer: Customer | null): Appointment['customerSnapshot'] =>
  customer && {
    name: customer.name,
    lastname: customer.lastname,
    imageUrl: customer.imageUrl,
    phone: customer.phone,
  };

const toRecord = (
  parts: VisitParts,
  { service, employee, start, work, bufferAfter }: PlacedService & { readonly bufferAfter: number },
  index: number,
): AppointmentRecord => ({
  personCode: parts.customer?.userCode ?? null,
  work,
  lane: parts.lanes[index] ?? 0,
  beforeMove: null,
  cancelReason: null,
  daysAhead: Math.max(0, daysBetween(parts.today, parts.date)),
  appointment: {
    code: parts.codes[index] ?? '',
    version: 1,
    salonCode: parts.salonCode,
    visitCode: parts.visitCode,
    status: parts.status,
    employeeCode: employee.code,
    customerCode: parts.customer?.code ?? null,
    serviceCode: service.code,
    sessionNumber: parts.sessionNumbers[index] ?? 1,
    note: parts.note,
    appointmentTime: {
      appointmentStartDate: momentAt(parts.date, start),
      appointmentEndDate: momentAt(parts.date, start + work.duration),
    },
    source: parts.source,
    overlapReason: parts.overlapReason,
    serviceSnapshot: {
      name: service.name,
      price: service.price,
      duration: work.duration,
      type: service.type,
      sessionCount: service.sessionCount,
      sessionIntervalDays: service.sessionIntervalDays,
      phases: work.phases,
      bufferAfter,
    },
    employeeSnapshot: employee.userSnapshot,
    customerSnapshot: customerSnapshotOf(parts.customer),
  },
});

/** A visit: an appointment for each service, and the time each occupies. Prices are the server's own. */
export const newVisit = (parts: VisitParts, placed: readonly PlacedService[]) => {
  const occupied = occupiedRanges(
    placed.map(({ employee, start, work }) => ({ employee: employee.code, start, work })),
  );
  return {
    records: placed.map((one, index) =>
      toRecord(parts, { ...one, bufferAfter: occupied[index]?.bufferAfter ?? 0 }, index),
    ),
    occupancy: occupied.flatMap(({ employee, ranges }, index) =>
      ranges.map(([from, to]) => ({
        subject: employee,
        lane: parts.lanes[index] ?? 0,
        from: momentAt(parts.date, from),
        to: momentAt(parts.date, to),
        source: 'appointment' as const,
        sourceCode: parts.codes[index] ?? '',
        expiresAt: null,
      })),
    ),
  };
};

export type NewVisit = ReturnType<typeof newVisit>;
