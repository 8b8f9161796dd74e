import { Users } from 'lucide-react';
import type { Employee } from '../../data/employees.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { employeeName, performs } from '../service-facts.ts';
import { texts } from './texts.ts';
import type { AddAppointment } from './use-add-appointment.ts';

const words = texts.employee;

const anybody = 'anybody';

type Props = {
  readonly form: AddAppointment;
  readonly team: readonly Employee[];
  /** Whose calendar alone may be written into. */
  readonly own: Employee | undefined;
};

export function EmployeeSection({ form, team, own }: Props) {
  const { draft, change } = form;
  if (own)
    return (
      <Section layout="dense" title={words.title} tour="employee">
        <p className="flex items-center gap-3">
          <Avatar name={employeeName(own)} seed={own.code} size="md" />
          <span>
            <span className="block font-strong">{employeeName(own)}</span>
            <span className="block text-label text-muted">{words.own}</span>
          </span>
        </p>
      </Section>
    );
  const any = {
    id: anybody,
    label: words.any,
    start: (
      <span className="grid size-9.5 place-items-center rounded-full bg-sunken text-ink-2">
        <Users size={19} />
      </span>
    ),
    ...noteOf(form, null),
  };
  const cards = team.map((one) => cardOf(form, one));
  const turn = (isSplit: boolean) =>
    change({
      isSplit,
      chosen: draft.chosen.map((each) => ({ ...each, employeeCode: draft.employeeCode })),
    });
  return (
    <Section layout="dense" title={words.title} tour="employee">
      {!draft.isSplit && (
        <RadioCards
          label={words.title}
          isLabelHidden
          look="person"
          value={draft.employeeCode ?? anybody}
          onChange={(id) => change({ employeeCode: id === anybody ? null : id })}
          cards={team.length > 1 ? [any, ...cards] : cards}
        />
      )}
      {draft.chosen.length > 1 && team.length > 1 && (
        <div className={draft.isSplit ? '' : 'mt-3'}>
          <Switch label={words.split} value={draft.isSplit} onChange={turn} side="start" />
        </div>
      )}
    </Section>
  );
}

/** How much room there is on the day; nothing before it is known. */
const noteOf = ({ days, draft }: AddAppointment, employeeCode: string | null) => {
  if (!days.day || draft.chosen.length === 0) return {};
  const one = days.day.each.find((each) => each.employeeCode === employeeCode);
  if (one && !one.works) return { note: words.away };
  const count = (employeeCode === null ? days.day : one)?.starts.length ?? 0;
  return { note: count === 0 ? words.full : words.free(count) };
};

const cardOf = (form: AddAppointment, employee: Employee) => {
  const lacking = form.draft.chosen.find(({ service }) => !performs(employee, service.code));
  return {
    id: employee.code,
    label: employeeName(employee),
    start: <Avatar name={employeeName(employee)} seed={employee.code} size="md" />,
    ...(lacking
      ? { isDisabled: true, note: words.lacks(lacking.service.name) }
      : noteOf(form, employee.code)),
  };
};
