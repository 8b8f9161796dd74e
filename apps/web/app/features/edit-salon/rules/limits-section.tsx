import { Minus, Plus } from 'lucide-react';
import { durationText } from '../../../parts/duration-text.ts';
import { controlTexts } from '../../../ui/controls.texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SettingRow } from '../setting-row.tsx';
import { ladders, stepFrom } from './steps.ts';
import { texts } from './texts.ts';
import type { RulesForm, RulesValues } from './values.ts';

const words = texts.limits;

const slotSteps = [5, 10, 15, 20, 30, 60] as const satisfies readonly RulesValues['slotStep'][];
const slotOptions = slotSteps.map((step) => ({ value: String(step), label: String(step) }));

const before = (minutes: number): string =>
  minutes === 0 ? words.lastMinute : words.before(durationText(minutes));

export function LimitsSection({ form }: { readonly form: RulesForm }) {
  const { cancelMinutes, leadMinutes, aheadDays, slotStep } = form.values;
  return (
    <Section title={words.title}>
      <SettingRow title={words.cancel} text={words.cancelText}>
        <Stepper
          label={words.cancel}
          ladder={ladders.cancelMinutes}
          value={cancelMinutes}
          text={before(cancelMinutes)}
          onChange={(minutes) => form.set({ cancelMinutes: minutes })}
        />
      </SettingRow>
      <SettingRow title={words.lead} text={words.leadText}>
        <Stepper
          label={words.lead}
          ladder={ladders.leadMinutes}
          value={leadMinutes}
          text={before(leadMinutes)}
          onChange={(minutes) => form.set({ leadMinutes: minutes })}
        />
      </SettingRow>
      <SettingRow title={words.ahead} text={words.aheadText}>
        <Stepper
          label={words.ahead}
          ladder={ladders.aheadDays}
          value={aheadDays}
          text={words.after(aheadDays)}
          onChange={(days) => form.set({ aheadDays: days })}
        />
      </SettingRow>
      <SettingRow title={words.slot} text={words.slotText}>
        <Segmented
          label={words.slot}
          options={slotOptions}
          value={String(slotStep)}
          onChange={(step) =>
            form.set({ slotStep: slotSteps.find((one) => String(one) === step) ?? slotStep })
          }
          isWide
        />
      </SettingRow>
    </Section>
  );
}

type Props = {
  readonly label: string;
  readonly ladder: readonly number[];
  readonly value: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
};

/** One of a few limits, in words, with a step to either side. */
function Stepper({ label, ladder, value, text, onChange }: Props) {
  const less = stepFrom(ladder, value, 'down');
  const more = stepFrom(ladder, value, 'up');
  return (
    <div
      role="group"
      aria-label={label}
      className="flex h-11.5 items-center rounded-input bg-surface shadow-frame-strong tablet:h-10.5 tablet:w-44 dark:bg-sunken"
    >
      <IconButton
        icon={Minus}
        label={`${label}: ${controlTexts.decrease}`}
        isDisabled={less === undefined}
        onPress={() => less !== undefined && onChange(less)}
      />
      <span role="status" className="num min-w-0 flex-1 whitespace-nowrap text-center font-strong">
        {text}
      </span>
      <IconButton
        icon={Plus}
        label={`${label}: ${controlTexts.increase}`}
        isDisabled={more === undefined}
        onPress={() => more !== undefined && onChange(more)}
      />
    </div>
  );
}
