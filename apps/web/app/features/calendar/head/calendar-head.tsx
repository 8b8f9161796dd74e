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
  /** The same where there is little room. */
  readonly shortSub: string;
  /** The tour, the printer and whose day it is. */
  readonly tools: ReactNode;
  readonly tabs: ReactNode;
  /** 'Yeni Randevu' shows only with one of the rights. */
  readonly mayCreate: boolean;
};

/**
 * On a phone the views have a line of their own, and the bar below has the button for a new one. Elsewhere all of it
 * stays on one line, by what of the screen the menu and a sheet leave to it.
 */
export function CalendarHead({ day, sub, shortSub, tools, tabs, mayCreate }: Props) {
  const isBooking = useSheetOpen();
  const link = useBookingLink({ ...emptyPrefill, date: day });
  return (
    <div className="@container shrink-0">
      <header className={headStyle}>
        <div className="min-w-0 flex-1 max-small:min-w-[45%]">
          <h1 className="display truncate text-page-title max-tablet:text-page-title-phone tablet:@max-head:text-page-title-phone tablet:@max-head-tight:text-head-20">
            {texts.title}
          </h1>
          <p
            role="status"
            className="num mt-0.5 min-h-5 truncate text-muted max-tablet:text-label tablet:@max-head:text-label"
          >
            <span className="max-tablet:hidden @max-head:hidden">{sub}</span>
            <span className="tablet:@min-head:hidden">{shortSub}</span>
          </p>
        </div>
        {tools}
        {/* So wide that on a phone it begins a line, with the tools at its end. */}
        <div className="max-small:min-w-[52%] max-small:flex-1">{tabs}</div>
        {mayCreate && !isBooking && (
          <span data-tour="calendar-new" className="grid max-tablet:hidden">
            <ButtonLink {...link} icon={Plus} aria-label={texts.newAppointment}>
              <span className="@max-head:hidden">{texts.newAppointment}</span>
              <span className="@min-head:hidden @max-head-tight:hidden">{texts.newShort}</span>
            </ButtonLink>
          </span>
        )}
      </header>
    </div>
  );
}

const headStyle = [
  'flex items-center gap-x-3 gap-y-2 px-6 pt-4.5 pb-4',
  'max-small:flex-wrap max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-2.5',
  'tablet:@max-head:gap-x-2 tablet:@max-head:px-5 tablet:@max-head:pt-3 tablet:@max-head:pb-2.5',
  'tablet:@max-head-tight:px-4',
].join(' ');
