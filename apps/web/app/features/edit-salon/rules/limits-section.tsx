import { durationText } from '../../../parts/duration-text.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Section, SettingRow } from '../section.tsx';
import { Stepper } from './stepper.tsx';
import { ladders } from './steps.ts';
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
          onChange={(minutes) => form.set('cancelMinutes', minutes)}
        />
      </SettingRow>
      <SettingRow title={words.lead} text={words.leadText}>
        <Stepper
          label={words.lead}
          ladder={ladders.leadMinutes}
          value={leadMinutes}
          text={before(leadMinutes)}
          onChange={(minutes) => form.set('leadMinutes', minutes)}
        />
      </SettingRow>
      <SettingRow title={words.ahead} text={words.aheadText}>
        <Stepper
          label={words.ahead}
          ladder={ladders.aheadDays}
          value={aheadDays}
          text={words.after(aheadDays)}
          onChange={(days) => form.set('aheadDays', days)}
        />
      </SettingRow>
      <SettingRow title={words.slot} text={words.slotText}>
        <Segmented
          label={words.slot}
          options={slotOptions}
          value={String(slotStep)}
          onChange={(step) => form.set('slotStep', slotSteps.find((one) => String(one) === step) ?? slotStep)}
          isWide
        />
      </SettingRow>
    </Section>
  );
}
