import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { conflictsQuery } from '../../data/appointments.ts';

/** By employee, how many appointments wait for another place. */
export type ConflictCounts = ReadonlyMap<string, number>;

export const useConflictCounts = (salonCode: string): ConflictCounts => {
  const { data } = useQuery(conflictsQuery(salonCode, {}));
  return useMemo(() => {
    const groups = Map.groupBy(data ?? [], ({ appointment }) => appointment.employeeCode);
    return new Map([...groups].map(([code, all]) => [code, all.length]));
  }, [data]);
};
