import { useQuery } from '@tanstack/react-query';
import type { Salon } from '../../../data/salon.ts';
import { activeSubscriptionQuery } from '../../../data/subscription.ts';
import { sendsAppointmentSms } from '../../../lib/appointment-sms.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { localPhone } from '../../../parts/local-phone.ts';
import { today } from '../../../ui/day-text.ts';
import { isNearlyFull } from '../../../ui/quota-oval/level.ts';
import { QuotaOval } from '../../../ui/quota-oval.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { FormTab } from '../form-tab.tsx';
import { LimitsSection } from './limits-section.tsx';
import { previewLines } from './preview-lines.ts';
import { texts } from './texts.ts';
import type { RulesForm, RulesValues } from './values.ts';

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
  noShowLadder: texts.noShows.label,
  suggestSlots: reminders.suggestSlots,
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
          onChange={(way) => form.set({ approval: way === 'manual' ? 'manual' : 'auto' })}
        />
      </Section>
      <LimitsSection form={form} />
      <NoShowsSection form={form} />
      <SwitchesSection form={form} />
    </FormTab>
  );
}

const card = 'rounded-lg bg-surface p-5 shadow-outline dark:bg-raised';

type CustomerPreviewProps = { readonly rules: RulesValues; readonly salon: Salon };

function CustomerPreview({ rules, salon }: CustomerPreviewProps) {
  const lines = previewLines(rules, { name: salon.name, phone: localPhone(salon.phone) }, today());
  return (
    <>
      <div className={card}>
        <p className="mb-3 text-label text-muted">{texts.preview.title}</p>
        <div className="num grid gap-2.5">
          {lines.map((line) => (
            <p
              key={line}
              className="rounded-sheet rounded-bl-sm bg-sunken px-4 py-3.5 leading-5.25 dark:bg-sir-850"
            >
              {line}
            </p>
          ))}
        </div>
      </div>
      <SmsLeft />
    </>
  );
}

function SmsLeft() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit, renewsOn } = data.quotas.sms;
  return (
    <div className={`${card} num grid grid-cols-lead-auto items-center gap-x-3.5`}>
      <div className="row-span-2">
        <QuotaOval
          shown={Math.max(0, limit - used)}
          total={limit}
          tone={isNearlyFull(used, limit) ? 'tight' : 'v2'}
          className="h-11"
        />
      </div>
      <p className="font-strong">{texts.sms.left(Math.max(0, limit - used).toLocaleString('tr-TR'))}</p>
      <p className="text-label text-muted">{texts.sms.renews(dayAndMonth(renewsOn))}</p>
    </div>
  );
}

const hints = {
  remindDayBefore: reminders.remindDayBeforeText,
  remindTwoHours: reminders.remindTwoHoursText,
  waitingList: reminders.waitingListText,
  anyEmployee: reminders.anyEmployeeText,
  suggestSlots: reminders.suggestSlotsText,
} as const;

type Key = keyof typeof hints;

const reminderKeys: readonly Key[] = sendsAppointmentSms ? ['remindDayBefore', 'remindTwoHours'] : [];
const keys: readonly Key[] = [...reminderKeys, 'waitingList', 'anyEmployee', 'suggestSlots'];

const switchLine = 'py-3.25 not-last:shadow-below max-tablet:py-2';

function SwitchesSection({ form }: { readonly form: RulesForm }) {
  return (
    <Section title={sendsAppointmentSms ? reminders.title : reminders.choices}>
      {keys.map((key) => (
        <div key={key} className={switchLine}>
          <Switch
            label={reminders[key]}
            hint={hints[key]}
            value={form.values[key]}
            onChange={(isOn) => form.set({ [key]: isOn })}
          />
        </div>
      ))}
    </Section>
  );
}

function NoShowsSection({ form }: { readonly form: RulesForm }) {
  const { title, label, hint, rungs } = texts.noShows;
  return (
    <Section title={title}>
      <Switch
        label={label}
        hint={hint}
        value={form.values.noShowLadder}
        onChange={(isOn) => form.set({ noShowLadder: isOn })}
      />
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-label text-muted max-tablet:text-body-size/4.75">
        {rungs.map((rung) => (
          <li key={rung}>{rung}</li>
        ))}
      </ul>
    </Section>
  );
}

function OnlineSection({ form }: { readonly form: RulesForm }) {
  const { title, label, on, off } = texts.online;
  return (
    <Section title={title}>
      <Switch
        label={label}
        hint={form.values.onlineBooking ? on : off}
        value={form.values.onlineBooking}
        onChange={(isOn) => form.set({ onlineBooking: isOn })}
      />
    </Section>
  );
}
