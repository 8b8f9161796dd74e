import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type RemovedTransaction, removedQuery, restoreTransaction } from '../../data/finance.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { timeOrMoment } from '../../parts/moment-text.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { categoryIcons } from './category-icons.ts';
import { amountText } from './model/row-texts.ts';
import { texts } from './texts.ts';

const words = texts.removedLately;

/** The way back for what was deleted within a day; without any there is no button. */
export function RemovedLately({ salonCode }: { readonly salonCode: string }) {
  const { data = [] } = useQuery(removedQuery(salonCode));
  const [isOpen, setOpen] = useState(false);
  // An open dialog stays, so that the last one that was restored does not take it away.
  if (data.length === 0 && !isOpen) return null;
  return (
    <>
      <span className="justify-self-center">
        <Button look="ghost" size="sm" icon={Trash2} onPress={() => setOpen(true)}>
          {words.open(data.length)}
        </Button>
      </span>
      <Dialog title={words.title} width="m" isOpen={isOpen} onOpenChange={setOpen}>
        <p className="text-muted">{data.length === 0 ? words.none : words.lead}</p>
        <ul aria-label={words.title} className="mt-3 divide-y divide-line">
          {data.map((one) => (
            <Removed key={one.id} transaction={one} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Removed({ transaction }: { readonly transaction: RemovedTransaction }) {
  const { id, title, category, date, removedAt } = transaction;
  const restore = useMutation(restoreTransaction);
  const Icon = categoryIcons[category];
  const restoreOne = (): void =>
    restore.mutate(id, { onSuccess: () => showToast({ text: texts.restored(title) }), onError: showFailure });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon size={18} className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong">{title}</span>
        <span className="num block text-caption text-muted">
          {words.line(dayAndMonth(date), timeOrMoment(Date.parse(removedAt)))}
        </span>
      </span>
      <span className="num whitespace-nowrap font-strong">{amountText(transaction)}</span>
      <Button
        look="outline"
        size="sm"
        icon={Undo2}
        aria-label={words.restoreOne(title)}
        isPending={restore.isPending}
        onPress={restoreOne}
      >
        {words.restore}
      </Button>
    </li>
  );
}
