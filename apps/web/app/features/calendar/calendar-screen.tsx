import type { MetaDescriptor } from 'react-router';
import { useMember } from '../../parts/use-member.ts';
import { BookingHost } from './booking/booking-host.tsx';
import { Calendar } from './calendar.tsx';
import { SickDays } from './sick-day/sick-days.tsx';
import { texts } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** Where a salon lives all day. Anyone who belongs to none is led elsewhere before this is shown. */
export default function CalendarScreen() {
  const member = useMember();
  if (!member) return null;
  return (
    <BookingHost key={member.salonCode} member={member}>
      <SickDays member={member}>
        <Calendar member={member} />
      </SickDays>
    </BookingHost>
  );
}
