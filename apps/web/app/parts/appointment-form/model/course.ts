import { daysBetween, minuteOfDay } from '@ayna/domain/wall-clock';
import type { DeskDay } from '../../../data/appointments.ts';
import { type Assignment, nearestTo, startsOn } from './days.ts';
import type { Session } from './sessions.ts';

/** A day and a time of it, such as 2026-12-30T15:15. */
export type Start = { readonly date: string; readonly time: string };

export const toMoment = ({ date, time }: Start): string => `${date}T${time}`;

const fromMoment = (moment: string): Start => ({ date: moment.slice(0, 10), time: moment.slice(11, 16) });

/** What the desk itself said of a session, by the day that was proposed for it: a moment, or that it is left out. */
export type SessionChoices = Readonly<Record<string, string>>;

export const leftOut = '';

/** The free time nearest to a wish: on the wished day, or on the first day after it that has one. */
export const nearestStart = (days: readonly DeskDay[], wish: Start, team: Assignment): Start | undefined => {
  for (const day of days.filter(({ date }) => date >= wish.date)) {
    const starts = startsOn(day, team);
    const far = (time: string): number => Math.abs(minuteOfDay(time) - minuteOfDay(wish.time));
    const [time] = nearestTo(starts, wish.time).toSorted((a, b) => far(a) - far(b));
    if (time !== undefined) return { date: day.date, time };
  }
  return undefined;
};

export type PlannedSession = {
  /** The day at the interval, which stays its name whatever becomes of it. */
  readonly proposed: string;
  /** Undefined while it is not known, where there is no room, and where it is left out. */
  readonly start: Start | undefined;
  readonly state: 'this' | 'unknown' | 'free' | 'moved' | 'chosen' | 'none' | 'left-out';
  /** Its number in the course, of those that are made: in the order of their days. */
  readonly number: number | undefined;
};

type Wishes = {
  readonly sessions: readonly Session[];
  readonly time: string;
  readonly team: Assignment;
  readonly choices: SessionChoices;
  /** Of each session after the first: the days from the proposed one on; undefined while they are loading. */
  readonly rooms: readonly (readonly DeskDay[] | undefined)[];
};

type Unnumbered = Omit<PlannedSession, 'number'>;

const planOne = (
  proposed: string,
  { time, team, choices }: Wishes,
  days: Wishes['rooms'][number],
): Unnumbered => {
  const choice = choices[proposed];
  if (choice === leftOut) return { proposed, start: undefined, state: 'left-out' };
  if (choice !== undefined) return { proposed, start: fromMoment(choice), state: 'chosen' };
  if (!days) return { proposed, start: undefined, state: 'unknown' };
  const start = nearestStart(days, { date: proposed, time }, team);
  if (!start) return { proposed, start, state: 'none' };
  return { proposed, start, state: start.date === proposed && start.time === time ? 'free' : 'moved' };
};

/** The sessions in the order of their days, with what becomes of each. */
export const planCourse = (wishes: Wishes): readonly PlannedSession[] => {
  const [first, ...following] = wishes.sessions;
  if (!first) return [];
  const own: Unnumbered = {
    proposed: first.date,
    start: { date: first.date, time: wishes.time },
    state: 'this',
  };
  const rest = following.map(({ date }, index) => planOne(date, wishes, wishes.rooms[index]));
  const dayOf = ({ start, proposed }: Unnumbered): string => (start ? toMoment(start) : proposed);
  let made = 0;
  return [own, ...rest.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))].map((one) => {
    if (one.start) made += 1;
    return { ...one, number: one.start && first.number + made - 1 };
  });
};

/** When the sessions after the first begin, each once and none before it. */
export const startsAfterFirst = (course: readonly PlannedSession[]): readonly string[] => {
  const [first, ...rest] = course.flatMap(({ start }) => (start ? [toMoment(start)] : []));
  return [...new Set(rest)].filter((moment) => moment > (first ?? ''));
};

/** How far a session is from where it was wished: in minutes of the same day, or in days. */
export const shiftOf = ({ proposed, start }: PlannedSession, time: string) => {
  const days = start ? daysBetween(proposed, start.date) : 0;
  const minutes = start ? Math.abs(minuteOfDay(start.time) - minuteOfDay(time)) : 0;
  return days === 0 ? { minutes } : { days };
};
