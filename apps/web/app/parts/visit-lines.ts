import { sumLira } from '@ayna/domain/money';
import { fullName } from '@ayna/domain/names';
import { daysBetween } from '@ayna/domain/wall-clock';
import type { CustomerVisit } from '../data/customers.ts';

export type VisitLine = {
  /** The first appointment of it, which is opened. */
  readonly code: string;
  readonly startsAt: string;
  readonly status: CustomerVisit['status'];
  readonly services: readonly {
    readonly code: string;
    readonly name: string;
    readonly session: string | null;
  }[];
  readonly employees: string;
  /** 0 for a member who sees no prices. */
  readonly price: number;
  readonly notes: readonly string[];
};

const sessionOf = ({ sessionNumber, serviceSnapshot }: CustomerVisit): string | null =>
  serviceSnapshot.type === 'Session' && serviceSnapshot.sessionCount !== null
    ? `${sessionNumber}/${serviceSnapshot.sessionCount}`
    : null;

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

const lineOf = (all: readonly CustomerVisit[]): VisitLine[] => {
  const parts = all.toSorted((one, other) =>
    one.appointmentTime.appointmentStartDate < other.appointmentTime.appointmentStartDate ? -1 : 1,
  );
  const [first] = parts;
  if (!first) return [];
  return [
    {
      code: first.code,
      startsAt: first.appointmentTime.appointmentStartDate,
      status: first.status,
      services: parts.map((part) => ({
        code: part.serviceCode,
        name: part.serviceSnapshot.name,
        session: sessionOf(part),
      })),
      employees: unique(parts.map(({ employeeSnapshot }) => fullName(employeeSnapshot))).join(', '),
      price: sumLira(parts.map(({ serviceSnapshot }) => serviceSnapshot.price ?? 0)),
      notes: unique(parts.map(({ note }) => note).filter((note) => note !== '')),
    },
  ];
};

/** The services of one visit are one line, as long as the same became of them; newest first. */
export const visitLines = (appointments: readonly CustomerVisit[]): VisitLine[] => {
  const visits = Map.groupBy(appointments, ({ visitCode, status }) => `${visitCode} ${status}`);
  return [...visits.values()]
    .flatMap(lineOf)
    .toSorted((one, other) => (one.startsAt < other.startsAt ? 1 : -1));
};

/** How many days lie between two visits, on the average; null below two. */
export const averageGap = (lines: readonly VisitLine[]): number | null => {
  const days = unique(
    lines.filter(({ status }) => status === 'Completed').map(({ startsAt }) => startsAt.slice(0, 10)),
  ).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length < 2) return null;
  return Math.round(daysBetween(first, last) / (days.length - 1));
};
