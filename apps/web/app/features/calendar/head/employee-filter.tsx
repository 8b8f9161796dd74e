import { memo, useEffect, useMemo, useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { employeeName, takesCustomers } from '../../../parts/service-facts.ts';
import { Avatar, AvatarStack } from '../../../ui/avatar.tsx';
import { Select } from '../../../ui/select.tsx';
import { useNarrowScreen } from '../../../ui/use-narrow-screen.ts';
import { texts, urlWords } from '../texts.ts';

/** What it is given, a paint later: for what may follow what everybody waits for. */
const useAfterPaint = (value: string | undefined): string | undefined => {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(value)), [value]);
  return shown;
};

type Props = {
  readonly team: readonly Employee[];
  readonly employeeCode: string | undefined;
  readonly choose: (employee: string) => void;
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

/** Everybody, or one of the team: it also decides whether a day has one column or many. */
export function EmployeeFilter({ employeeCode, ...props }: Props) {
  // Its list still stands open when somebody was chosen, and would be drawn again before the day is.
  return <Filter {...props} employeeCode={useAfterPaint(employeeCode)} />;
}

const Filter = memo(function Filter({ team, employeeCode, choose }: Props) {
  const isNarrow = useNarrowScreen();
  const active = useMemo(() => team.filter(({ isActive }) => isActive), [team]);
  const options = useMemo(
    () => [
      {
        id: urlWords.everybody,
        label: texts.everybody,
        note: texts.people(active.filter(takesCustomers).length),
      },
      ...active.map((one) => ({ id: one.code, label: employeeName(one), start: employeeOption(one) })),
    ],
    [active],
  );
  const chosen = active.filter(({ code }) => code === employeeCode);
  // A phone has room for a face or a word.
  const faces = chosen.length > 0 ? chosen : active.slice(0, isNarrow ? 0 : 3);
  return (
    <div data-tour="calendar-filter" className="w-50 max-wide:w-46 max-tablet:w-33">
      <Select
        label={texts.filter}
        isLabelHidden
        options={options}
        value={employeeCode ?? urlWords.everybody}
        onChange={(value) => choose(value ?? urlWords.everybody)}
        start={faces.length > 0 && <AvatarStack>{faces.map(employeeOption)}</AvatarStack>}
      />
    </div>
  );
});
