import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { type Kept, renderDocument } from './document.ts';
import type { Placed } from './plan-visit.ts';
import { takenBy } from './visit.ts';
import { momentAt } from './wall-time.ts';

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
  readonly visitCode: string;
  /** One for each service. */
  readonly codes: readonly string[];
  readonly sessionNumbers: readonly number[];
  readonly lanes: readonly number[];
  readonly status: AppointmentStatus;
  readonly source: 'online' | 'desk';
  readonly note: string;
  readonly overlapReason: string | null;
  readonly customer: Customer | null;
};

const at = (list: readonly number[], index: number, otherwise: number): number => list[index] ?? otherwise;

const keptOf = (parts: VisitParts, { service, employee, start, work }: Placed, index: number): Kept => {
  const { customer } = parts;
  return {
    code: parts.codes[index] ?? '',
    version: 1,
    salonCode: parts.salonCode,
    visitCode: parts.visitCode,
    status: parts.status,
    employeeCode: employee.code,
    customerCode: customer?.code ?? null,
    serviceCode: service.code,
    sessionNumber: at(parts.sessionNumbers, index, 1),
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
    },
    employeeSnapshot: employee.userSnapshot,
    customer: customer && { name: customer.name, lastname: customer.lastname, imageUrl: customer.imageUrl },
  };
};

/** The rows of a visit: an appointment for each service, and the time each takes. Prices are the server's own. */
export const newVisit = (parts: VisitParts, placed: readonly Placed[]) => {
  const phone = parts.customer?.phone ?? null;
  const rows = placed.map((one, index) => {
    const kept = keptOf(parts, one, index);
    return {
      code: kept.code,
      visitCode: kept.visitCode,
      startsAt: kept.appointmentTime.appointmentStartDate,
      endsAt: kept.appointmentTime.appointmentEndDate,
      employeeCode: kept.employeeCode,
      serviceCode: kept.serviceCode,
      customerCode: kept.customerCode,
      personCode: parts.customer?.userCode ?? null,
      status: parts.status,
      price: one.service.price,
      sessionNumber: kept.sessionNumber,
      work: one.work,
      lane: at(parts.lanes, index, 0),
      document: renderDocument(kept),
      phone,
    };
  });
  const ranges = takenBy(
    placed.map(({ employee, start, work }) => ({ employee: employee.code, start, work })),
  );
  const taken = ranges.flatMap(({ employee, ranges: parted }, index) =>
    parted.map(([from, to]) => ({
      subject: employee,
      lane: at(parts.lanes, index, 0),
      from: momentAt(parts.date, from),
      to: momentAt(parts.date, to),
      source: 'appointment' as const,
      sourceCode: parts.codes[index] ?? '',
      expiresAt: null,
    })),
  );
  return { rows, taken };
};
