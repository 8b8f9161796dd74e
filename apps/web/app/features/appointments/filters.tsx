import { useQuery } from '@tanstack/react-query';
import { Globe, Scissors, UserRound, X } from 'lucide-react';
import type { Appointment } from '../../data/appointments.ts';
import { employeesQuery } from '../../data/employees.ts';
import { servicesQuery } from '../../data/services.ts';
import { DateFilter } from '../../parts/date-filter.tsx';
import type { Days } from '../../parts/days.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { filterChipStyle } from '../../ui/filter-chip-style.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import type { Option } from '../../ui/options.tsx';
import { daysFrom, presets } from './model/days.ts';
import type { Source } from './model/filters.ts';
import { customerNameOf } from './model/row-texts.ts';
import { texts } from './texts.ts';
import type { UrlState } from './use-url-state.ts';

const words = texts.filters;
const every = 'all';

type Props = {
  readonly salonCode: string;
  readonly urlState: UrlState;
  /** Null for all time. */
  readonly shown: Days | null;
  readonly today: string;
  readonly matches: readonly Appointment[];
};

/** The option for all comes first. An employee or service of the address that no longer exists stays an option, as a former one. */
const optionsOf = (all: string, choices: readonly Option[], selected: string | null): readonly Option[] => [
  { id: every, label: all },
  ...choices,
  ...(selected === null || choices.some(({ id }) => id === selected)
    ? []
    : [{ id: selected, label: words.former }]),
];

const datePresets = (today: string) =>
  (Object.keys(presets) as (keyof typeof presets)[]).map((name) => ({
    label: texts.datePresets[name],
    days: presets[name](today),
  }));

const chosen = (id: string): string | null => (id === every ? null : id);

/** On a phone they are drawn aside with a finger. */
export function Filters({ salonCode, urlState, shown, today, matches }: Props) {
  const { filters, choose } = urlState;
  return (
    <div
      role="group"
      aria-label={words.label}
      data-tour="appointment-filters"
      className="flex min-w-0 flex-1 gap-2 p-0.5 max-small:-mx-4 max-small:overflow-x-auto max-small:px-4 max-small:scrollbar-none small:-ml-0.5 small:flex-wrap"
    >
      <DateFilter
        label={words.date}
        presets={datePresets(today)}
        days={filters.days}
        shown={shown ?? daysFrom(today)}
        {...(shown ? {} : { text: texts.allTime })}
        today={today}
        choose={(days) => choose({ days })}
      />
      <Choices salonCode={salonCode} urlState={urlState} />
      {filters.customerCode !== null && (
        <button
          type="button"
          onClick={() => choose({ customerCode: null })}
          className={filterChipStyle({ isOn: true })}
        >
          {words.customer}: {matches[0] ? customerNameOf(matches[0]) : words.oneCustomer}
          <span className="sr-only">, {words.clearCustomer}</span>
          <X size={16} />
        </button>
      )}
    </div>
  );
}

function Choices({ salonCode, urlState }: Pick<Props, 'salonCode' | 'urlState'>) {
  const { filters, choose } = urlState;
  const { data: team = [] } = useQuery(employeesQuery(salonCode));
  const { data: services = [] } = useQuery(servicesQuery(salonCode));
  const people = team
    .filter(({ code, isActive }) => isActive || code === filters.employeeCode)
    .map((one) => ({ id: one.code, label: employeeName(one) }));
  const offered = services.map(({ code, name }) => ({ id: code, label: name }));
  const sources = (Object.keys(words.sources) as Source[]).map((id) => ({ id, label: words.sources[id] }));
  return (
    <>
      <FilterSelect
        label={words.employee}
        icon={UserRound}
        options={optionsOf(words.everybody, people, filters.employeeCode)}
        value={filters.employeeCode ?? every}
        onChange={(code) => choose({ employeeCode: chosen(code) })}
      />
      <FilterSelect
        label={words.service}
        icon={Scissors}
        options={optionsOf(words.all, offered, filters.serviceCode)}
        value={filters.serviceCode ?? every}
        onChange={(code) => choose({ serviceCode: chosen(code) })}
      />
      <FilterSelect
        label={words.source}
        icon={Globe}
        options={optionsOf(words.all, sources, filters.source)}
        value={filters.source ?? every}
        onChange={(source) => choose({ source: chosen(source) as Source | null })}
      />
    </>
  );
}
