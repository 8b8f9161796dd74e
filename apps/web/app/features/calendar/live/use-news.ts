import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Appointment, type HistoryEntry, historyQuery } from '../../../data/appointments.ts';
import { meQuery } from '../../../data/auth.ts';
import { subscribeToLiveEvents } from '../../../data/live.ts';
import { systemClock } from '../../../lib/clock.ts';
import { type LiveEvent, pauseMs } from '../../../lib/live-stream.ts';
import { type News, newsFrom } from './rules/news.ts';

/** Of so many at once nobody reads who did which. */
const AT_ONCE = 6;

/** After these failures the mark is left out: it says who changed something a moment ago, and that moment is over. */
const RETRIES = 2;

const readHistory = async (
  client: QueryClient,
  code: string,
): Promise<readonly HistoryEntry[] | undefined> => {
  try {
    return await client.fetchQuery({
      ...historyQuery(code),
      retry: RETRIES,
      retryDelay: (failures) => pauseMs(failures, Math.random()),
    });
  } catch {
    return undefined;
  }
};

/**
 * Tells of what others do to the appointments that are shown. The stream says which one changed; who did
 * it is asked once the changed one is on the screen, and not for anything that is not.
 */
export const useNews = (
  appointments: readonly Appointment[],
  tell: (appointment: Appointment, news: News) => void,
): void => {
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  /** Versions that were rung for, and are not on the screen yet. */
  const rung = useRef(new Map<string, number>());

  const ask = useEffectEvent(async (appointment: Appointment) => {
    const history = await readHistory(client, appointment.code);
    const news = history && newsFrom(history, me?.code, systemClock.now());
    if (news) tell(appointment, news);
  });

  const look = useEffectEvent((shown: readonly Appointment[]) => {
    for (const appointment of shown) {
      const version = rung.current.get(appointment.code);
      if (version === undefined || appointment.version < version) continue;
      rung.current.delete(appointment.code);
      void ask(appointment);
    }
  });

  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.kind !== 'change') return;
    const { module, kind, code, version } = event.change;
    if (module !== 'appointment' || kind !== 'appointment') return;
    if (rung.current.size >= AT_ONCE) rung.current.clear();
    rung.current.set(code, version);
    look(appointments);
  });

  useEffect(() => subscribeToLiveEvents((event) => hear(event)), []);
  useEffect(() => look(appointments), [appointments]);
};
