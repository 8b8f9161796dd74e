import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type RecurringExpense,
  recurringQuery,
  removeRecurring,
  restoreRecurring,
} from '../../../data/recurring-expenses.ts';
import { sumText } from '../../../parts/money-text.ts';
import { runUndoable } from '../../../parts/run-undoable.ts';
import { Button } from '../../../ui/button.tsx';
import { numericDay } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { categoryIcons } from '../category-icons.ts';
import { texts } from '../texts.ts';
import { RecurringForm } from './recurring-form.tsx';

const words = texts.recurring;

const lineOf = ({ day, startDate, endDate }: RecurringExpense): string =>
  endDate === null ? words.line(day, numericDay(startDate)) : words.lineUntil(day, numericDay(endDate));

type Props = { readonly salonCode: string; readonly today: string; readonly close: () => void };

/** The rules behind the proposals: what comes back every month. */
export function RecurringDialog({ salonCode, today, close }: Props) {
  const { data } = useQuery(recurringQuery(salonCode));
  const [edited, setEdited] = useState<RecurringExpense | 'new'>();
  const rules = data?.rules ?? [];
  return (
    <Dialog
      title={words.title}
      width="m"
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <p className="text-muted">{words.lead}</p>
      {data && rules.length === 0 ? (
        <EmptyState level={3} title={words.none} text={words.noneText} />
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {rules.map((rule) => (
            <Rule key={rule.code} rule={rule} edit={() => setEdited(rule)} />
          ))}
        </ul>
      )}
      {edited && (
        <RecurringForm
          salonCode={salonCode}
          today={today}
          rule={edited === 'new' ? undefined : edited}
          close={() => setEdited(undefined)}
        />
      )}
    </Dialog>
  );
}

function Rule({ rule, edit }: { readonly rule: RecurringExpense; readonly edit: () => void }) {
  const remove = useMutation(removeRecurring);
  const restore = useMutation(restoreRecurring);
  const { code, title, category, amount } = rule;
  const Icon = categoryIcons[category];
  const end = () =>
    runUndoable({
      run: () => remove.mutateAsync(code),
      done: words.removed(title),
      undo: () => restore.mutateAsync(code),
      undone: words.restored(title),
    });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon size={18} className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong">{title}</span>
        <span className="num block text-caption text-muted">{lineOf(rule)}</span>
      </span>
      <span className="num whitespace-nowrap font-strong">{sumText(amount)}</span>
      <span className="-mr-2 flex">
        <IconButton icon={Pencil} size="sm" label={words.edit(title)} onPress={edit} />
        <IconButton
          icon={Trash2}
          size="sm"
          label={words.remove(title)}
          isDisabled={remove.isPending}
          onPress={() => void end()}
        />
      </span>
    </li>
  );
}
