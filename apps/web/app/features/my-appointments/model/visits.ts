import { fullName } from '@ayna/domain/names';
import type { OwnAppointment } from '../../../data/my-appointments.ts';
import { type VisitLine, visitLines } from '../../../parts/visit-lines.ts';

/** What was booked together, as far as the same became of it. */
export type OwnVisit = VisitLine & {
  readonly endsAt: string;
  readonly parts: readonly OwnAppointment[];
  readonly salon: OwnAppointment['salon'];
  readonly may: OwnAppointment['may'];
  readonly isConfirmed: boolean;
  /** For whom it is, if for somebody else. */
  readonly forName: string | null;
};

type Person = { readonly name: string; readonly lastname: string };

/** Newest first. */
const ownVisits = (appointments: readonly OwnAppointment[], me: Person): readonly OwnVisit[] => {
  const groups = Map.groupBy(appointments, ({ visitCode, status }) => `${visitCode} ${status}`);
  return visitLines(appointments).flatMap((line) => {
    const first = appointments.find(({ code }) => code === line.code);
    if (!first) return [];
    const parts = groups.get(`${first.visitCode} ${first.status}`) ?? [first];
    const guest = first.customerSnapshot && fullName(first.customerSnapshot);
    return [
      {
        ...line,
        endsAt:
          parts
            .map(({ appointmentTime }) => appointmentTime.appointmentEndDate)
            .toSorted()
            .at(-1) ?? '',
        parts,
        salon: first.salon,
        may: first.may,
        isConfirmed: first.confirmedAt !== null,
        forName: guest && guest !== fullName(me) ? guest : null,
      },
    ];
  });
};

const isOpen = ({ status }: OwnVisit): boolean => status === 'Pending' || status === 'Approved';

/** What is to come, soonest first; and what is over, newest first, also what was canceled before its time. */
export const dividedVisits = (
  ahead: readonly OwnAppointment[],
  over: readonly OwnAppointment[],
  me: Person,
): { readonly upcoming: readonly OwnVisit[]; readonly past: readonly OwnVisit[] } => {
  const coming = ownVisits(ahead, me);
  return {
    upcoming: coming.filter(isOpen).toReversed(),
    past: [...coming.filter((visit) => !isOpen(visit)), ...ownVisits(over, me)],
  };
};
