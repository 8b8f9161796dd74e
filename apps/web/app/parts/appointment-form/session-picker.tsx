import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskDaysQuery } from '../../data/appointments.ts';
import { Button } from '../../ui/button.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { leftOut, type PlannedSession, toMoment } from './model/course.ts';
import { startsOn } from './model/days.ts';
import { durationOf, requestedServices } from './model/draft.ts';
import { texts } from './texts.ts';
import type { AddAppointment } from './use-add-appointment.ts';

const words = texts.sessions;

type Props = {
  readonly form: AddAppointment;
  readonly salonCode: string;
  readonly session: PlannedSession;
  readonly onDone: () => void;
};

/** Another day or time for one session of the course, or none for now. */
export function SessionPicker({ form: { draft, change }, salonCode, session, onDone }: Props) {
  const { proposed, start } = session;
  const [date, setDate] = useState(start?.date ?? proposed);
  const { data, error, refetch } = useQuery(
    deskDaysQuery(salonCode, {
      from: date,
      days: 1,
      requested: requestedServices({ ...draft, employeeCode: null }),
      duration: durationOf(draft),
      at: draft.time,
    }),
  );
  // Whatever follows this visit comes after it.
  const times = date > draft.date ? startsOn(data?.[0], draft) : [];
  const choose = (moment: string): void => {
    change({ sessionChoices: { ...draft.sessionChoices, [proposed]: moment } });
    onDone();
  };
  return (
    <div className="mt-2 grid gap-3 rounded-lg bg-sunken p-3 dark:bg-raised">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="w-44">
          <DatePicker label={texts.when.day} min={addDays(draft.date, 1)} value={date} onChange={setDate} />
        </div>
        <Button look="ghost" onPress={() => choose(leftOut)}>
          {words.leaveOut}
        </Button>
      </div>
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-danger-ink">
          {texts.when.failed}
          <Button look="outline" size="sm" onPress={() => void refetch()}>
            {texts.retry}
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton className="h-11.5 tablet:h-10" />}
      {data && times.length === 0 && <p className="text-muted">{texts.when.none}</p>}
      <ul aria-label={texts.when.time} className="num flex max-h-46 flex-wrap gap-2 overflow-y-auto p-0.5">
        {times.map((time) => (
          <li key={time}>
            <Button look="outline" onPress={() => choose(toMoment({ date, time }))}>
              {time}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
