import { fullName } from '@ayna/domain/names';
import { isOccupying, occupiedOn, spanOn } from '@ayna/domain/occupied-time';
import { openingOn, workRangesOn } from '@ayna/domain/opening-hours';
import { addDays, minutesFrom } from '@ayna/domain/wall-clock';
import type { Appointment, Block } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import { takesCustomers } from '../../../parts/service-facts.ts';
import { awayOn } from './away.ts';
import { type ClosedRange, closedRangesOn, type Holidays, type SalonHours } from './closed-ranges.ts';
import { type FreeStretch, freeStretchesOn } from './free-stretches.ts';
import { type PositionedAppointment, positionAppointments } from './positioned-appointments.ts';
import { intersection, type Range } from './scale.ts';
import { isSelected, onlyOne, type SelectedEmployees } from './selected-employees.ts';
import { type BandOwner, bandOwners, positionTeam } from './team-bands.ts';
import { salonDay, visibleHours } from './visible-hours.ts';

export type ShownBlock = { readonly block: Block; readonly startMinute: number; readonly endMinute: number };

type Person = { readonly code: string; readonly name: string; readonly employee: Employee | undefined };

export type Column = {
  readonly key: string;
  readonly day: string;
  /** Empty where a column is the whole team's. */
  readonly employeeCode: string;
  readonly name: string;
  readonly shown: readonly PositionedAppointment[];
  /** Of the whole team's column: who has how many, in the order of the team. */
  readonly people: readonly BandOwner[];
  readonly closed: readonly ClosedRange[];
  readonly blocks: readonly ShownBlock[];
  /** What can be booked of the time that waits and canceled appointments seem to take. */
  readonly free: readonly FreeStretch[];
  /** What still waits though its employee is away then, by code: it has to be moved. */
  readonly away: ReadonlySet<string>;
  /** Those that are not canceled. */
  readonly count: number;
  /** How full it is, in hundredths; undefined where nobody works. */
  readonly load: number | undefined;
};

export type GridModel = { readonly visible: Range; readonly columns: readonly Column[] };

/** What is known of the salon; all of it may still be on its way. */
export type SalonContext = {
  readonly team: readonly Employee[];
  readonly salon: SalonHours | undefined;
  readonly holidays: Holidays;
};

export type GridOptions = SalonContext & {
  readonly days: readonly string[];
  readonly employeeCodes: SelectedEmployees;
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
};

const teamHours = ({ team, salon, holidays }: SalonContext, day: string): readonly Range[] => {
  const own = team.flatMap(({ workHours }) => workRangesOn(workHours, day));
  const open = salon ? openingOn(salon, holidays, day).open : [];
  return [...own, ...open].map(toMinuteRange);
};

/** What a shown day holds: where people work past midnight it ends when the evening does. */
const shownRange = (salonContext: SalonContext, day: string): Range =>
  salonDay(teamHours(salonContext, addDays(day, -1)), teamHours(salonContext, day));

/** Whether the evening of a day runs into the next. */
export const runsPastMidnight = (salonContext: SalonContext, day: string): boolean =>
  teamHours(salonContext, day).some(({ to }) => to > 1_440);

const personOf = (employee: Employee): Person => ({
  code: employee.code,
  name: fullName(employee.userSnapshot),
  employee,
});

/**
 * Those who were chosen; of everybody those who take customers. Also those who have one on the day though they take
 * none, or left the team.
 */
const peopleOf = ({ team, employeeCodes, appointments }: GridOptions): readonly Person[] => {
  const busyStatuses = new Map(appointments.map((one) => [one.employeeCode, one.employeeSnapshot]));
  const isShown = (one: Employee): boolean =>
    employeeCodes.length === 0 ? one.isActive && takesCustomers(one) : employeeCodes.includes(one.code);
  const here = team.filter((one) => isShown(one) || busyStatuses.has(one.code));
  for (const { code } of here) busyStatuses.delete(code);
  const left = [...busyStatuses].map(([code, snapshot]) => ({
    code,
    name: fullName(snapshot),
    employee: undefined,
  }));
  return [...here.map(personOf), ...left];
};

const blocksOn = (blocks: readonly Block[], day: string, visible: Range): readonly ShownBlock[] =>
  blocks.flatMap((block) => {
    const range = { from: minutesFrom(day, block.startDate), to: minutesFrom(day, block.endDate) };
    const span = intersection(range, visible);
    return span ? [{ block, startMinute: span.from, endMinute: span.to }] : [];
  });

