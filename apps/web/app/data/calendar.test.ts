import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Appointment, appointmentsQuery } from './appointments.ts';
import { type CalendarDays, calendarQuery } from './calendar.ts';

const one = (code: string, employeeCode: string, start: string, end: string) =>
  ({
    code,
    employeeCode,
    appointmentTime: { appointmentStartDate: start, appointmentEndDate: end },
  }) as Appointment;

const week = [
  one('before', 'nehir', '2026-11-13T23:30:00', '2026-11-14T00:30:00'),
  one('own', 'nehir', '2026-11-14T10:00:00', '2026-11-14T11:00:00'),
  one('other', 'deniz', '2026-11-14T10:00:00', '2026-11-14T11:00:00'),
  one('later', 'nehir', '2026-11-15T00:00:00', '2026-11-15T01:00:00'),
];

/** What is known at once of these days, where the whole team's days from the 13th on are known. */
const known = (days: CalendarDays, last = '2026-11-19') => {
  const client = new QueryClient();
  const filters = { startDate: '2026-11-13T00:00:00.000Z', endDate: `${last}T23:59:59.000Z` };
  client.setQueryData(appointmentsQuery('S', filters).queryKey, week, { updatedAt: 77 });
  const { initialData, initialDataUpdatedAt } = calendarQuery(client, 'S', days);
  const data = typeof initialData === 'function' ? initialData() : initialData;
  const at = typeof initialDataUpdatedAt === 'function' ? initialDataUpdatedAt() : initialDataUpdatedAt;
  return { codes: data?.map(({ code }) => code), at };
};

const day = { first: '2026-11-14', last: '2026-11-14' };

describe('what the calendar asks for', () => {
  it('has day bounds that end with .000Z, and names the employee if one is chosen', () => {
    const { queryKey } = calendarQuery(new QueryClient(), 'S', { ...day, employeeCode: 'nehir' });
    expect(queryKey.at(-1)).toEqual({
      startDate: '2026-11-14T00:00:00.000Z',
      endDate: '2026-11-14T23:59:59.000Z',
      employeeCode: 'nehir',
    });
  });
});

describe('what is known already is not asked for', () => {
  it('a day out of its week, as old as that', () => {
    expect(known(day)).toEqual({ codes: ['before', 'own', 'other'], at: 77 });
  });

  it('one person out of the team', () => {
    expect(known({ ...day, employeeCode: 'nehir' }).codes).toEqual(['before', 'own']);
  });

  it('but not days of which a part is missing', () => {
    expect(known({ first: '2026-11-14', last: '2026-11-20' })).toEqual({ codes: undefined, at: undefined });
    expect(known(day, '2026-11-13').codes).toBeUndefined();
  });
});
