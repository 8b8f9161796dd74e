import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lazyComponent } from '../../../lib/lazy.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import type { BookedVisit } from '../../../parts/appointment-form/use-add-appointment.ts';
import type { DraftPlace } from '../../../parts/appointment-form/use-moved-place.ts';
import type { Member } from '../../../parts/use-member.ts';
import { urlWords } from '../texts.ts';
import { DraftPlaceContext, SheetOpenContext } from './booking-context.ts';
import { bookingParams, withPlaceInAddress } from './use-booking-link.ts';

// Most days of the calendar are looked at and not written into.
const BookingSheet = lazyComponent(() => import('./booking-sheet.tsx').then((part) => part.BookingSheet));

/** The day goes where the form goes, so that the place is in sight; a week or a month stays. */
const useFollowedDay = () => {
  const [, setSearch] = useSearchParams();
  return (date: string): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (!next.has(urlWords.view)) next.set(urlWords.day, date);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
};

/** After booking the sheet is gone, and the calendar shows what was booked. */
const useShowBooked = () => {
  const navigate = useNavigate();
  return ({ code, date, employeeCode }: BookedVisit): void => {
    const search = new URLSearchParams(withPlaceInAddress(window.location.search, null));
    search.set(urlWords.day, date);
    const shown = search.get(urlWords.employee);
    // One person's day was shown, and it became another's.
    if (shown !== null && shown !== urlWords.everybody && employeeCode)
      search.set(urlWords.employee, employeeCode);
    void navigate(`?${search}`, { replace: true, preventScrollReset: true, state: { bookedCode: code } });
  };
};

type Props = { readonly member: Member; readonly children: ReactNode };

/** The calendar, and beside it the form of a new appointment where the address says so. */
export function BookingHost({ member, children }: Props) {
  const { values, close } = useUrlState(bookingParams, { place: null });
  const [draftPlace, setDraftPlace] = useState<DraftPlace | null>(null);
  const follow = useFollowedDay();
  const showBooked = useShowBooked();
  const isOpen = values.place !== null && appointmentScope(member.groups, bookingRights) !== 'none';
  const move = (next: DraftPlace | null): void => {
    if (next && draftPlace && next.date !== draftPlace.date) follow(next.date);
    setDraftPlace(next);
  };
  return (
    <SheetOpenContext value={isOpen}>
      <DraftPlaceContext value={isOpen ? draftPlace : null}>{children}</DraftPlaceContext>
      {isOpen && values.place && (
        <Suspense fallback={null}>
          <BookingSheet
            member={member}
            place={values.place}
            draftPlace={draftPlace}
            onMove={move}
            onBooked={showBooked}
            onClose={close}
          />
        </Suspense>
      )}
    </SheetOpenContext>
  );
}
