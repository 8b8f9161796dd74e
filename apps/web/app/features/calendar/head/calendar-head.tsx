import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { emptyPrefill } from '../../../parts/appointment-form/model/prefill.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { useSheetOpen } from '../booking/booking-context.ts';
import { useBookingLink } from '../booking/use-booking-link.ts';
import { texts } from '../texts.ts';

type Props = {
  readonly day: string;
  readonly sub: string;
  /** The tour, the printer and whose day it is. */
  readonly tools: ReactNode;
  readonly tabs: ReactNode;
  /** 'Yeni Randevu' shows only with one of the rights. */
  readonly mayCreate: boolean;
};

/** On a phone the views have a line of their own, and the bar below has the button for a new one. */
export function CalendarHead({ day, sub, tools, tabs, mayCreate }: Props) {
  const isBooking = useSheetOpen();
  const link = useBookingLink({ ...emptyPrefill, date: day });
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-4.5 pb-4 max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-2.5">
      <div className="min-w-0 flex-1 max-tablet:min-w-[45%] tablet:min-w-60 wide:min-w-52">
        <h1 className="display text-page-title max-tablet:truncate max-tablet:text-page-title-phone">
          {texts.title}
        </h1>
        <p role="status" className="num mt-0.5 min-h-5 text-muted max-tablet:truncate max-tablet:text-label">
          {sub}
        </p>
      </div>
      {tools}
      {/* So wide that on a phone it begins a line, with the tools at its end. */}
      <div className="max-tablet:min-w-[68%] max-tablet:flex-1">{tabs}</div>
      {mayCreate && !isBooking && (
        <span data-tour="calendar-new" className="grid max-tablet:hidden">
          <ButtonLink {...link} icon={Plus}>
            {texts.newAppointment}
          </ButtonLink>
        </span>
      )}
    </header>
  );
}
