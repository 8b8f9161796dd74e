import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allergiesQuery } from '../../data/appointments.ts';
import { servicesQuery } from '../../data/services.ts';
import type { Marks } from './grid/block.tsx';

/** A week before the month and two after it: steps of a day or a week rarely ask again. */
const daysAround = (day: string) => ({
  from: addDays(`${day.slice(0, 8)}01`, -7),
  to: addDays(`${day.slice(0, 8)}01`, 45),
});

/** The colors of services and the allergies of customers. Blocks do without them until they come, and if they fail. */
export const useMarks = (salonCode: string, day: string, isReady: boolean): Marks => {
  const { data: services } = useQuery({ ...servicesQuery(salonCode), enabled: isReady });
  const { data: allergic } = useQuery({ ...allergiesQuery(salonCode, daysAround(day)), enabled: isReady });
  return useMemo(
    () => ({
      colors: new Map(services?.map(({ code, color }) => [code, color])),
      allergies: new Map(allergic?.map(({ customerCode, allergies }) => [customerCode, allergies])),
    }),
    [services, allergic],
  );
};
