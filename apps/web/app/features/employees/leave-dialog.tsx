import { useState } from 'react';
import type { Employee } from '../../data/employees.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useChanges } from '../../ui/overlay/unsaved.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LeaveTimes } from './leave-times.tsx';
import { texts } from './texts.ts';
import { useLeaveForm } from './use-leave-form.ts';

const words = texts.leaveForm;

type Props = {
  readonly team: readonly Employee[];
  /** Whose it is, if that is known; else ''. */
  readonly employeeCode: string;
  readonly close: () => void;
};

const kinds = Object.entries(texts.leaves.kinds).map(([id, label]) => ({ id, label }));

export function LeaveDialog({ team, employeeCode, close }: Props) {
  const [isOpen, setOpen] = useState(true);
  const { values, errors, set, submit, isSending, failure } = useLeaveForm({ team, employeeCode, close });
  const { isChanged } = useChanges(values);
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      isUnsaved={isChanged}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) close();
      }}
      actions={
        <>
          <Button look="outline" size="lg" onPress={close}>
            {words.cancel}
          </Button>
          <Button size="lg" isPending={isSending} onPress={submit}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4 pb-1"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Select
          label={words.employee}
          options={team.map((one) => ({ id: one.code, label: employeeName(one) }))}
          value={values.employeeCode === '' ? null : values.employeeCode}
          onChange={(code) => set({ employeeCode: code ?? '' })}
          error={errors.employeeCode}
        />
        <Segmented
          label={words.how}
          isWide
          options={[
            { value: 'once', label: words.once },
            { value: 'weekly', label: words.weekly },
          ]}
          value={values.how}
          onChange={(how) =>
            set(how === 'weekly' ? { how, lastDay: null } : { how, lastDay: values.firstDay })
          }
        />
        <LeaveTimes values={values} errors={errors} set={set} />
        {values.how === 'once' && (
          <Select
            label={words.kind}
            options={kinds}
            value={values.kind}
            onChange={(kind) => set({ kind: (kind ?? 'Other') as typeof values.kind })}
          />
        )}
        <TextField
          label={words.note}
          isOptional
          maxLength={200}
          value={values.note}
          onChange={(note) => set({ note })}
          error={errors.note}
        />
        {/* Enter in a field saves, though the button stands outside of the form. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        <FormFailure message={failure} />
      </form>
    </Dialog>
  );
}
