import { WeekHours } from '../../../parts/week-hours.tsx';
import { FormTab } from '../form-tab.tsx';
import { Section } from '../section.tsx';
import { errorsIn } from '../settings-draft.ts';
import { ClosedDaysSection } from './closed-days-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { texts } from './texts.ts';
import type { HoursForm } from './values.ts';
import { WeekPreview } from './week-preview.tsx';

/** Those of a holiday's hours look alike. */
const ownErrors = new Set(['openingHours']);

type Props = { readonly form: HoursForm; readonly salonCode: string; readonly clean: string };

export function HoursTab({ form, salonCode, clean }: Props) {
  const { openingHours } = form.values;
  return (
    <FormTab
      form={form}
      names={texts.names}
      changes={texts.changed}
      clean={clean}
      aside={<WeekPreview week={openingHours} />}
    >
      <Section title={texts.week.title} text={texts.week.text}>
        <WeekHours
          value={openingHours}
          onChange={(week) => form.set('openingHours', week)}
          errors={errorsIn(form.errors, ownErrors)}
          offWord={texts.week.off}
          withBreaks
        />
      </Section>
      <HolidaysSection form={form} />
      <ClosedDaysSection form={form} salonCode={salonCode} />
    </FormTab>
  );
}
