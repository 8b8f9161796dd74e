import type { Salon } from '../../../data/salon.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { FormTab } from '../form-tab.tsx';
import { Section } from '../section.tsx';
import { CustomerPreview } from './customer-preview.tsx';
import { LimitsSection } from './limits-section.tsx';
import { OnlineSection, SwitchesSection } from './switches-section.tsx';
import { texts } from './texts.ts';
import type { RulesForm } from './values.ts';

const { approval: words, limits, reminders } = texts;

const names = {
  onlineBooking: texts.online.title,
  approval: words.title,
  cancelMinutes: limits.cancel,
  leadMinutes: limits.lead,
  aheadDays: limits.ahead,
  slotStep: limits.slot,
  remindDayBefore: reminders.remindDayBefore,
  remindTwoHours: reminders.remindTwoHours,
  waitingList: reminders.waitingList,
  anyEmployee: reminders.anyEmployee,
};

const ways = [
  { id: 'auto', label: words.auto, note: words.autoText },
  { id: 'manual', label: words.manual, note: words.manualText },
] as const;

type Props = { readonly salon: Salon; readonly form: RulesForm; readonly clean: string };

export function RulesTab({ salon, form, clean }: Props) {
  return (
    <FormTab
      form={form}
      names={names}
      changes={texts.changed}
      clean={clean}
      aside={<CustomerPreview rules={form.values} salon={salon} />}
    >
      <OnlineSection form={form} />
      <Section title={words.title} text={words.text}>
        <RadioCards
          label={words.label}
          isLabelHidden
          cards={ways}
          value={form.values.approval}
          onChange={(way) => form.set('approval', way === 'manual' ? 'manual' : 'auto')}
        />
      </Section>
      <LimitsSection form={form} />
      <SwitchesSection form={form} />
    </FormTab>
  );
}
