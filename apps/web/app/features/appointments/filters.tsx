import { useQuery } from '@tanstack/react-query';
import { Globe, Scissors, UserRound, X } from 'lucide-react';
import type { Appointment } from '../../data/appointments.ts';
import { employeesQuery } from '../../data/employees.ts';
import { servicesQuery } from '../../data/services.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { filterChipStyle } from '../../ui/filter-chip-style.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import type { Option } from '../../ui/options.tsx';
import { DateFilter } from './date-filter.tsx';
import type { Source } from './model/asked.ts';
import type { Days } from './model/days.ts';
import { whoOf } from './model/said.ts';
import { texts } from './texts.ts';
import type { Place } from './use-place.ts';

const words = texts.filters;
const drawn = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
const every = 'all';

type Props = {
  readonly salonCode: string;
  readonly place: Place;
  readonly shown: Days;
  readonly today: string;
  readonly found: readonly Appointment[];
};

/** With everything first. What an address names and nobody has any more is named all the same. */
const optionsOf = (all: string, known: readonly Option[], named: string | null): readonly Option[] => [
  { id: every, label: all },
  ...known,
  ...(named === null || known.some(({ id }) => id === named) ? [] : [{ id: named, label: words.former }]),
];

const chosen = (id: string): string | null => (id === every ? null : id);

/** On a phone they are drawn aside with a finger. */
export function Filters({ salonCode, place, shown, today, found }: Props) {
  const { asked, choose } = place;
  return (
    <div
      role="group"
      aria-label={words.label}
      data-tour="appointment-filters"
      className="flex min-w-0 flex-1 gap-2 p-0.5 max-tablet:-mx-4 max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:[scrollbar-width:none] tablet:-ml-0.5 tablet:flex-wrap"
    >
      <DateFilter days={asked.days} shown={shown} today={today} choose={(days) => choose({ days })} />
      <Choices salonCode={salonCode} place={place} />
      {asked.customerCode !== null && (
        <button
          type="button"
          onClick={() => choose({ customerCode: null })}
          className={filterChipStyle({ isOn: true })}
        >
          {words.customer}: {found[0] ? whoOf(found[0]) : words.oneCustomer}
          <span className="sr-only">, {words.clearCustomer}</span>
          <X {...drawn} />
        </button>
      )}
    </div>
  );
}

function Choices({ salonCode, place }: Pick<Props, 'salonCode' | 'place'>) {
  const { asked, choose } = place;
  const { data: team = [] } = useQuery(employeesQuery(salonCode));
  const { data: services = [] } = useQuery(servicesQuery(salonCode));
  const people = team
    .filter(({ code, isActive }) => isActive || code === asked.employeeCode)
    .map((one) => ({ id: one.code, label: employeeName(one) }));
  const offered = services.map(({ code, name }) => ({ id: code, label: name }));
  const sources = (Object.keys(words.sources) as Source[]).map((id) => ({ id, label: words.sources[id] }));
  return (
    <>
      <FilterSelect
        label={words.employee}
        icon={<UserRound {...drawn} />}
        options={optionsOf(words.everybody, people, asked.employeeCode)}
        value={asked.employeeCode ?? every}
        onChange={(code) => choose({ employeeCode: chosen(code) })}
      />
      <FilterSelect
        label={words.service}
        icon={<Scissors {...drawn} />}
        options={optionsOf(words.all, offered, asked.serviceCode)}
        value={asked.serviceCode ?? every}
        onChange={(code) => choose({ serviceCode: chosen(code) })}
      />
      <FilterSelect
        label={words.source}
        icon={<Globe {...drawn} />}
        options={optionsOf(words.all, sources, asked.source)}
        value={asked.source ?? every}
        onChange={(source) => choose({ source: chosen(source) as Source | null })}
      />
    </>
  );
}
