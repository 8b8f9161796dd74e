import type { Appointment } from '../../data/appointments.ts';
import { priceText } from '../../parts/money-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { RowActions } from './columns.tsx';
import { Decisions } from './decisions.tsx';
import { dayOf } from './model/filter-appointments.ts';
import { customerNameOf, nearDay, rangeOf } from './model/row-texts.ts';
import { Face, nameStyle, SessionMark, Status } from './row-parts.tsx';
import { texts } from './texts.ts';

type Props = RowActions & { readonly appointment: Appointment };

/** A row on a phone: all of it opens the details. */
export function AppointmentCard({ appointment, today, open, mayDecide, onDecide }: Props) {
  const { serviceSnapshot, employeeSnapshot, status } = appointment;
  const range = rangeOf(appointment);
  return (
    <>
      <button
        type="button"
        onClick={() => open(appointment.code)}
        className="-m-2 flex w-[calc(100%+1rem)] cursor-pointer gap-3 rounded-lg p-2 text-left"
      >
        <span className="self-start">
          <Face appointment={appointment} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-start justify-between gap-2">
            <span className={`min-w-0 truncate text-title-s ${nameStyle(appointment)}`}>
              {customerNameOf(appointment)}
            </span>
            <Status appointment={appointment} />
          </span>
          <span className="num mt-0.5 block font-[550]">
            {status === 'Pending' ? texts.moment(nearDay(dayOf(appointment), today), range) : range}
          </span>
          <span className="num wrap-anywhere mt-0.5 block text-muted">
            {serviceSnapshot.name}
            <SessionMark appointment={appointment} />
            {` \u00b7 ${employeeSnapshot.name} \u00b7 ${priceText(serviceSnapshot.price)}`}
          </span>
        </span>
      </button>
      {mayDecide(appointment) && (
        <div className="mt-3">
          <Decisions appointment={appointment} onDecide={onDecide} isWide />
        </div>
      )}
    </>
  );
}

/** As high as a card will be. */
export const cardSkeleton = (
  <div className="flex gap-3">
    <Skeleton className="size-9.5 rounded-full" />
    <div className="grid flex-1 gap-2">
      <div className="flex justify-between">
        <Skeleton className="h-4.5 w-32" />
        <Skeleton className="h-6 w-25" />
      </div>
      <Skeleton className="h-3.5 w-28" />
      <Skeleton className="h-3.5 w-44" />
    </div>
  </div>
);
