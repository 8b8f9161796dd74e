import { addDays, momentAt } from '@ayna/domain/wall-clock';
import { useQueries, useQuery } from '@tanstack/react-query';
import { appointmentsQuery, deskDaysQuery } from '../../data/appointments.ts';
import type { Service } from '../../data/services.ts';
import { planCourse, startsAfterFirst } from './model/course.ts';
import { type Draft, durationOf, sessionServiceOf } from './model/draft.ts';
import { nextSession, type Session, sessionsFrom } from './model/sessions.ts';

const droppedStatuses: ReadonlySet<string> = new Set(['Canceled', 'NoShow']);

/** Which session it would be, from what the customer had within a year. The server counts again when it books. */
const useFirstSession = (salonCode: string, draft: Draft, service: Service | undefined): number => {
  const customerCode = draft.person.kind === 'card' ? draft.person.card.code : undefined;
  const { data } = useQuery({
    ...appointmentsQuery(salonCode, {
      customerCode,
      serviceCode: service?.code,
      startDate: momentAt(addDays(draft.date, -365), 0),
      endDate: momentAt(addDays(draft.date, 30), 0),
    }),
    enabled: customerCode !== undefined && service !== undefined,
  });
  if (!service || !customerCode) return 1;
  return nextSession((data ?? []).filter(({ status }) => !droppedStatuses.has(status)).length, service);
};

/** As far as a session moves by itself: further away, people are asked first. */
const NEAR_DAYS = 7;

const noSessions: readonly Session[] = [];

/** What is free on the day of each session that follows, and on the days after it, up to the one that follows it. */
const useRooms = (salonCode: string, draft: Draft, following: readonly Session[]) => {
  const service = sessionServiceOf(draft);
  const days = Math.min(NEAR_DAYS, service?.sessionIntervalDays ?? 1);
  return useQueries({
    queries: following.map(({ date }) =>
      deskDaysQuery(salonCode, {
        from: date,
        days,
        requested: service ? [{ serviceCode: service.code, employeeCode: null }] : [],
        duration: durationOf(draft),
        at: draft.time,
      }),
    ),
    combine: (answers) => ({
      days: answers.map(({ data, isError }) => data ?? (isError ? [] : undefined)),
      isLoading: answers.some(({ isPending }) => isPending),
    }),
  });
};

/**
 * The course that this visit begins or goes on with: what it would be, and what of it will be booked. Over another
 * appointment goes this visit alone.
 */
export const useCourse = (salonCode: string, draft: Draft, isTaken: boolean) => {
  const service = sessionServiceOf(draft);
  const first = useFirstSession(salonCode, draft, service);
  const sessions = service ? sessionsFrom(draft.date, first, service) : noSessions;
  const isOn = draft.sessions && !isTaken && sessions.length > 1;
  const following = isOn && draft.time !== null ? sessions.slice(1) : noSessions;
  const rooms = useRooms(salonCode, draft, following);
  const planned =
    following.length > 0
      ? planCourse({
          sessions,
          time: draft.time ?? '',
          team: draft,
          choices: draft.sessionChoices,
          rooms: rooms.days,
        })
      : [];
  const starts = startsAfterFirst(planned);
  return {
    service,
    /** From this one on, at the interval. */
    sessions,
    /** Whether there is a course to offer: not over another appointment. */
    isOffered: sessions.length > 1 && !isTaken,
    planned,
    starts,
    /** How many appointments the button makes. */
    count: 1 + starts.length,
    isLoading: rooms.isLoading,
  };
};

export type Course = ReturnType<typeof useCourse>;
