import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Repeat2 } from 'lucide-react';
import { Link } from 'react-router';
import { earliestSlotsQuery } from '../../../data/booking.ts';
import { visitsToQuery } from '../../../data/my-appointments.ts';
import { onlyEmployee } from '../../../parts/repeat-visit.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import type { BookingData } from '../model/booking-data.ts';
import { clockOf, nearMoment } from '../model/day-words.ts';
import { lastVisit } from '../model/last-visit.ts';
import { anyEmployee, type BookingChoice, hrefOf } from '../model/url-params.ts';
import { servicesText, visitOf } from '../model/visit.ts';
import { texts } from '../texts.ts';

const words = texts.lastVisit;

type Props = { readonly data: BookingData; readonly choice: BookingChoice };

/** The last visit to this salon as a choice of its own: a press on a time leads to the confirmation. */
export function LastVisit({ data, choice }: Props) {
  const { data: visits = [] } = useQuery(visitsToQuery(data.salon.code));
  const parts = lastVisit(visits);
  const repeated: BookingChoice = {
    ...choice,
    services: parts.map(({ serviceCode }) => serviceCode),
    employee: onlyEmployee(parts) ?? anyEmployee,
    day: null,
    clock: null,
  };
  const visit = visitOf(data, repeated);
  // Nothing of it is offered any more.
  if (visit.services.length === 0) return null;
  const names = visit.services.map(({ name }) => name).join(', ');
  return (
    <section
      aria-label={words.title}
      className="mb-6 rounded-panel bg-accent-soft px-5 pt-4 pb-3 desk:max-w-160"
    >
      <h2 className="flex items-center gap-2 font-semibold text-accent-ink">
        <Repeat2 size={18} />
        {words.title}
      </h2>
      <p>{[names, visit.employee?.name].filter(Boolean).join(texts.dot)}</p>
      {visit.isEmployeeChosen && (
        <EarliestTimes data={data} choice={repeated} services={servicesText(visit)} />
      )}
      <Link
        to={hrefOf(repeated, { step: visit.isEmployeeChosen ? 'time' : 'employee' })}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-strong text-accent-ink"
      >
        {visit.isEmployeeChosen ? words.otherTimes : words.goOn}
        <ArrowRight size={17} />
      </Link>
    </section>
  );
}

type TimesProps = Props & { readonly services: string };

function EarliestTimes({ data, choice, services }: TimesProps) {
  const visit = { salonCode: data.salon.code, services };
  const { data: slots, isPending } = useQuery(earliestSlotsQuery(visit, data.today));
  if (slots?.length === 0) return <p className="mt-2 text-muted">{words.full}</p>;
  return (
    <div className="mt-3 grid min-h-14 grid-cols-3 gap-2.25">
      {isPending && (
        <SkeletonArea>
          <Skeleton className="h-14 rounded-box" />
        </SkeletonArea>
      )}
      {slots?.map(({ startDate }) => (
        <Link
          key={startDate}
          to={hrefOf(choice, { day: startDate.slice(0, 10), clock: clockOf(startDate), step: 'details' })}
          className="num grid min-h-14 place-items-center rounded-box bg-surface px-1 py-1.5 text-center font-medium text-lead-size leading-5 shadow-frame hover:bg-sunken dark:bg-raised"
        >
          {nearMoment(startDate, data.today)}
        </Link>
      ))}
    </div>
  );
}
