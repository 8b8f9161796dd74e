import { weekdays } from '@ayna/domain/wall-clock';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addLeave,
  addRecurringLeave,
  deleteLeave,
  deleteRecurringLeave,
  type Employee,
} from '../../data/employees.ts';
import { type ContractForm, useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { CheckChips } from '../../ui/check-chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/day-text.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { checkLeave, type LeaveValues, newLeave } from './leave-values.ts';
import { texts } from './texts.ts';
import { runWithToast } from './use-employee-actions.ts';
import { useShowConflicts } from './use-show-conflicts.ts';

type UseLeaveFormProps = {
  readonly team: readonly Employee[];
  readonly employeeCode: string;
  readonly close: () => void;
};

/** Adds a leave. What it hits is shown at once, with the way back; else the message that says so takes it back. */
const useLeaveForm = ({ team, employeeCode, close }: UseLeaveFormProps) => {
  const [keyOf] = useState(formIdempotencyKey);
  const { mutateAsync: addOnce } = useMutation(addLeave);
  const { mutateAsync: addWeekly } = useMutation(addRecurringLeave);
  const { mutateAsync: remove } = useMutation(deleteLeave);
  const { mutateAsync: removeWeekly } = useMutation(deleteRecurringLeave);
  const showHits = useShowConflicts();
  return useContractForm({
    schema: checkLeave,
    saved: newLeave(employeeCode, today()),
    async send(leave, { values: { employeeCode: code } }) {
      const key = keyOf([code, leave.value]);
      if (leave.how === 'once') {
        const added = await addOnce({ code, body: leave.value, key });
        return { leave: { ...leave.value, code: added.code }, takeBack: remove };
      }
      const added = await addWeekly({ code, body: leave.value, key });
      return { leave: { code: added.code }, takeBack: removeWeekly };
    },
    onSent({ leave, takeBack }, { values }) {
      close();
      const employee = team.find(({ code }) => code === values.employeeCode);
      if (!employee) return;
      const leaveOf = { salonCode: employee.salonCode, employeeCode: employee.code };
      const saved = texts.leaves.added(employeeName(employee));
      const undo = {
        label: texts.done.undo,
        onPress: () =>
          void runWithToast(() => takeBack({ ...leaveOf, leaveCode: leave.code }), {
            text: texts.leaves.removed,
          }),
      };
      void showHits({ ...leaveOf, leave, saved, onNone: () => showToast({ text: saved, action: undo }) });
    },
  });
};

const words = texts.leaveForm;

type Props = {
  readonly team: readonly Employee[];
  /** Whose it is, if that is known; else ''. */
  readonly employeeCode: string;
  readonly close: () => void;
};

const kinds = Object.entries(texts.leaves.kinds).map(([id, label]) => ({ id, label }));

export function LeaveDialog({ team, employeeCode, close }: Props) {
  const form = useLeaveForm({ team, employeeCode, close });
  const { values, errors, set } = form;
  return (
    <FormDialog form={form} size="lg" title={words.title} close={close} save={words.save}>
      <Select
        label={words.employee}
        options={team.map((one) => ({ id: one.code, label: employeeName(one) }))}
        value={values.employeeCode === '' ? null : values.employeeCode}
        onChange={(code) => set({ employeeCode: code ?? '' })}
        error={errors['employeeCode']}
      />
      <Segmented
        label={words.how}
        isWide
        options={[
          { value: 'once', label: words.once },
          { value: 'weekly', label: words.weekly },
        ]}
        value={values.how}
        onChange={(how) => set({ how, lastDay: how === 'weekly' ? null : values.firstDay })}
      />
      <LeaveTimes form={form} />
      {values.how === 'once' && (
        <Select
          label={words.kind}
          options={kinds}
          value={values.kind}
          onChange={(kind) => set({ kind: (kind ?? 'Other') as typeof values.kind })}
        />
      )}
      <TextField {...form.field('note')} label={words.note} isOptional maxLength={200} />
    </FormDialog>
  );
}

const leaveTimesWords = texts.leaveForm;

const pair = 'grid grid-cols-2 gap-3.5';
const days = weekdays.map((day) => ({ id: day, label: dayNames[day].short }));

function LeaveTimes({ form }: { readonly form: ContractForm<LeaveValues> }) {
  const { values, set } = form;
  const isWeekly = values.how === 'weekly';
  const times = (
    <div className={pair}>
      <TimeField {...form.field('from')} label={leaveTimesWords.from} />
      <TimeField {...form.field('to')} label={leaveTimesWords.to} />
    </div>
  );
  const dates = (
    <div className={pair}>
      <DateField
        {...form.field('firstDay')}
        label={isWeekly ? leaveTimesWords.holdsFrom : leaveTimesWords.firstDay}
        // A leave of one day is the commonest: the end follows until somebody sets it.
        onChange={(firstDay) =>
          set(
            !isWeekly && values.lastDay === values.firstDay ? { firstDay, lastDay: firstDay } : { firstDay },
          )
        }
      />
      <DateField
        {...form.field('lastDay')}
        label={isWeekly ? leaveTimesWords.holdsTo : leaveTimesWords.lastDay}
        isOptional={isWeekly}
      />
    </div>
  );
  if (isWeekly)
    return (
      <>
        <CheckChips {...form.field('days')} label={leaveTimesWords.days} chips={days} />
        {times}
        {dates}
      </>
    );
  return (
    <>
      {dates}
      <Switch {...form.field('isWholeDays')} label={leaveTimesWords.wholeDays} />
      {!values.isWholeDays && times}
    </>
  );
}
