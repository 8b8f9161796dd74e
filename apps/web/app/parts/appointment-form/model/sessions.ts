import { addDays } from '@ayna/domain/wall-clock';
import type { Service } from '../../../data/services.ts';

type SessionService = Pick<Service, 'sessionCount' | 'sessionIntervalDays'>;

export type Session = { readonly number: number; readonly date: string };

/** Which session the next one is, after so many: after the last the count begins again. */
export const nextSession = (previous: number, { sessionCount }: SessionService): number =>
  (previous % (sessionCount ?? 1)) + 1;

/** This session and those that follow it, at the interval. */
export const sessionsFrom = (date: string, first: number, service: SessionService): readonly Session[] => {
  const { sessionCount, sessionIntervalDays } = service;
  if (sessionCount === null || sessionIntervalDays === null) return [{ number: first, date }];
  return Array.from({ length: Math.max(1, sessionCount - first + 1) }, (_, index) => ({
    number: first + index,
    date: index === 0 ? date : addDays(date, sessionIntervalDays * index),
  }));
};
