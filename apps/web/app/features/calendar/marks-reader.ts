import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { allergiesQuery } from '../../data/appointments.ts';
import { servicesQuery } from '../../data/services.ts';
import type { Marks } from './grid/block.tsx';

/** A week before the month and two after it: steps of a day or a week rarely ask again. */
const daysAround = (day: string) => ({
  from: addDays(`${day.slice(0, 8)}01`, -7),
  to: addDays(`${day.slice(0, 8)}01`, 45),
});

type Props = {
  readonly salonCode: string;
  readonly day: string;
  readonly onRead: (marks: Marks) => void;
};

/**
 * Reads the colors of services and the allergies of customers, once the day is painted. Blocks do without them until they
 * come, and if they fail.
 */
export function MarksReader({ salonCode, day, onRead }: Props) {
  const { data: services } = useQuery(servicesQuery(salonCode));
  const { data: allergic } = useQuery(allergiesQuery(salonCode, daysAround(day)));
  const tell = useEffectEvent(onRead);
  useEffect(
    () =>
      tell({
        colors: new Map(services?.map(({ code, color }) => [code, color])),
        allergies: new Map(allergic?.map(({ customerCode, allergies }) => [customerCode, allergies])),
      }),
    [services, allergic],
  );
  return null;
}
