import { openingHours } from '@ayna/contracts/core/hours';
import { validate } from '@ayna/contracts/core/validation';
import { type FormEvent, useState } from 'react';
import { weekSummary } from '../../parts/week-hours/rules.ts';
import type { HoursErrors } from '../../parts/week-hours/week-contract.ts';
import { WeekHours } from '../../parts/week-hours.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { HoursPreview } from './hours-preview.tsx';
import { HoursSettings } from './hours-settings.tsx';
import { type PresetName, presetNames, presetWeek, withLunch } from './presets.ts';
import { StepPage } from './step-page.tsx';
import { texts } from './texts.ts';
import type { DraftStore } from './use-draft.ts';

type Props = { readonly store: DraftStore; readonly back: () => void; readonly onNext: () => void };

const cards = presetNames.map((id) => ({ id, label: texts.hours.preset[id] }));
const isPreset = (id: string): id is PresetName => presetNames.some((name) => name === id);

/** On a phone the chips stand in one line, which is pushed sideways. */
const chips =
  'max-tablet:-mx-5 max-tablet:overflow-x-auto max-tablet:px-5 max-tablet:py-1 max-tablet:[&_fieldset>div]:w-max max-tablet:[&_fieldset>div]:flex-nowrap max-tablet:[&_fieldset>div]:pr-5';

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
