import { weekdays } from '@ayna/domain/wall-clock';
import { errorsIn } from '../../../lib/form-store.ts';
import { openRanges, spanOf, type Week, weekMinutes } from '../../../parts/week-hours/rules.ts';
import { dayNames } from '../../../parts/week-hours/texts.ts';
import { WeekHours } from '../../../parts/week-hours.tsx';
import { Section } from '../../../ui/section.tsx';
import { FormTab } from '../form-tab.tsx';
import { ClosedDaysSection } from './closed-days-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { texts } from './texts.ts';
import type { HoursForm } from './values.ts';

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
          onChange={(week) => form.set({ openingHours: week })}
          // Those of a holiday's hours look alike.
          errors={errorsIn(form.errors, (field) => field === 'openingHours')}
          offWord={texts.week.off}
          withBreaks
        />
      </Section>
      <HolidaysSection form={form} />
      <ClosedDaysSection form={form} salonCode={salonCode} />
    </FormTab>
  );
}

const words = texts.preview;
const height = 96;

const hoursText = (week: Week): string =>
  (weekMinutes(week) / 60).toLocaleString('tr-TR', { maximumFractionDigits: 1 });

/** The week as seven columns, drawn to one scale. */
function WeekPreview({ week }: { readonly week: Week }) {
  const span = spanOf(week);
  const scale = height / (span.to - span.from);
  return (
    <div className="rounded-lg bg-surface p-5 shadow-outline dark:bg-raised">
      <p className="font-semibold text-title-s">{words.title}</p>
      <p className="num mt-0.5 text-muted">
        {week.length === 0 ? words.closed : words.summary(week.length, hoursText(week))}
      </p>
      <div aria-hidden="true" className="mt-4 grid grid-cols-7 gap-1.25">
        {weekdays.map((day) => {
          const hours = week.find((one) => one.day === day);
          return (
            <span key={day} className="grid justify-items-center gap-1.5 text-tag-size text-muted">
              <span
                className={`block h-24 w-full overflow-hidden rounded-tile ${hours ? 'bg-sunken dark:bg-sir-850' : 'hatched'}`}
              >
                {hours && (
                  <svg className="size-full">
                    {openRanges(hours).map(({ from, to }) => (
                      <rect
                        key={from}
                        y={(from - span.from) * scale}
                        width="100%"
                        height={(to - from) * scale}
                        rx="7"
                        className="fill-v2"
                      />
                    ))}
                  </svg>
                )}
              </span>
              {dayNames[day].short}
            </span>
          );
        })}
      </div>
    </div>
  );
}
