import type { OwnCourse } from '../../../data/my-appointments.ts';

export type SessionState = 'done' | 'booked' | 'waiting' | 'proposed' | 'open';

/** Where each session of a course stands, the first at 0; what has begun counts as done. */
export const sessionStates = (
  { sessions, sessionCount, nextProposed }: Pick<OwnCourse, 'sessions' | 'sessionCount' | 'nextProposed'>,
  now: string,
): readonly SessionState[] => {
  const states = sessions.slice(0, sessionCount).map(({ status, startDate }): SessionState => {
    if (status === 'Completed' || startDate <= now) return 'done';
    return status === 'Pending' ? 'waiting' : 'booked';
  });
  const left = sessionCount - states.length;
  return [
    ...states,
    ...Array.from(
      { length: left },
      (_, index): SessionState => (index === 0 && nextProposed !== null ? 'proposed' : 'open'),
    ),
  ];
};
