import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { conflictsQuery } from '../../data/appointments.ts';
import { useQuietRetry } from '../../parts/use-quiet-retry.ts';

/** By employee, how many appointments wait for another place. */
export type ConflictCounts = ReadonlyMap<string, number>;

export const useConflictCounts = (salonCode: string): ConflictCounts => {
  const conflicts = useQuery(conflictsQuery(salonCode, {}));
  useQuietRetry(conflicts);
  const { data } = conflicts;
  return useMemo(() => {
    const groups = Map.groupBy(data ?? [], ({ appointment }) => appointment.employeeCode);
    return new Map([...groups].map(([code, all]) => [code, all.length]));
  }, [data]);
};
