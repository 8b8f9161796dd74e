import { Phone } from 'lucide-react';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Link } from '../../ui/link.tsx';
import { BookingFrame, StepHead } from './booking-frame.tsx';
import type { BookingData } from './model/booking-data.ts';
import { texts } from './texts.ts';

const words = texts.closed;

/** The salon takes no bookings online, for now or at all. */
export function ClosedBooking({ data }: { readonly data: BookingData }) {
  const { phone, path } = data.salon;
  return (
    <BookingFrame data={data}>
      <StepHead title={words.title}>{words.text}</StepHead>
      <p className="mt-6 flex flex-wrap items-center gap-5">
        <a href={phone.href} className={`num ${buttonStyle({ size: 'xl' })}`}>
          <Phone size={17} />
          {words.call(phone.text)}
        </a>
        <Link to={salonPagePath(path)} reloadDocument target="_top">
          {words.page}
        </Link>
      </p>
    </BookingFrame>
  );
}