const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

const loadOf = (
  taken: readonly Range[],
  closed: readonly ClosedRange[],
  visible: Range,
): number | undefined => {
  const open = lengthOf([visible]) - lengthOf(closed);
  if (open <= 0) return undefined;
  const within = taken.flatMap((range) => intersection(range, visible) ?? []);
  return Math.min(100, Math.round((lengthOf(within) / open) * 100));
};

/** A day, and what of time it holds. */
type ShownDay = { readonly day: string; readonly whole: Range };

const columnOf = (
  options: GridOptions,
  { day, whole }: ShownDay,
  person: Person | undefined,
  { visible, people }: { readonly visible: Range; readonly people: readonly Person[] },
): Column => {
  const { appointments, blocks, salon, holidays } = options;
  const isOf = ({ employeeCode }: { readonly employeeCode: string }): boolean =>
    person === undefined || employeeCode === person.code;
  const within = intersection(visible, whole) ?? visible;
  const own = appointments.filter(isOf);
  const shown = person ? positionAppointments(own, day, within) : positionTeam(own, people, day, within);
  const closed = closedRangesOn({ salon, holidays, employee: person?.employee }, day, visible);
  // The whole team's week would be full of one person's errands, and has no place that is one person's.
  const ownBlocks = person ? blocksOn(blocks.filter(isOf), day, within) : [];
  const blocked = ownBlocks.map(({ startMinute, endMinute }) => ({ from: startMinute, to: endMinute }));
  return {
    key: `${day} ${person?.code ?? ''}`,
    day,
    employeeCode: person?.code ?? '',
    name: person?.name ?? '',
    shown,
    people: person ? [] : bandOwners(people, shown),
    closed,
    blocks: ownBlocks,
    free: person ? freeStretchesOn(day, own, [...closed, ...blocked]) : [],
    away: awayOn(day, own, options.team),
    count: shown.length,
    load: loadOf(
      own.filter(isOccupying).flatMap((one) => occupiedOn(day, one).map(toMinuteRange)),
      closed,
      visible,
    ),
  };
};

const visibleOf = (
  options: GridOptions,
  shownDays: readonly ShownDay[],
  people: readonly Person[],
): Range => {
  const { appointments, salon, holidays } = options;
  const employees = people.flatMap(({ employee }) => employee ?? []);
  const working = shownDays.flatMap(({ day }) =>
    employees.length > 0
      ? employees.flatMap(({ workHours }) => workRangesOn(workHours, day))
      : ((salon && openingOn(salon, holidays, day).open) ?? []),
  );
  const spans = shownDays.flatMap(({ day, whole }) =>
    appointments.flatMap((one) => intersection(toMinuteRange(spanOn(day, one)), whole) ?? []),
  );
  return visibleHours(working.map(toMinuteRange), spans);
};

/** One day of several people side by side, or the days of one person, or of all who were chosen in one column. */
export const buildGrid = (all: GridOptions): GridModel => {
  const { employeeCodes, days } = all;
  const appointments = all.appointments.filter((one) => isSelected(employeeCodes, one.employeeCode));
  const options = { ...all, appointments };
  const people = peopleOf(options);
  const hasOwnColumns = days.length === 1 || onlyOne(employeeCodes) !== undefined;
  const shown = hasOwnColumns ? people : [];
  const shownDays = options.days.map((day) => ({ day, whole: shownRange(options, day) }));
  const visible = visibleOf(options, shownDays, shown.length > 0 ? shown : people);
  const columns = shownDays.flatMap((day) =>
    shown.length > 0
      ? shown.map((person) => columnOf(options, day, person, { visible, people }))
      : [columnOf(options, day, undefined, { visible, people })],
  );
  return { visible, columns };
};

/** An empty day of a team that is not known yet: as many columns as it is likely to have. */
export const skeletonGrid = (salonContext: SalonContext, day: string, count: number): GridModel => {
  const options = { ...salonContext, days: [day], employeeCodes: [], appointments: [], blocks: [] };
  const { visible, columns } = buildGrid(options);
  const [column] = columns;
  if (!column) return { visible, columns };
  return {
    visible,
    columns: Array.from({ length: count }, (_, index) => ({ ...column, key: `${day} ${index}` })),
  };
};
