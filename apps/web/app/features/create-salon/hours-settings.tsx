import { ClockPair } from '../../parts/week-hours/clock-pair.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Draft } from './draft.ts';
import { defaultLunch } from './presets.ts';
import { texts } from './texts.ts';

type Props = { readonly draft: Draft; readonly change: (change: Partial<Draft>) => void };

/** What holds for every day alike. */
export function HoursSettings({ draft: { lunch, isClosedOnHolidays }, change }: Props) {
  const { hours } = texts;
  return (
    <div className="mt-4 rounded-[16px] bg-sunken px-4.5 py-1 dark:bg-raised">
      <div className="border-line border-b py-3">
        <Switch
          label={hours.holidays}
          hint={hours.holidaysHint}
          value={isClosedOnHolidays}
          onChange={(isOn) => change({ isClosedOnHolidays: isOn })}
        />
      </div>
      <div className="py-3">
        <Switch
          label={hours.lunch}
          hint={hours.lunchHint}
          value={lunch !== null}
          onChange={(isOn) => change({ lunch: isOn ? defaultLunch : null })}
        />
        {lunch && (
          <div className="mt-2">
            <ClockPair
              labels={{ start: hours.lunchStarts, end: hours.lunchEnds }}
              start={lunch.startTime}
              end={lunch.endTime}
              onStart={(startTime) => change({ lunch: { ...lunch, startTime } })}
              onEnd={(endTime) => change({ lunch: { ...lunch, endTime } })}
              errors={{ start: undefined, end: undefined }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
