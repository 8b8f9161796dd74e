import type { Appointment } from '../../data/appointments.ts';
import type { Employee } from '../../data/employees.ts';
import type { Salon } from '../../data/salon.ts';
import type { Member } from '../../parts/use-member.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { FirstDayBox } from './first-day-box.tsx';
import { firstDayPoints, minutesSoFar } from './model/first-day.ts';
import type { Today } from './model/today.ts';
import { greeting, todaySentence } from './sentence.ts';
import { texts } from './texts.ts';
import { TodayCard } from './today-card.tsx';
import { type ShownFirstDay, useFirstDay } from './use-first-day.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCard } from './waiting-card.tsx';

type Shown = {
  readonly day: string;
  readonly clock: string;
  readonly minute: number;
  readonly today: Today;
  readonly salon: Salon;
  readonly team: readonly Employee[];
  readonly appointments: readonly Appointment[];
};

type Props = {
  readonly member: Member;
  /** Of the person who looks. */
  readonly name: string;
  readonly shown: Shown;
  /** Manages the salon, and so its first day. */
  readonly isManager: boolean;
};

export function Morning({ isManager, ...props }: Props) {
  return isManager ? <OwnersMorning {...props} /> : <MorningView {...props} />;
}

function OwnersMorning(props: Omit<Props, 'isManager'>) {
  const firstDay = useFirstDay(props.shown);
  return <MorningView {...props} firstDay={firstDay} />;
}

type ViewProps = Omit<Props, 'isManager'> & { readonly firstDay?: ShownFirstDay | 'loading' | undefined };

function MorningView({ member, name, shown, firstDay }: ViewProps) {
  const { day, minute, clock, today, team } = shown;
  const waiting = useWaiting({ member, day, team });
  const begun = firstDay !== 'loading' && firstDay;
  const left = begun ? firstDayPoints.length - begun.done.size : 0;
  return (
    <>
      <div className="pb-5 max-tablet:pb-3.5">
        <h2 className="display text-head-40 leading-11 max-tablet:text-head-32 max-tablet:leading-9">
          {firstDay ? texts.greetings.first(name) : greeting(name, minute)}
        </h2>
        <p className="num mt-1 max-w-text text-pretty text-ink-2 text-title-s-size leading-6">
          {begun && left > 0
            ? texts.firstDay.lead(left, minutesSoFar(begun.times))
            : todaySentence(today, day, minute)}
        </p>
      </div>
      {firstDay === 'loading' ? (
        <SkeletonArea>
          <Skeleton className="mb-3.5 h-100 w-full rounded-xl" />
        </SkeletonArea>
      ) : (
        firstDay && <FirstDayBox {...firstDay} />
      )}
      <div className="grid grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] gap-3.5 max-desk:grid-cols-1 max-tablet:gap-3">
        <TodayCard today={today} minute={minute} clock={clock} member={member} />
        <WaitingCard waiting={waiting} today={day} />
      </div>
    </>
  );
}
