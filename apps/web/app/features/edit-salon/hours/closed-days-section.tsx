import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { salonHoursForm } from '@ayna/contracts/salon';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useContractForm } from '../../../lib/contract-form.ts';
import { ConflictsChip } from '../../../parts/conflicts-chip.tsx';
import { dayRange } from '../../../parts/day-range.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { today } from '../../../ui/day-text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { DayLeaf, leafRow } from './day-leaf.tsx';
import { texts } from './texts.ts';
import { useConflictCount } from './use-conflicts.ts';
import type { ClosedDays, HoursForm } from './values.ts';

const words = texts.closedDays;

const inOrder = (days: readonly ClosedDays[]): readonly ClosedDays[] =>
  days.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));

const keyOf = ({ from, to, reason }: ClosedDays): string => `${from} ${to} ${reason}`;

type Props = { readonly form: HoursForm; readonly salonCode: string };

export function ClosedDaysSection({ form, salonCode }: Props) {
  const hitsIn = useConflictCount(salonCode);
  const [isAdding, setAdding] = useState(false);
  const { closedDays } = form.values;
  const remove = (gone: ClosedDays) => {
    form.set({ closedDays: closedDays.filter((days) => days !== gone) });
    showToast({
      text: words.removed,
      action: { label: words.undo, onPress: () => form.set({ closedDays }) },
    });
  };
  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        <Button look="ghost" size="sm" icon={Plus} onPress={() => setAdding(true)}>
          {words.add}
        </Button>
      }
    >
      {closedDays.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul>
        {inOrder(closedDays).map((days) => (
          <li key={keyOf(days)} className={leafRow}>
            <DayLeaf day={days.from} isClosed />
            <div className="min-w-0">
              <p className="font-strong wrap-anywhere">{days.reason || words.noReason}</p>
              <p className="num text-label text-muted">{dayRange(days.from, days.to)}</p>
              <p className="mt-1.5 empty:hidden">
                {form.saved.closedDays.some((saved) => keyOf(saved) === keyOf(days)) && (
                  <ConflictsChip count={hitsIn(days)} filter={days} />
                )}
              </p>
            </div>
            <div className="max-tablet:col-start-2">
              <IconButton
                icon={Trash2}
                label={words.remove(dayRange(days.from, days.to))}
                onPress={() => remove(days)}
              />
            </div>
          </li>
        ))}
      </ul>
      {isAdding && (
        <ClosedDaysDialog
          close={() => setAdding(false)}
          add={(days) => form.set({ closedDays: inOrder([...closedDays, days]) })}
        />
      )}
    </Section>
  );
}

type Values = { readonly from: string | null; readonly to: string | null; readonly reason: string };

const empty: Values = { from: null, to: null, reason: '' };

const checkDays = ({ from, to, reason }: Values) => {
  // One day is the commonest: its end need not be told.
  const days = { from: from ?? '', to: to ?? from ?? '', reason: reason.trim() };
  const { fields } = validate(salonHoursForm.shape.closedDays, [days]);
  if (!fields) return { value: days };
  const named = Object.entries(fields).map(([path, message]) => [path.replace('0.', ''), message]);
  return { fields: Object.fromEntries(named) as FieldErrors };
};

type DialogProps = { readonly close: () => void; readonly add: (days: ClosedDays) => void };

/** Adds to the form behind it; that is saved with the rest. */
function ClosedDaysDialog({ close, add }: DialogProps) {
  const form = useContractForm({
    schema: checkDays,
    saved: empty,
    send: async (days) => add(days),
    onSent: close,
  });
  const { from } = form.values;
  return (
    <FormDialog form={form} title={words.dialog} close={close} save={words.save}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <DateField {...form.field('from')} label={words.from} min={today()} />
        <DateField
          {...form.field('to')}
          label={words.to}
          isOptional
          min={from ?? today()}
          error={from === null ? undefined : form.errors['to']}
        />
        <div className="tablet:col-span-2">
          <TextField
            {...form.field('reason')}
            label={words.reason}
            isOptional
            hint={words.reasonHint}
            maxLength={80}
          />
        </div>
      </div>
    </FormDialog>
  );
}
