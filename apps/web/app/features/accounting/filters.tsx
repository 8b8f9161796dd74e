import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Tag, UserRound } from 'lucide-react';
import { employeesQuery } from '../../data/employees.ts';
import { DateFilter } from '../../parts/date-filter.tsx';
import { type Days, monthOf } from '../../parts/days.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { texts } from './texts.ts';
import type { CategoryFilter, StatusFilter, TypeFilter, UrlState } from './use-accounting-url.ts';

const words = texts.filters;
const every = 'all';

const presets: Readonly<Record<keyof typeof texts.datePresets, (today: string) => Days>> = {
  today: (today) => ({ first: today, last: today }),
  lastSeven: (today) => ({ first: addDays(today, -6), last: today }),
  month: monthOf,
  lastMonth: (today) => monthOf(addDays(monthOf(today).first, -1)),
  lastThirty: (today) => ({ first: addDays(today, -29), last: today }),
  year: (today) => ({ first: `${today.slice(0, 4)}-01-01`, last: `${today.slice(0, 4)}-12-31` }),
};

const datePresets = (today: string) =>
  (Object.keys(presets) as (keyof typeof presets)[]).map((name) => ({
    label: texts.datePresets[name],
    days: presets[name](today),
  }));

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

const categoryOptions = optionsOf({ [every]: words.all, ...texts.categories });
const statusOptions = optionsOf(words.statuses);

type Props = {
  readonly salonCode: string;
  readonly urlState: UrlState;
  readonly shown: Days;
  readonly today: string;
};

/** On a phone they are drawn aside with a finger. */
export function Filters({ salonCode, urlState, shown, today }: Props) {
  const { type, category, status, choose } = urlState;
  return (
    <div
      role="group"
      aria-label={words.label}
      data-tour="accounting-filters"
      className="flex gap-2 p-0.5 max-small:-mx-4 max-small:overflow-x-auto max-small:px-4 max-small:scrollbar-none small:-ml-0.5 small:flex-wrap"
    >
      <div className="shrink-0">
        <Segmented
          label={words.type}
          options={(Object.keys(words.types) as TypeFilter[]).map((value) => ({
            value,
            label: words.types[value],
          }))}
          value={type}
          onChange={(value) => choose({ type: value })}
        />
      </div>
      <DateFilter
        label={words.days}
        presets={datePresets(today)}
        days={urlState.days}
        shown={shown}
        today={today}
        choose={(days) => choose({ days })}
      />
      <FilterSelect
        label={words.category}
        icon={Tag}
        options={categoryOptions}
        value={category}
        onChange={(value) => choose({ category: value as CategoryFilter })}
      />
      <FilterSelect
        label={words.status}
        icon={CircleCheck}
        options={statusOptions}
        value={status}
        onChange={(value) => choose({ status: value as StatusFilter })}
      />
      <EmployeeFilter salonCode={salonCode} urlState={urlState} />
    </div>
  );
}

/** An employee of the address who is no longer in the team stays an option. */
function EmployeeFilter({ salonCode, urlState }: Pick<Props, 'salonCode' | 'urlState'>) {
  const { employeeCode, choose } = urlState;
  const { data: team = [] } = useQuery(employeesQuery(salonCode));
  const people = team.map((one) => ({ id: one.code, label: employeeName(one) }));
  const isFormer = employeeCode !== null && people.every(({ id }) => id !== employeeCode);
  return (
    <FilterSelect
      label={words.employee}
      icon={UserRound}
      options={[
        { id: every, label: words.all },
        ...people,
        ...(isFormer ? [{ id: employeeCode, label: words.former }] : []),
      ]}
      value={employeeCode ?? every}
      onChange={(id) => choose({ employeeCode: id === every ? null : id })}
    />
  );
}
