import { memo, useMemo } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { employeeName, takesCustomers } from '../../../parts/service-facts.ts';
import { Avatar, AvatarStack } from '../../../ui/avatar.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { useNarrowScreen } from '../../../ui/use-narrow-screen.ts';
import type { SelectedEmployees } from '../model/selected-employees.ts';
import { texts, urlWords } from '../texts.ts';
import { filterStyle } from './filter-style.ts';

type Props = {
  readonly team: readonly Employee[];
  readonly employeeCodes: SelectedEmployees;
  readonly choose: (employees: SelectedEmployees) => void;
};

const employeeOption = (one: Employee) => (
  <Avatar
    key={one.code}
    name={employeeName(one)}
    seed={one.code}
    size="xs"
    {...(one.imageUrl && { src: one.imageUrl })}
  />
);

/** Of more, nobody would tell who is who. */
const MAX_FACES = 3;

/**
 * Everybody, one or several of the team: it also decides whether a day has one column or many. It shows the present
 * choice at once: a second press adds to what it shows.
 */
export const EmployeeFilter = memo(function EmployeeFilter({ team, employeeCodes, choose }: Props) {
  const isNarrow = useNarrowScreen();
  const active = useMemo(() => team.filter(({ isActive }) => isActive), [team]);
  const options = useMemo(
    () =>
      active.map((one) => ({
        id: one.code,
        label: employeeName(one),
        start: employeeOption(one),
        ...(!takesCustomers(one) && { note: texts.takesNoCustomers }),
      })),
    [active],
  );
  const chosen = team.filter(({ code }) => employeeCodes.includes(code));
  const [only] = chosen;
  const faces = (chosen.length > 0 ? chosen : active.filter(takesCustomers)).slice(0, MAX_FACES);
  // A phone has room for the name alone.
  const hasFaces = faces.length > 0 && !isNarrow;
  const chosenText = only && chosen.length === 1 ? employeeName(only) : texts.people(chosen.length);
  return (
    <div data-tour="calendar-filter" className={filterStyle}>
      <MultiSelect
        label={texts.filter}
        all={{
          id: urlWords.everybody,
          label: texts.everybody,
          note: texts.people(active.filter(takesCustomers).length),
        }}
        options={options}
        value={employeeCodes}
        onChange={choose}
        text={chosen.length === 0 ? texts.everybody : chosenText}
        start={
          hasFaces && (
            <span className="shrink-0 tablet:@max-head:hidden">
              <AvatarStack>{faces.map(employeeOption)}</AvatarStack>
            </span>
          )
        }
      />
    </div>
  );
});
