import type { NoRoomReason } from '@ayna/contracts/appointment';
import { minutesText } from '../../../parts/public-service.ts';
import { reasonTexts } from '../texts.ts';
import type { BookingData } from './booking-data.ts';
import type { Visit } from './visit.ts';

type Facts = {
  readonly salon: Pick<BookingData['salon'], 'aheadDays' | 'leadMinutes'>;
  readonly visit: Pick<Visit, 'minutes'> & { readonly employee: { readonly firstName: string } | null };
};

/** Why a day has no room, in a customer's words. */
export const reasonWords = (
  reason: NoRoomReason | 'past',
  { salon, visit }: Facts,
): { readonly title: string; readonly text: string } => {
  const { title, text } = reasonTexts[reason];
  return {
    title: typeof title === 'string' ? title : title(visit.employee?.firstName ?? null),
    text:
      typeof text === 'string'
        ? text
        : text({
            notice: salon.leadMinutes,
            ahead: salon.aheadDays,
            duration: minutesText(visit.minutes),
          }),
  };
};
