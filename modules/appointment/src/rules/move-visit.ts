import { momentAt } from '@ayna/domain/wall-clock';
import type { AppointmentRecord } from './appointment-record.ts';
import type { AvailabilityContext } from './availability.ts';
import { changeRecord } from './change.ts';
import type { PlacedService } from './plan-visit.ts';
import { occupiedRanges } from './visit.ts';

/** The context with each service as these appointments have it: the desk may have given one more time. */
export const asBooked = (
  context: AvailabilityContext,
  records: readonly AppointmentRecord[],
): AvailabilityContext => {
  const services = new Map(context.services);
  for (const { appointment, work } of records) {
    const service = services.get(appointment.serviceCode);
    if (service) services.set(service.code, { ...service, ...work });
  }
  return { ...context, services };
};

type Entry = ReturnType<typeof changeRecord>['entries'][number];

/** A salon that approves by hand approves the new time too. */
const withApproval = (
  record: AppointmentRecord,
  approval: 'auto' | 'manual',
): { readonly record: AppointmentRecord; readonly entries: readonly Entry[] } => {
  if (approval === 'auto' || record.appointment.status !== 'Approved') return { record, entries: [] };
  return {
    record: { ...record, appointment: { ...record.appointment, status: 'Pending' } },
    entries: [{ what: 'status', from: 'Approved', to: 'Pending' }],
  };
};

/** The appointments of a visit at their new places, with their history entries, and the time each occupies. */
export const moveVisit = (
  records: readonly AppointmentRecord[],
  placed: readonly PlacedService[],
  { date, approval }: { readonly date: string; readonly approval: 'auto' | 'manual' },
) => {
  const occupied = occupiedRanges(
    placed.map(({ employee, start, work }) => ({ employee: employee.code, start, work })),
  );
  const changes = records.map((before, index) => {
    const place = placed[index];
    if (!place) throw new Error(`moveVisit: no place for ${before.appointment.code}`);
    const { employee, start, work } = place;
    const move = {
      startsAt: momentAt(date, start),
      endsAt: momentAt(date, start + work.duration),
      employeeCode: employee.code,
      employeeSnapshot: employee.userSnapshot,
      work,
      lane: 0,
      bufferAfter: occupied[index]?.bufferAfter ?? 0,
      overlapReason: null,
    };
    const changed = changeRecord(before, {}, move);
    const { record, entries } = withApproval(changed.record, approval);
    // Only members undo a move, and only their own.
    return { before, record: { ...record, beforeMove: null }, entries: [...changed.entries, ...entries] };
  });
  const occupancy = occupied.flatMap(({ employee, ranges }, index) =>
    ranges.map(([from, to]) => ({
      subject: employee,
      lane: 0,
      from: momentAt(date, from),
      to: momentAt(date, to),
      source: 'appointment' as const,
      sourceCode: records[index]?.appointment.code ?? '',
      expiresAt: null,
    })),
  );
  return { changes, occupancy };
};
