import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { conflictsUrl } from '../../parts/conflicts-chip/conflicts-url.ts';
import { useScheduleConflicts } from '../../parts/schedule-conflicts.ts';

type ConflictSource = {
  readonly salonCode: string;
  readonly employeeCode: string;
  /** Because of a leave, with when it is; without an end it goes on. */
  readonly leave?: { readonly code: string; readonly startDate?: string; readonly endDate?: string };
  /** What was saved, in words. */
  readonly saved?: string;
  readonly onNone?: () => void;
};

/** Goes to the appointments that conflict with what was saved; where there are none, `onNone` is called. */
export const useShowConflicts = () => {
  const ask = useScheduleConflicts();
  const navigate = useNavigate();
  return useCallback(
    ({ salonCode, employeeCode, leave, saved, onNone }: ConflictSource): Promise<void> => {
      const between = {
        ...(leave?.startDate && { startDate: leave.startDate }),
        ...(leave?.endDate && { endDate: leave.endDate }),
      };
      return ask({
        salonCode,
        query: { employeeCode, ...between },
        saved,
        answer: ({ length }) =>
          length > 0 ? navigate(conflictsUrl({ employeeCode, leaveCode: leave?.code })) : onNone?.(),
      });
    },
    [ask, navigate],
  );
};
