import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { conflictsQuery } from '../../../data/appointments.ts';
import { conflictsUrl } from '../../../parts/conflicts-chip/conflicts-url.ts';
import { texts } from './texts.ts';

const words = texts.hits;

/** Of saved hours: how many appointments they leave without a place, and the way to them. */
export const useConflictsToast = (salonCode: string) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const request = { ...conflictsQuery(salonCode, {}), staleTime: 0 };
    const { length } = await client.fetchQuery(request).catch(() => []);
    if (length === 0) return {};
    const action = { label: words.show, onPress: () => void navigate(conflictsUrl()) };
    return { detail: words.waiting(length), tone: 'warning' as const, action };
  };
};

type Days = { readonly from: string; readonly to: string };

/** How many appointments lie in closed days. */
export const useConflictCount = (salonCode: string) => {
  const { data = [] } = useQuery(conflictsQuery(salonCode, {}));
  const days = data.map(({ appointment }) => appointment.appointmentTime.appointmentStartDate.slice(0, 10));
  return ({ from, to }: Days): number => days.filter((day) => from <= day && day <= to).length;
};
