import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarBlocksQuery, calendarQuery } from '../../data/calendar.ts';
import type { Salon } from '../../data/salon.ts';
import { useQuietRetry } from '../../parts/use-quiet-retry.ts';
import { breaksOn, toAgendas } from './agendas.ts';
import type { Agenda } from './now-state.ts';
import type { Team } from './use-team.ts';

export type Agendas = ReadonlyMap<string, Agenda>;

/** Everybody's day, from the answers that the calendar reads too. Empty until they are here. */
export const useAgendas = (
  salonCode: string,
  salon: Salon | undefined,
  here: Team['here'],
  date: string,
): Agendas => {
  const client = useQueryClient();
  const today = { first: date, last: date };
  const appointments = useQuery(calendarQuery(client, salonCode, today));
  const blocks = useQuery(calendarBlocksQuery(salonCode, today));
  useQuietRetry(appointments);
  useQuietRetry(blocks);
  return useMemo(() => {
    if (!here || !appointments.data || !blocks.data) return new Map();
    const breaks = salon ? breaksOn(salon, date) : [];
    const day = { appointments: appointments.data, blocks: blocks.data, breaks };
    return toAgendas(
      here.map(({ code }) => code),
      day,
    );
  }, [here, appointments.data, blocks.data, salon, date]);
};
