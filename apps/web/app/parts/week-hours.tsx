import type { Weekday } from '@ayna/contracts/core/hours';
import { weekdays } from '@ayna/domain/wall-clock';
import { useState } from 'react';
import { changedDay, copyToAllDays, matchesAllDays, withDay, withoutDay } from './week-hours/change-week.ts';
import { DayRow } from './week-hours/day-row.tsx';
import { type DayHours, spanOf, type Week } from './week-hours/rules.ts';
import { texts } from './week-hours/texts.ts';
import type { HoursErrors } from './week-hours/week-contract.ts';

export type { DayHours, Week } from './week-hours/rules.ts';

type Props = {
  /** Days that are not in it are off. `weekOfOpening` and `weekOfWork` make it from the server's answers. */
  readonly value: Week;
  readonly onChange: (week: Week) => void;
  /**
   * The sentences of a contract's check by their paths, such as `openingHours.3.closeTime` or
   * `workHours.3.endTime`; what stands before the number does not matter, the number is the place in `value`.
   */
  readonly errors?: HoursErrors | undefined;
  /** Said of a day that is off. */
  readonly offWord: string;
  /** What the two times of a day are called; opening and closing unless told. */
  readonly startWord?: string;
  readonly endWord?: string;
  readonly withBreaks?: boolean;
};

/** The hours of a week, Monday first. */
export function WeekHours({ value, onChange, errors = {}, offWord, withBreaks = false, ...props }: Props) {
  // A day that was switched off by mistake comes back as it was.
  const [before, setBefore] = useState<Partial<Record<Weekday, DayHours>>>({});
  const [changedLast, setChangedLast] = useState<Weekday>();
  const words = { off: offWord, start: props.startWord ?? texts.opens, end: props.endWord ?? texts.closes };
  const span = spanOf(value);

  const turn = (day: Weekday, isOn: boolean): void => {
    const hours = value.find((one) => one.day === day);
    setChangedLast(undefined);
    if (!isOn) {
      if (hours) setBefore({ ...before, [day]: hours });
      return onChange(withoutDay(value, day));
    }
    const week = withDay(value, day);
    const known = before[day];
    onChange(known ? changedDay(week, day, known) : week);
  };

  return (
    <div role="group" aria-label={texts.week}>
      {weekdays.map((day) => {
        const index = value.findIndex((one) => one.day === day);
        const mayCopy = changedLast === day && !matchesAllDays(value, day);
        return (
          <DayRow
            key={day}
            day={day}
            hours={value[index]}
            index={index}
            span={span}
            words={words}
            errors={errors}
            withBreaks={withBreaks}
            onSwitch={(isOn) => turn(day, isOn)}
            onChange={(change) => {
              setChangedLast(day);
              onChange(changedDay(value, day, change));
            }}
            onCopy={mayCopy ? () => onChange(copyToAllDays(value, day)) : undefined}
          />
        );
      })}
    </div>
  );
}
