import { wallNow } from '@ayna/domain/wall-now';
import { type LucideIcon, Sun, Sunrise } from 'lucide-react';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { Salon } from '../../../data/salon.ts';
import { systemClock } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/day-text.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { isMorning, openOn, type Time, timesOf } from '../model/times.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';

const words = texts.when;

type Props = {
  readonly form: AddAppointment;
  readonly salon: Salon;
  /** Where there is little room, and a calendar beside it shows what is taken. */
  readonly isFreeOnly: boolean;
};

const currentTime = (zone: string): string => wallNow(systemClock.now(), zone).slice(11, 16);

/** The free times of the day, with taken half hours between them. Those can be pressed too, and say why. */
export function TimeGrid({ form: { draft, days, change, errors }, salon, isFreeOnly }: Props) {
  const name = useId();
  if (!days.day && days.error)
    return (
      <div className="flex flex-wrap items-center gap-3 pt-4">
        <p role="alert" className="text-danger-ink">
          {words.failed}
        </p>
        <Button look="outline" size="sm" onPress={() => void days.refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  if (!days.day) return <TimesSkeleton />;
  const times = timesOf({
    starts: days.starts,
    open: isFreeOnly ? undefined : openOn(salon.openingHours, draft.date),
    notBefore: draft.date === today() ? currentTime(salon.zone) : '00:00',
    chosen: draft.time,
  });
  const shown = { name, chosen: draft.time, onChoose: (time: string) => change({ time }) };
  return (
    <fieldset data-wrong={Boolean(errors.time)} className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{words.time}</legend>
      {days.starts.length === 0 && (
        <p role="status" className="pt-4">
          <b className="font-semibold">{words.none}</b> <span className="text-muted">{words.noneText}</span>
        </p>
      )}
      <TimeGroup icon={Sunrise} title={words.morning} times={times.filter(isMorning)} {...shown} />
      <TimeGroup
        icon={Sun}
        title={words.afternoon}
        times={times.filter((time) => !isMorning(time))}
        {...shown}
      />
      {errors.time && (
        <p role="alert" className="pt-2 font-medium text-caption text-danger-ink">
          {errors.time}
        </p>
      )}
    </fieldset>
  );
}

type TimeGroupProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly times: readonly Time[];
  readonly name: string;
  readonly chosen: string | null;
  readonly onChoose: (time: string) => void;
};

const timeStyle = tv({
  base: [
    'relative grid h-11.5 cursor-pointer place-items-center rounded-segment text-lead-size transition-colors',
    'duration-120 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
    'tablet:h-10 tablet:text-body forced-colors:border',
  ],
  variants: {
    look: {
      chosen: 'bg-accent font-semibold text-on-accent',
      free: 'font-medium shadow-frame dark:bg-raised',
      taken: 'hatched font-medium text-muted line-through',
    },
  },
});

function TimeGroup({ icon: Icon, title, times, name, chosen, onChoose }: TimeGroupProps) {
  if (times.length === 0) return null;
  return (
    <>
      <p className="flex items-center gap-1.75 pt-4 pb-2 font-strong text-ink-2 text-label">
        <Icon />
        {title}
      </p>
      <div className="num grid grid-cols-4 gap-2 tablet:grid-cols-6 sheet:grid-cols-5">
        {times.map(({ clock, isFree }) => (
          <label
            key={clock}
            className={timeStyle({ look: clock === chosen ? 'chosen' : isFree ? 'free' : 'taken' })}
          >
            <input
              type="radio"
              name={name}
              checked={clock === chosen}
              onChange={() => onChoose(clock)}
              aria-label={isFree ? clock : words.taken(clock)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-inherit outline-hidden"
            />
            <span aria-hidden="true" className="pointer-events-none relative">
              {clock}
            </span>
          </label>
        ))}
      </div>
    </>
  );
}

function TimesSkeleton() {
  return (
    <SkeletonArea>
      <div className="grid grid-cols-4 gap-2 pt-12 tablet:grid-cols-6 sheet:grid-cols-5">
        {Array.from({ length: 12 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are all the same
          <Skeleton key={index} className="h-11.5 rounded-segment tablet:h-10" />
        ))}
      </div>
    </SkeletonArea>
  );
}
