import { type To, useLocation, useNavigate } from 'react-router';
import { openingState, writeParams } from '../../../lib/use-url-state.ts';
import { type Prefill, placeParam, prefillQuery } from '../../../parts/appointment-form/model/prefill.ts';
import { paths } from '../../../paths.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useSheetOpen } from './booking-context.ts';

/** From here on there is room for the form beside the calendar. */
const desk = '(min-width: 64rem)';

export const bookingParams = { place: placeParam };

/** The calendar's address with the form beside it. */
export const withPlaceInAddress = (search: string, place: Prefill | null): string =>
  `?${writeParams(bookingParams, { place }, new URLSearchParams(search))}`;

/** A form that is open beside the calendar goes to another place with whom and what it was opened for. */
const keepVisit = (place: Prefill, search: string): Prefill => {
  const { customerCode, serviceCode } = place;
  const before = placeParam.read(new URLSearchParams(search));
  return before && customerCode === null && serviceCode === null
    ? { ...place, customerCode: before.customerCode, serviceCode: before.serviceCode }
    : place;
};

const pageOf = (place: Prefill): string => `${paths.addAppointment}?${prefillQuery(place)}`;

type BookingLink = { readonly to: To; readonly state?: unknown; readonly replace?: boolean };

/** The way to the form, for a link: beside the calendar on a desk, on its own page where there is no room. */
export const useBookingLink = (place: Prefill): BookingLink => {
  const { search } = useLocation();
  const isDesk = useMediaQuery(desk);
  const isOpen = useSheetOpen();
  if (!isDesk) return { to: pageOf(place) };
  const to = withPlaceInAddress(search, isOpen ? keepVisit(place, search) : place);
  return isOpen ? { to, replace: true } : { to, state: openingState };
};

/** The same for a press. A form that is open already goes to the place, and going back still closes it. */
export const useBook = (): ((place: Prefill) => void) => {
  const navigate = useNavigate();
  const isDesk = useMediaQuery(desk);
  const isOpen = useSheetOpen();
  return (place) => {
    if (!isDesk) return void navigate(pageOf(place));
    // Asked of the window, so that nothing is drawn again with every address.
    const { search } = window.location;
    const to = withPlaceInAddress(search, isOpen ? keepVisit(place, search) : place);
    void navigate(to, isOpen ? { replace: true } : { state: openingState });
  };
};
