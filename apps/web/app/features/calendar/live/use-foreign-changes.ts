import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Appointment, type HistoryEntry, historyQuery } from '../../../data/appointments.ts';
import { meQuery } from '../../../data/auth.ts';
import { subscribeToLiveEvents } from '../../../data/live.ts';
import { systemClock } from '../../../lib/clock.ts';
import { type LiveEvent, pauseMs } from '../../../lib/live-stream.ts';
import { type ForeignChange, foreignChange } from './rules/foreign-change.ts';

/** Of so many at once nobody reads who did which. */
const MAX_PENDING = 6;

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
export const useForeignChanges = (
  appointments: readonly Appointment[],
  onChange: (appointment: Appointment, change: ForeignChange) => void,
): void => {
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  /** Versions that were rung for, and are not on the screen yet. */
  const pending = useRef(new Map<string, number>());

  const report = useEffectEvent(async (appointment: Appointment) => {
    const history = await readHistory(client, appointment.code);
    const change = history && foreignChange(history, me?.code, systemClock.now());
    if (change) onChange(appointment, change);
  });

  const reportShown = useEffectEvent((shown: readonly Appointment[]) => {
    for (const appointment of shown) {
      const version = pending.current.get(appointment.code);
      if (version === undefined || appointment.version < version) continue;
      pending.current.delete(appointment.code);
      void report(appointment);
    }
  });

  const onLiveEvent = useEffectEvent((event: LiveEvent) => {
    if (event.kind !== 'change') return;
    const { module, kind, code, version } = event.change;
    if (module !== 'appointment' || kind !== 'appointment') return;
    if (pending.current.size >= MAX_PENDING) pending.current.clear();
    pending.current.set(code, version);
    reportShown(appointments);
  });

  useEffect(() => subscribeToLiveEvents((event) => onLiveEvent(event)), []);
  useEffect(() => reportShown(appointments), [appointments]);
};
