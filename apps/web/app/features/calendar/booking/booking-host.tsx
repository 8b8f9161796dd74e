import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isOffline } from '../../../lib/connection.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { useUrlState, writeParams } from '../../../lib/use-url-state.ts';
import type { BookedVisit } from '../../../parts/appointment-form/use-add-appointment.ts';
import type { DraftPlace } from '../../../parts/appointment-form/use-moved-place.ts';
import type { Member } from '../../../parts/use-member.ts';
import { showToast } from '../../../ui/toast.tsx';
import { employeesParam, withEmployee } from '../model/selected-employees.ts';
import { texts, urlWords } from '../texts.ts';
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
    const shown = employeesParam.read(search);
    // It became somebody's who is not shown: their day takes the place of one person's, and joins those of several.
    const next =
      shown && employeeCode
        ? writeParams({ shown: employeesParam }, { shown: withEmployee(shown, employeeCode) }, search)
        : search;
    void navigate(`?${next}`, { replace: true, preventScrollReset: true, state: { bookedCode: code } });
  };
};

/** Without a network nothing is booked, and that is said before anybody types. A form that is open already stays. */
const useRefusalOffline = (isOpen: boolean, close: () => void): void => {
  const refuse = useEffectEvent(() => {
    showToast({ text: texts.noBookingOffline, tone: 'warning' });
    close();
  });
  useEffect(() => {
    if (isOpen && isOffline()) refuse();
  }, [isOpen]);
};

type Props = { readonly member: Member; readonly children: ReactNode };

/** The calendar, and beside it the form of a new appointment where the address says so. */
export function BookingHost({ member, children }: Props) {
  const { values, close } = useUrlState(bookingParams, { place: null });
  const [draftPlace, setDraftPlace] = useState<DraftPlace | null>(null);
  const follow = useFollowedDay();
  const showBooked = useShowBooked();
  const isOpen = values.place !== null && appointmentScope(member.groups, bookingRights) !== 'none';
  useRefusalOffline(isOpen, close);
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
            // For somebody else, or for something else, it is another form.
            key={`${values.place.customerCode} ${values.place.serviceCode}`}
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
