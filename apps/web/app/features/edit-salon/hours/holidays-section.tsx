import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { addMonths } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { type Holiday, holidaysQuery } from '../../../data/catalog.ts';
import { dayRange } from '../../../parts/day-range.ts';
import { ClockPair } from '../../../parts/week-hours/clock-pair.tsx';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/day-text.ts';
import { Section } from '../../../ui/section.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { SettingRow } from '../setting-row.tsx';
import { DayLeaf, leafRow } from './day-leaf.tsx';
import {
  type Choice,
  choiceFor,
  chosen,
  groupHolidays,
  type HolidayGroup,
  withChoice,
} from './holiday-rules.ts';
import { texts } from './texts.ts';
import type { HoursForm } from './values.ts';

const words = texts.holidays;
const ruleOptions = (['closed', 'open'] as const).map((value) => ({ value, label: words[value] }));

const halfPast = '13:00';

export function HolidaysSection({ form }: { readonly form: HoursForm }) {
  const from = today();
  const to = addMonths(from, 6);
  const { data, error, refetch } = useQuery(holidaysQuery(from, to));
  return (
    <Section title={words.title} text={words.text(halfPast)}>
      <SettingRow title={words.rule} text={words.ruleText}>
        <Segmented
          label={words.ruleLabel}
          options={ruleOptions}
          value={form.values.holidays}
          onChange={(rule) => form.set({ holidays: rule })}
          isWide
        />
      </SettingRow>
      {data && <Holidays holidays={data} form={form} />}
      {!data && error && (
        <div role="alert" className="grid justify-items-start gap-3 pt-3">
          <p className="text-ink-2">{words.failed}</p>
          <Button look="outline" size="sm" onPress={() => void refetch()}>
            {words.retry}
          </Button>
        </div>
      )}
      {!data && !error && <LoadingRows />}
    </Section>
  );
}

/** What the contract says of one day's choice, without its place in the list. */
const errorsAt = (errors: FieldErrors, index: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => index >= 0 && path.startsWith(`holidayChoices.${index}.`))
      .map(([path, text]) => [path.split('.').at(-1) ?? path, text]),
  );

type HolidaysProps = { readonly holidays: readonly Holiday[]; readonly form: HoursForm };

function Holidays({ holidays, form }: HolidaysProps) {
  const { holidayChoices: choices, holidays: rule, openingHours } = form.values;
  const put = (group: HolidayGroup, choice: Omit<Choice, 'date'>) =>
    form.set({ holidayChoices: withChoice(choices, rule, group, choice) });
  if (holidays.length === 0) return <p className="pt-3 text-muted">{words.none}</p>;
  return (
    <ul>
      {groupHolidays(holidays).map((group) => (
        <HolidayRow
          key={group.dates[0]}
          group={group}
          choice={choiceFor(choices, rule, group)}
          errors={errorsAt(
            form.errors,
            choices.findIndex(({ date }) => date === group.dates[0]),
          )}
          choose={(as) => put(group, chosen(as, group, openingHours))}
          setHours={(hours) => put(group, { as: 'short', ...hours })}
        />
      ))}
    </ul>
  );
}

function LoadingRows() {
  return (
    <SkeletonArea>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex items-center gap-4 py-2.75">
          <Skeleton className="size-13.5 rounded-lg" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </SkeletonArea>
  );
}

const holidayWords = texts.holidays;
const options = (['closed', 'short', 'open'] as const).map((value) => ({
  value,
  label: holidayWords[value],
}));

type Props = {
  readonly group: HolidayGroup;
  readonly choice: Choice;
  readonly errors: FieldErrors;
  readonly choose: (as: Choice['as']) => void;
  readonly setHours: (hours: Pick<Choice, 'openTime' | 'closeTime'>) => void;
};

function HolidayRow({ group, choice, errors, choose, setHours }: Props) {
  const { name, dates } = group;
  const { openTime, closeTime } = choice;
  return (
    <li className={leafRow}>
      <DayLeaf day={dates[0]} isClosed={choice.as === 'closed'} />
      <div className="min-w-0">
        <p className="font-strong">{name}</p>
        <p className="num text-label text-muted">{dayRange(dates[0], dates.at(-1) ?? dates[0])}</p>
      </div>
      <div className="max-tablet:col-span-2">
        <Segmented label={name} options={options} value={choice.as} onChange={choose} isWide />
      </div>
      {choice.as === 'short' && (
        <div className="col-span-full tablet:pl-17.5">
          <ClockPair
            labels={{ start: holidayWords.opens(name), end: holidayWords.closes(name) }}
            start={openTime ?? ''}
            end={closeTime ?? ''}
            onStart={(time) => setHours({ openTime: time, closeTime })}
            onEnd={(time) => setHours({ openTime, closeTime: time })}
            errors={{ start: errors['openTime'], end: errors['closeTime'] }}
          />
        </div>
      )}
    </li>
  );
}
