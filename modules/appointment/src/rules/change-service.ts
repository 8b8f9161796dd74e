import type { ServiceState } from '@ayna/contracts/core/services';
import { addMinutes } from '@ayna/domain/wall-clock';
import { type AppointmentRecord, nextVersion, startOf } from './appointment-record.ts';
import { workOf } from './availability.ts';

/**
 * The appointment with another service: it begins as before and lasts as long as the service does now, at its price of
 * now. A move before that cannot be undone any more, since it was a move of something else.
 */
export const withService = (
  record: AppointmentRecord,
  service: ServiceState,
  sessionNumber: number,
): AppointmentRecord => {
  const work = workOf(service);
  const startsAt = startOf(record);
  const changed = nextVersion(record, {
    serviceCode: service.code,
    sessionNumber,
    appointmentTime: {
      appointmentStartDate: startsAt,
      appointmentEndDate: addMinutes(startsAt, work.duration),
    },
    serviceSnapshot: {
      name: service.name,
      price: service.price,
      duration: work.duration,
      type: service.type,
      sessionCount: service.sessionCount,
      sessionIntervalDays: service.sessionIntervalDays,
      phases: work.phases,
      bufferAfter: work.bufferAfter,
    },
  });
  return { ...changed, work, beforeMove: null };
};
