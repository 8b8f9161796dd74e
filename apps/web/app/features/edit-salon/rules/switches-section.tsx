import { sendsAppointmentSms } from '../../../lib/appointment-sms.ts';
import { Switch } from '../../../ui/switch.tsx';
import { Section } from '../section.tsx';
import { texts } from './texts.ts';
import type { RulesForm } from './values.ts';

const words = texts.reminders;

const hints = {
  remindDayBefore: words.remindDayBeforeText,
  remindTwoHours: words.remindTwoHoursText,
  waitingList: words.waitingListText,
  anyEmployee: words.anyEmployeeText,
} as const;

type Key = keyof typeof hints;

const reminders: readonly Key[] = sendsAppointmentSms ? ['remindDayBefore', 'remindTwoHours'] : [];
const keys: readonly Key[] = [...reminders, 'waitingList', 'anyEmployee'];

const line = 'py-3.25 not-last:shadow-[0_1px_0_var(--line)] max-tablet:py-2';

export function SwitchesSection({ form }: { readonly form: RulesForm }) {
  return (
    <Section title={sendsAppointmentSms ? words.title : words.choices}>
      {keys.map((key) => (
        <div key={key} className={line}>
          <Switch
            label={words[key]}
            hint={hints[key]}
            value={form.values[key]}
            onChange={(isOn) => form.set(key, isOn)}
          />
        </div>
      ))}
    </Section>
  );
}

export function OnlineSection({ form }: { readonly form: RulesForm }) {
  const { title, label, on, off } = texts.online;
  return (
    <Section title={title}>
      <Switch
        label={label}
        hint={form.values.onlineBooking ? on : off}
        value={form.values.onlineBooking}
        onChange={(isOn) => form.set('onlineBooking', isOn)}
      />
    </Section>
  );
}
