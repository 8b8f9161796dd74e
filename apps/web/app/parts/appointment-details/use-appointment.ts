import { CallError } from '@ayna/contracts/core/client';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { appointmentQuery, findInLists, type HistoryEntry, historyQuery } from '../../data/appointments.ts';
import { failureMessage } from '../show-failure.ts';

/** The appointment as it is now, and what was done to it. What a list has of it is there at once. */
export const useAppointment = (code: string) => {
  const client = useQueryClient();
  const one = useQuery({
    ...appointmentQuery(code),
    placeholderData: () => findInLists(client, code),
  });
  const history = useQuery(historyQuery(code));
  const isGone = one.error instanceof CallError && one.error.status === 404;
  return {
    appointment: isGone ? undefined : one.data,
    isSettled: !one.isFetching && !one.isPlaceholderData,
    isGone,
    failure: one.error && !one.data ? failureMessage(one.error) : undefined,
    retry: () => void one.refetch(),
    history,
  };
};

export type LoadedAppointment = ReturnType<typeof useAppointment>;
type Change = { readonly version: number; readonly last: HistoryEntry };

/**
 * Who changed it last while it was looked at: a name, '' where nobody is named, undefined where nobody else has.
 * The history says whose change it was, so one's own in another tab is none.
 */
export const useForeignChange = (
  { appointment, isSettled, history }: LoadedAppointment,
  viewerCode: string | undefined,
): string | undefined => {
  const [first, setFirst] = useState<number>();
  const [listed, setKnown] = useState<Change>();
  const isChanging = useIsMutating() > 0;
  const last = history.data?.at(-1);
  // Only once both have come: a change without its author, or with the one before, would be said wrongly.
  const isWhole = isSettled && !history.isFetching && !isChanging;
  if (isWhole && appointment && last) {
    const { version } = appointment;
    if (first === undefined) setFirst(version);
    if (listed?.version !== version || listed.last.at !== last.at) setKnown({ version, last });
  }
  if (!listed || listed.version === first || listed.last.by?.code === viewerCode) return undefined;
  return listed.last.by?.name ?? '';
};
