import { weekdays } from '@ayna/domain/wall-clock';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { CheckChips } from '../../ui/check-chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { LeaveErrors, LeaveValues } from './leave-values.ts';
import { texts } from './texts.ts';

const words = texts.leaveForm;

type Props = {
  readonly values: LeaveValues;
  readonly errors: LeaveErrors;
  readonly set: (change: Partial<LeaveValues>) => void;
};

const pair = 'grid grid-cols-2 gap-3.5';
const days = weekdays.map((day) => ({ id: day, label: dayNames[day].short }));

export function LeaveTimes({ values, errors, set }: Props) {
  const isWeekly = values.how === 'weekly';
  const times = (
    <div className={pair}>
      <TimeField
        label={words.from}
        value={values.from}
        onChange={(from) => set({ from })}
        error={errors.from}
      />
      <TimeField label={words.to} value={values.to} onChange={(to) => set({ to })} error={errors.to} />
    </div>
  );
  const dates = (
    <div className={pair}>
      <DateField
        label={isWeekly ? words.holdsFrom : words.firstDay}
        value={values.firstDay}
        // A leave of one day is the commonest: the end follows until somebody sets it.
        onChange={(firstDay) =>
          set(
            !isWeekly && values.lastDay === values.firstDay ? { firstDay, lastDay: firstDay } : { firstDay },
          )
        }
        error={errors.firstDay}
      />
      <DateField
        label={isWeekly ? words.holdsTo : words.lastDay}
        isOptional={isWeekly}
        value={values.lastDay}
        onChange={(lastDay) => set({ lastDay })}
        error={errors.lastDay}
      />
    </div>
  );
  if (isWeekly)
    return (
      <>
        <CheckChips
          label={words.days}
          chips={days}
          value={values.days}
          onChange={(chosen) => set({ days: chosen })}
          error={errors.days}
        />
        {times}
        {dates}
      </>
    );
  return (
    <>
      {dates}
      <Switch
        label={words.wholeDays}
        value={values.isWholeDays}
        onChange={(isWholeDays) => set({ isWholeDays })}
      />
      {!values.isWholeDays && times}
    </>
  );
}
