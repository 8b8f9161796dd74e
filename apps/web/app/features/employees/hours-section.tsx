import { workHours } from '@ayna/contracts/core/hours';
import { validate } from '@ayna/contracts/core/validation';
import { workWeek } from '@ayna/domain/opening-hours';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Employee, updateWorkHours } from '../../data/employees.ts';
import type { Salon } from '../../data/salon.ts';
import { conflictsUrl } from '../../parts/conflicts-chip/conflicts-url.ts';
import { useScheduleConflicts } from '../../parts/schedule-conflicts.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { weekSummary } from '../../parts/week-hours/rules.ts';
import { fromOpeningHours, fromWorkHours, toWorkHours } from '../../parts/week-hours/week-contract.ts';
import { type Week, WeekHours } from '../../parts/week-hours.tsx';
import { Button } from '../../ui/button.tsx';
import { useChanges, useUnsaved } from '../../ui/overlay/unsaved.ts';
import { showToast } from '../../ui/toast.tsx';
import { SectionForm } from './section-form.tsx';
import { texts } from './texts.ts';

const words = texts.sheet;

type Props = { readonly employee: Employee; readonly salon: Salon | undefined };

/** Says that it is saved, and how many appointments the new hours leave outside. */
const useHoursToast = () => {
  const ask = useScheduleConflicts();
  const navigate = useNavigate();
  return ({ salonCode, code: employeeCode }: Employee): Promise<void> => {
    const show = { label: words.show, onPress: () => void navigate(conflictsUrl({ employeeCode })) };
    return ask({
      salonCode,
      query: { employeeCode },
      saved: words.saved,
      answer: ({ length }) =>
        showToast({
          text: words.saved,
          ...(length > 0 ? { detail: words.outside(length), tone: 'warning', action: show } : {}),
        }),
    });
  };
};

export function HoursSection({ employee, salon }: Props) {
  const [week, setWeek] = useState<Week>(() => fromWorkHours(workWeek(employee.workHours)));
  const { isChanged, markSaved } = useChanges(week);
  useUnsaved(isChanged);
  const [wasSent, setSent] = useState(false);
  const save = useMutation(updateWorkHours);
  const sayOutside = useHoursToast();
  const checked = validate(workHours, toWorkHours(week));
  const submit = (): void => {
    setSent(true);
    if (checked.fields || save.isPending) return;
    save.mutate(
      { code: employee.code, body: { workHours: checked.value } },
      {
        onSuccess: () => {
          markSaved();
          void sayOutside(employee);
        },
      },
    );
  };
  return (
    <SectionForm
      submit={(event) => {
        event.preventDefault();
        submit();
      }}
      isSending={save.isPending}
      failure={save.error ? failureMessage(save.error) : undefined}
    >
      <div className="flex items-center gap-3">
        <p className="num flex-1 text-muted">{weekSummary(week)}</p>
        {salon && (
          <Button
            look="ghost"
            icon={<Copy aria-hidden="true" size={17} strokeWidth={1.75} />}
            onPress={() =>
              setWeek(fromOpeningHours(salon.openingHours).map((day) => ({ ...day, breaks: [] })))
            }
          >
            {words.salonHours}
          </Button>
        )}
      </div>
      <WeekHours
        value={week}
        onChange={setWeek}
        errors={wasSent ? checked.fields : undefined}
        offWord={words.off}
        startWord={words.start}
        endWord={words.end}
      />
    </SectionForm>
  );
}
