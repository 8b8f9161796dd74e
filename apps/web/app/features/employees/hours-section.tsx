import { workHours } from '@ayna/contracts/core/hours';
import { validate } from '@ayna/contracts/core/validation';
import { workWeek } from '@ayna/domain/opening-hours';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type Employee, updateWorkHours } from '../../data/employees.ts';
import type { Salon } from '../../data/salon.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { conflictsUrl } from '../../parts/conflicts-chip/conflicts-url.ts';
import { useScheduleConflicts } from '../../parts/schedule-conflicts.ts';
import { weekSummary } from '../../parts/week-hours/rules.ts';
import { fromOpeningHours, fromWorkHours, toWorkHours } from '../../parts/week-hours/week-contract.ts';
import { type Week, WeekHours } from '../../parts/week-hours.tsx';
import { Button } from '../../ui/button.tsx';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
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
  const save = useMutation(updateWorkHours);
  const sayOutside = useHoursToast();
  const form = useContractForm({
    schema: ({ week }: { readonly week: Week }) => validate(workHours, toWorkHours(week)),
    saved: { week: fromWorkHours(workWeek(employee.workHours)) },
    send: (hours) => save.mutateAsync({ code: employee.code, body: { workHours: hours } }),
    onSent: () => void sayOutside(employee),
  });
  useUnsaved(form.isDirty);
  const { week } = form.values;
  const setWeek = (next: Week): void => form.set({ week: next });
  return (
    <SectionForm form={form}>
      <div className="flex items-center gap-3">
        <p className="num flex-1 text-muted">{weekSummary(week)}</p>
        {salon && (
          <Button
            look="ghost"
            icon={Copy}
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
        errors={form.errors}
        offWord={words.off}
        startWord={words.start}
        endWord={words.end}
      />
    </SectionForm>
  );
}
