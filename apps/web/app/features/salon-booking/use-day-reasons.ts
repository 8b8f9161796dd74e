import type { NoRoomReason } from '@ayna/contracts/appointment';
import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { dayReasonsQuery } from '../../data/booking.ts';
import type { BookingData } from './model/booking-data.ts';

/** From today on; one call answers for them all. */
export const stripDays = 14;

type Props = {
  readonly data: BookingData;
  readonly services: string;
  /** The day whose times are shown. */
  readonly day: string;
  readonly isReady: boolean;
};

/** Why a day has no room; null if it has, undefined until that is known. */
export const useDayReasons = ({ data, services, day, isReady }: Props) => {
  const visit = { salonCode: data.salon.code, services };
  const isInStrip = day >= data.today && day < addDays(data.today, stripDays);
  const strip = useQuery({ ...dayReasonsQuery(visit, data.today, stripDays), enabled: isReady });
  const shown = useQuery({ ...dayReasonsQuery(visit, day, 1), enabled: isReady && !isInStrip });
  return (date: string): NoRoomReason | null | undefined =>
    (date === day && !isInStrip ? shown : strip).data?.get(date);
};
