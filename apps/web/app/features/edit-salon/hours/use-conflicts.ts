import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { conflictsQuery } from '../../../data/appointments.ts';
import { conflictsUrl } from '../../../parts/conflicts-chip/conflicts-url.ts';
import { useScheduleConflicts } from '../../../parts/schedule-conflicts.ts';
import { useQuietRetry } from '../../../parts/use-quiet-retry.ts';
import { showToast } from '../../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.hits;

/** Says that hours are saved, how many appointments they leave without a place, and the way to them. */
export const useConflictsToast = (salonCode: string) => {
  const ask = useScheduleConflicts();
  const navigate = useNavigate();
  const show = { label: words.show, onPress: () => void navigate(conflictsUrl()) };
  return (saved: string): Promise<void> =>
    ask({
      salonCode,
      query: {},
      saved,
      answer: ({ length }) =>
        showToast({
          text: saved,
          ...(length > 0 ? { detail: words.waiting(length), tone: 'warning', action: show } : {}),
        }),
    });
};

type Days = { readonly from: string; readonly to: string };

/** How many appointments lie in closed days. */
export const useConflictCount = (salonCode: string) => {
  const conflicts = useQuery(conflictsQuery(salonCode, {}));
  useQuietRetry(conflicts);
  const days = (conflicts.data ?? []).map(({ appointment }) =>
    appointment.appointmentTime.appointmentStartDate.slice(0, 10),
  );
  return ({ from, to }: Days): number => days.filter((day) => from <= day && day <= to).length;
};
