import { fullName } from '@ayna/domain/names';
import { openingOn, workRangesOn } from '@ayna/domain/opening-hours';
import { addDays, minutesFrom } from '@ayna/domain/wall-clock';
import type { Appointment, Block } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import { type Closed, closedOn, type Holidays, type SalonHours } from './closed.ts';
import { common, type Range } from './scale.ts';
import { type Shown, shownOn, spanOn } from './shown.ts';
import { salonDay, visibleHours } from './visible-hours.ts';

export type ShownBlock = { readonly block: Block; readonly startMinute: number; readonly endMinute: number };

export type Column = {
  readonly key: string;
  readonly day: string;
  /** Empty where a column is the whole team's. */
  readonly employeeCode: string;
  readonly name: string;
  readonly shown: readonly Shown[];
  readonly closed: readonly Closed[];
  readonly blocks: readonly ShownBlock[];
  /** Those that are not canceled. */
  readonly count: number;
  /** How full it is, in hundredths; undefined where nobody works. */
  readonly load: number | undefined;
};

export type Scene = { readonly visible: Range; readonly columns: readonly Column[] };

/** What is known of the salon; all of it may still be on its way. */
export type Around = {
  readonly team: readonly Employee[];
  readonly salon: SalonHours | undefined;
  readonly holidays: Holidays;
};

export type Asked = Around & {
  readonly days: readonly string[];
  /** Whose columns: one person's, or everybody's. */
  readonly employeeCode: string | undefined;
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
};

const hoursOfAll = ({ team, salon, holidays }: Around, day: string): readonly Range[] => {
  const own = team.flatMap(({ workHours }) => workRangesOn(workHours, day));
  const open = salon ? openingOn(salon, holidays, day).open : [];
  return [...own, ...open].map(toMinuteRange);
};

/** What a shown day holds: where people work past midnight it ends when the evening does. */
const dayOf = (around: Around, day: string): Range =>
  salonDay(hoursOfAll(around, addDays(day, -1)), hoursOfAll(around, day));

/** Whether the evening of a day runs into the next. */
export const runsPastMidnight = (around: Around, day: string): boolean =>
  hoursOfAll(around, day).some(({ to }) => to > 1_440);

type Person = { readonly code: string; readonly name: string; readonly employee: Employee | undefined };

const personOf = (employee: Employee): Person => ({
  code: employee.code,
  name: fullName(employee.userSnapshot),
  employee,
});

/** Those who take appointments, and whoever has one on the day though not of the team any more. */
const peopleOf = ({ team, appointments }: Asked): readonly Person[] => {
  const busy = new Map(appointments.map((one) => [one.employeeCode, one.employeeSnapshot]));
  const here = team.filter(({ code, isActive }) => isActive || busy.has(code));
  for (const { code } of here) busy.delete(code);
  const left = [...busy].map(([code, snapshot]) => ({ code, name: fullName(snapshot), employee: undefined }));
  return [...here.map(personOf), ...left];
};

const blocksOn = (blocks: readonly Block[], day: string, visible: Range): readonly ShownBlock[] =>
  blocks.flatMap((block) => {
    const range = { from: minutesFrom(day, block.startDate), to: minutesFrom(day, block.endDate) };
    const span = common(range, visible);
    return span ? [{ block, startMinute: span.from, endMinute: span.to }] : [];
  });

const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

const busy: ReadonlySet<Appointment['status']> = new Set(['Pending', 'Approved', 'Completed']);

const loadOf = (shown: readonly Shown[], closed: readonly Closed[], visible: Range): number | undefined => {
  const open = lengthOf([visible]) - lengthOf(closed);
  if (open <= 0) return undefined;
  const taken = shown
    .filter(({ appointment }) => busy.has(appointment.status))
    .map(({ startMinute, endMinute }) => ({ from: startMinute, to: endMinute }));
  return Math.min(100, Math.round((lengthOf(taken) / open) * 100));
};

/** A day, and what of time it holds. */
type Held = { readonly day: string; readonly whole: Range };

const columnOf = (asked: Asked, { day, whole }: Held, person: Person | undefined, visible: Range): Column => {
  const { appointments, blocks, salon, holidays } = asked;
  const isOf = ({ employeeCode }: { readonly employeeCode: string }): boolean =>
    person === undefined || employeeCode === person.code;
  const within = common(visible, whole) ?? visible;
  const shown = shownOn(appointments.filter(isOf), day, within);
  const closed = closedOn({ salon, holidays, employee: person?.employee }, day, visible);
  return {
    key: `${day} ${person?.code ?? ''}`,
    day,
    employeeCode: person?.code ?? '',
    name: person?.name ?? '',
    shown,
    closed,
    // The whole team's week would be full of one person's errands.
    blocks: person ? blocksOn(blocks.filter(isOf), day, within) : [],
    count: shown.filter(({ appointment }) => appointment.status !== 'Canceled').length,
    load: loadOf(shown, closed, visible),
  };
};

const visibleOf = (asked: Asked, held: readonly Held[], people: readonly Person[]): Range => {
  const { appointments, salon, holidays } = asked;
  const employees = people.flatMap(({ employee }) => employee ?? []);
  const working = held.flatMap(({ day }) =>
    employees.length > 0
      ? employees.flatMap(({ workHours }) => workRangesOn(workHours, day))
      : ((salon && openingOn(salon, holidays, day).open) ?? []),
  );
  const spans = held.flatMap(({ day, whole }) =>
    appointments.flatMap((one) => common(spanOn(day, one), whole) ?? []),
  );
  return visibleHours(working.map(toMinuteRange), spans);
};

const ofOne = (asked: Asked): Asked => ({
  ...asked,
  appointments: asked.appointments.filter(({ employeeCode }) => employeeCode === asked.employeeCode),
});

/** One day of everybody side by side, or the days of one person, or of the salon. */
export const sceneOf = (all: Asked): Scene => {
  const asked = all.employeeCode === undefined ? all : ofOne(all);
  const people = peopleOf(asked);
  const chosen = people.filter(({ code }) => code === asked.employeeCode);
  const isTeamDay = asked.employeeCode === undefined && asked.days.length === 1;
  const shown = isTeamDay ? people : chosen;
  const held = asked.days.map((day) => ({ day, whole: dayOf(asked, day) }));
  const visible = visibleOf(asked, held, shown.length > 0 ? shown : people);
  const columns = held.flatMap((day) =>
    shown.length > 0
      ? shown.map((person) => columnOf(asked, day, person, visible))
      : [columnOf(asked, day, undefined, visible)],
  );
  return { visible, columns };
};
