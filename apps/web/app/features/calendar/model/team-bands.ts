import type { Appointment } from '../../../data/appointments.ts';
import { type PositionedAppointment, positionAppointments } from './positioned-appointments.ts';
import type { Range } from './scale.ts';

type BandPerson = { readonly code: string; readonly name: string };

export type BandOwner = BandPerson & { readonly count: number };

/** More than two beside each other are too narrow to be read: then everybody has a band of the day. */
const MAX_LANES = 2;

/** Everybody's appointments in a band of their own, the same on every day. */
const positionInBands = (
  appointments: readonly Appointment[],
  people: readonly BandPerson[],
  day: string,
  within: Range,
): readonly PositionedAppointment[] => {
  const bands = people.map(({ code }) =>
    positionAppointments(
      appointments.filter(({ employeeCode }) => employeeCode === code),
      day,
      within,
    ),
  );
  const share = Math.max(1, ...bands.flatMap((band) => band.map(({ lanes }) => lanes)));
  return bands
    .flatMap((band, index) =>
      band.map((one) => ({
        ...one,
        lane: index * share + (one.appointment.status === 'Canceled' ? 0 : one.lane),
        lanes: people.length * share,
        strips: 0,
      })),
    )
    .toSorted((one, other) => one.startMinute - other.startMinute || other.endMinute - one.endMinute);
};

/** In the column of a day that several people share: beside each other, or in bands where that is too narrow. */
export const positionTeam = (
  appointments: readonly Appointment[],
  people: readonly BandPerson[],
  day: string,
  within: Range,
): readonly PositionedAppointment[] => {
  const sideBySide = positionAppointments(appointments, day, within);
  const isCrowded = sideBySide.some(({ lanes, strips }) => lanes + strips > MAX_LANES);
  return isCrowded && people.length > 1 ? positionInBands(appointments, people, day, within) : sideBySide;
};

/** Who has how many of what is shown, in the order of the team. */
export const bandOwners = (
  people: readonly BandPerson[],
  shown: readonly PositionedAppointment[],
): readonly BandOwner[] =>
  people.map(({ code, name }) => ({
    code,
    name,
    count: shown.filter(({ appointment }) => appointment.employeeCode === code).length,
  }));
