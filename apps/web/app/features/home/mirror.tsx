import { CircleCheck } from 'lucide-react';
import { BookingPhone } from './booking-phone.tsx';
import { SampleCalendar } from './sample-calendar.tsx';
import { sample } from './texts.ts';

/**
 * What the customer picks on the phone stands in the salon's calendar. A picture, in every sense:
 * to a screen reader the words beside it say the same.
 */
export function Mirror() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-[668px] w-full max-w-[684px] select-none max-tablet:-mx-5 max-tablet:w-auto max-tablet:max-w-none max-tablet:overflow-hidden tablet:h-[680px]"
    >
      <div className="relative mx-auto h-full max-tablet:max-w-[430px]">
        <div className="home-mirror absolute top-[120px] left-1/2 h-[470px] w-[340px] -translate-x-1/2 overflow-hidden rounded-[50%] tablet:top-2 tablet:h-[650px] tablet:ml-[11px] tablet:w-[470px]" />
        <BookingPhone />
        <SampleCalendar />
        <div className="absolute right-3.5 bottom-2 z-20 flex items-center gap-[11px] rounded-[15px] bg-sir-900 py-3 pr-4 pl-3.5 text-[0.875rem]/[1.1875rem] text-white shadow-3 tablet:right-6 tablet:bottom-1.5">
          <CircleCheck size={22} strokeWidth={1.75} className="shrink-0 text-yesil-300" />
          <span>
            <b className="block font-[550]">{sample.arrived}</b>
            <span className="num text-[0.8125rem] text-sir-300">{sample.arrivedAt}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
