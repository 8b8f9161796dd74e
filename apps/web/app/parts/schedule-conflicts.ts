import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ConflictsRequest, conflictsQuery, type ScheduleConflict } from '../data/appointments.ts';
import { showToast } from '../ui/toast.tsx';
import { texts } from './schedule-conflicts.texts.ts';

type Question = {
  readonly salonCode: string;
  readonly query: ConflictsRequest;
  /** What was saved, in words; a toast says it together with the failure. */
  readonly saved?: string | undefined;
  readonly answer: (conflicts: readonly ScheduleConflict[]) => unknown;
};

/**
 * Asks which appointments conflict with hours or a leave that were saved, and hands them to `answer`. They are read
 * from the server, because what is cached is from before the change. A failed question is not taken as 'no
 * conflicts': a toast says so, and its button asks again.
 */
export const useScheduleConflicts = () => {
  const client = useQueryClient();
  return useCallback(
    async function ask(question: Question): Promise<void> {
      const { salonCode, query, saved, answer } = question;
      let conflicts: readonly ScheduleConflict[];
      try {
        conflicts = await client.fetchQuery({ ...conflictsQuery(salonCode, query), staleTime: 0 });
      } catch {
        showToast({
          text: saved ?? texts.unknown,
          ...(saved !== undefined && { detail: texts.unknown }),
          tone: 'warning',
          action: { label: texts.retry, onPress: () => void ask(question) },
        });
        return;
      }
      await answer(conflicts);
    },
    [client],
  );
};
