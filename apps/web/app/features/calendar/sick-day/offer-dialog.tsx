import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskDaysQuery, type ScheduleConflict } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { servicesQuery } from '../../../data/services.ts';
import { clockOf, customerName } from '../../../parts/conflict-moves/names.ts';
import type { Candidate } from '../../../parts/conflict-moves/plan.ts';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { employeeName, performs } from '../../../parts/service-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { longDay, shortDay } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { type OfferedDay, offeredDays } from './offered-days.ts';
import { texts } from './texts.ts';

const words = texts.offers;
const anyone = 'anyone';
/** As many as one answer has. */
const DAYS = 14;

type Props = {
  readonly salonCode: string;
  readonly conflict: ScheduleConflict;
  readonly team: readonly Employee[];
  readonly choose: (candidate: Candidate) => void;
  readonly close: () => void;
};

/** Times that are really free, of one employee or of anyone, on the days that follow. */
export function OfferDialog({ conflict, team, choose, close, ...props }: Props) {
  const { appointment } = conflict;
  const { serviceCode, employeeCode, appointmentTime } = appointment;
  const was = appointmentTime.appointmentStartDate;
  const able = team.filter((one) => one.isActive && performs(one, serviceCode));
  const [who, setWho] = useState(able.some(({ code }) => code === employeeCode) ? employeeCode : anyone);
  const [from, setFrom] = useState(was.slice(0, 10));
  const times = useTimes({ ...props, conflict, from });
  return (
    <Dialog
      title={texts.offerOf(customerName(appointment))}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
    >
      <div className="grid gap-4 pb-1">
        <p className="num text-muted">{words.was(longDay(was.slice(0, 10)), clockOf(was))}</p>
        <Select
          label={words.who}
          options={[
            { id: anyone, label: words.anyone },
            ...able.map((one) => ({ id: one.code, label: employeeName(one) })),
          ]}
          value={who}
          onChange={(value) => setWho(value ?? anyone)}
        />
        <Times
          times={times}
          days={offeredDays(times.data ?? [], { was, employeeCode: who === anyone ? null : who })}
          choose={choose}
        />
        <Button look="outline" onPress={() => setFrom(addDays(from, DAYS))}>
          {words.more}
        </Button>
      </div>
    </Dialog>
  );
}

type TimesOf = Pick<Props, 'salonCode' | 'conflict'> & { readonly from: string };

const useTimes = ({ salonCode, conflict, from }: TimesOf) => {
  const { serviceCode, serviceSnapshot, appointmentTime } = conflict.appointment;
  const { data: services } = useQuery(servicesQuery(salonCode));
  const service = services?.find(({ code }) => code === serviceCode);
  const isChanged = service !== undefined && service.duration !== serviceSnapshot.duration;
  return useQuery(
    deskDaysQuery(salonCode, {
      from,
      days: DAYS,
      requested: [{ serviceCode, employeeCode: null }],
      duration: isChanged ? serviceSnapshot.duration : null,
      at: clockOf(appointmentTime.appointmentStartDate),
    }),
  );
};

type TimesProps = {
  readonly times: ReturnType<typeof useTimes>;
  readonly days: readonly OfferedDay[];
  readonly choose: (candidate: Candidate) => void;
};

function Times({ times, days, choose }: TimesProps) {
  if (times.error && !times.data)
    return (
      <LoadFailure
        title={texts.failed}
        text={times.error.message}
        retry={texts.retry}
        onRetry={() => void times.refetch()}
      />
    );
  if (!times.data)
    return (
      <SkeletonArea>
        <div className="grid gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-11 rounded-lg" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-11 rounded-lg" />
        </div>
      </SkeletonArea>
    );
  if (days.length === 0) return <p className="text-muted">{words.none}</p>;
  return days.map(({ date, candidates }) => (
    <section key={date}>
      <h3 className="num font-semibold">{longDay(date)}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {candidates.map((candidate) => (
          <li key={candidate.startDate} className="grid max-tablet:*:h-11">
            <Button
              look="outline"
              size="sm"
              aria-label={words.time(shortDay(date), clockOf(candidate.startDate))}
              onPress={() => choose(candidate)}
            >
              <span className="num">{clockOf(candidate.startDate)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
