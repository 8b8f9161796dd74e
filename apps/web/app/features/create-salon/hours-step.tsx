import { openingHours } from '@ayna/contracts/core/hours';
import { validate } from '@ayna/contracts/core/validation';
import { weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { type FormEvent, useState } from 'react';
import { ClockPair } from '../../parts/week-hours/clock-pair.tsx';
import { type Week, weekSummary } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import type { HoursErrors } from '../../parts/week-hours/week-contract.ts';
import { WeekHours } from '../../parts/week-hours.tsx';
import { today } from '../../ui/day-text.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Draft } from './draft.ts';
import { defaultLunch, type PresetName, presetNames, presetWeek, withLunch } from './presets.ts';
import { Preview } from './preview.tsx';
import { StepPage } from './step-page.tsx';
import { texts } from './texts.ts';
import type { DraftStore } from './use-draft.ts';

type Props = { readonly store: DraftStore; readonly back: () => void; readonly onNext: () => void };

const cards = presetNames.map((id) => ({ id, label: texts.hours.preset[id] }));
const isPreset = (id: string): id is PresetName => presetNames.some((name) => name === id);

const chips = 'max-tablet:-mx-5 max-tablet:overflow-x-auto max-tablet:px-5 max-tablet:py-1';

export function HoursStep({ store: { draft, change }, back, onNext }: Props) {
  const [errors, setErrors] = useState<HoursErrors>({});
  const [failure, setFailure] = useState<string>();
  const type = draft.type ?? 'HairSalon';
  const week = withLunch(draft.week, draft.lunch);
  const changed = (changes: Parameters<typeof change>[0]): void => {
    setErrors({});
    setFailure(undefined);
    change(changes);
  };
  const choose = (id: string): void => {
    if (!isPreset(id)) return;
    changed(id === 'own' ? { preset: id } : { preset: id, week: presetWeek(id, type) });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (week.length === 0) return setFailure(texts.hours.noDay);
    if (draft.lunch && week.every(({ breaks }) => breaks.length === 0))
      return setFailure(texts.hours.lunchOutside);
    const { fields } = { fields: undefined, ...validate(openingHours, week) };
    if (!fields) return onNext();
    setErrors(fields);
    setFailure(texts.hours.wrong);
  };
  return (
    <StepPage
      title={texts.hours.title}
      lead={texts.hours.lead(type)}
      foot={week.length === 0 ? weekSummary(week) : texts.hours.open(weekSummary(week))}
      back={back}
      next={{ label: texts.onNext, submit }}
      failure={failure}
      aside={<HoursPreview draft={draft} week={week} />}
    >
      <div className={chips}>
        <RadioCards
          label={texts.hours.presets}
          isLabelHidden
          look="chip"
          isOneLine
          cards={cards}
          value={draft.preset}
          onChange={choose}
        />
      </div>
      <div className="mt-3.5">
        <WeekHours
          value={week}
          onChange={(next) => changed({ preset: 'own', week: next.map((day) => ({ ...day, breaks: [] })) })}
          errors={errors}
          offWord={texts.hours.off}
        />
      </div>
      <HoursSettings draft={draft} change={changed} />
    </StepPage>
  );
}

type HoursPreviewProps = { readonly draft: Draft; readonly week: Week };

function HoursPreview({ draft, week }: HoursPreviewProps) {
  const weekday = weekdayOf(today());
  return (
    <Preview draft={draft}>
      <dl className="grid gap-1.5">
        {weekdays.map((day) => {
          const hours = week.find((one) => one.day === day);
          return (
            <div
              key={day}
              className={`flex justify-between gap-3 ${hours ? '' : 'text-muted'} ${day === weekday ? 'font-semibold text-ink' : ''}`}
            >
              <dt>{dayNames[day].long}</dt>
              <dd>{hours ? texts.preview.hours(hours.openTime, hours.closeTime) : texts.preview.off}</dd>
            </div>
          );
        })}
      </dl>
    </Preview>
  );
}

type HoursSettingsProps = { readonly draft: Draft; readonly change: (change: Partial<Draft>) => void };

/** What holds for every day alike. */
function HoursSettings({ draft: { lunch, isClosedOnHolidays }, change }: HoursSettingsProps) {
  const { hours } = texts;
  return (
    <div className="mt-4 rounded-card bg-sunken px-4.5 py-1 dark:bg-raised">
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
