import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConflictsChip } from '../../../parts/conflicts-chip.tsx';
import { dayRange } from '../../../parts/day-range.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Section } from '../section.tsx';
import { ClosedDaysDialog } from './closed-days-dialog.tsx';
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
    form.set(
      'closedDays',
      closedDays.filter((days) => days !== gone),
    );
    showToast({
      text: words.removed,
      action: { label: words.undo, onPress: () => form.set('closedDays', closedDays) },
    });
  };
  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        <Button
          look="ghost"
          size="sm"
          icon={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}
          onPress={() => setAdding(true)}
        >
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
              <p className="font-[550] wrap-anywhere">{days.reason || words.noReason}</p>
              <p className="num text-label text-muted">{dayRange(days.from, days.to)}</p>
              <p className="mt-1.5 empty:hidden">
                {form.saved.closedDays.some((saved) => keyOf(saved) === keyOf(days)) && (
                  <ConflictsChip count={hitsIn(days)} filter={days} />
                )}
              </p>
            </div>
            <div className="max-tablet:col-start-2">
              <IconButton label={words.remove(dayRange(days.from, days.to))} onPress={() => remove(days)}>
                <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {isAdding && (
        <ClosedDaysDialog
          close={() => setAdding(false)}
          add={(days) => form.set('closedDays', inOrder([...closedDays, days]))}
        />
      )}
    </Section>
  );
}
