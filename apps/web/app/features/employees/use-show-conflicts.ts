import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { conflictsQuery } from '../../data/appointments.ts';
import { conflictsUrl } from '../../parts/conflicts-chip/conflicts-url.ts';

type ConflictSource = {
  readonly salonCode: string;
  readonly employeeCode: string;
  /** Because of a leave, with when it is; without an end it goes on. */
  readonly leave?: { readonly code: string; readonly startDate?: string; readonly endDate?: string };
};

/**
 * Goes to the appointments that something hit; false, and nowhere, where it hit none. Asked for anew: what was known
 * is from before. If it cannot be told now, the chip on the card tells it later.
 */
export const useShowConflicts = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async ({ salonCode, employeeCode, leave }: ConflictSource): Promise<boolean> => {
      const between = {
        ...(leave?.startDate && { startDate: leave.startDate }),
        ...(leave?.endDate && { endDate: leave.endDate }),
      };
      const request = { ...conflictsQuery(salonCode, { employeeCode, ...between }), staleTime: 0 };
      const conflicts = await client.fetchQuery(request).catch(() => []);
      if (conflicts.length > 0) await navigate(conflictsUrl({ employeeCode, leaveCode: leave?.code }));
      return conflicts.length > 0;
    },
    [client, navigate],
  );
};
