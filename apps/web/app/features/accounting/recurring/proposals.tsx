import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, Repeat } from 'lucide-react';
import { useState } from 'react';
import { removeTransaction } from '../../../data/finance.ts';
import {
  confirmRecurring,
  type RecurringProposal,
  recurringQuery,
  skipRecurring,
} from '../../../data/recurring-expenses.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { sumText } from '../../../parts/money-text.ts';
import { runUndoable } from '../../../parts/run-undoable.ts';
import { Button } from '../../../ui/button.tsx';
import { monthTitle } from '../../../ui/day-text.ts';
import { MoneyField } from '../../../ui/money-field.tsx';
import { categoryIcons } from '../category-icons.ts';
import { texts } from '../texts.ts';

const words = texts.proposals;

/** More than these push the books themselves out of sight. */
const SHOWN = 3;

const keyOf = ({ recurringCode, month }: RecurringProposal): string => `${recurringCode} ${month}`;

/** Rent and wages of the month: recorded with one press, or skipped. */
export function Proposals({ salonCode }: { readonly salonCode: string }) {
  const { data } = useQuery(recurringQuery(salonCode));
  const [showsAll, setShowsAll] = useState(false);
  const proposals = data?.proposals ?? [];
  if (proposals.length === 0) return null;
  const shown = showsAll ? proposals : proposals.slice(0, SHOWN);
  return (
    <section aria-labelledby="proposals" className="rounded-card bg-surface ring-1 ring-line dark:bg-raised">
      <div className="flex flex-wrap items-baseline gap-x-2.5 px-4.5 pt-3 pb-1.5 max-tablet:px-3.5">
        <h2 id="proposals" className="flex items-center gap-2 font-strong">
          <Repeat size={15} className="text-muted" />
          {words.title}
        </h2>
        <p className="num text-label text-muted">{words.lead(proposals.length)}</p>
      </div>
      <ul className="divide-y divide-line">
        {shown.map((one) => (
          <Proposal key={keyOf(one)} proposal={one} />
        ))}
      </ul>
      {proposals.length > shown.length && (
        <div className="border-line border-t px-2.5 py-1.5">
          <Button look="ghost" size="sm" onPress={() => setShowsAll(true)}>
            {words.more(proposals.length - shown.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

type Props = { readonly proposal: RecurringProposal };

const useProposal = ({ recurringCode: code, month, title, amount }: RecurringProposal) => {
  const [typed, setTyped] = useState<number | null>(amount);
  const confirm = useMutation(confirmRecurring);
  const skip = useMutation(skipRecurring);
  const remove = useMutation(removeTransaction);
  const record = () => {
    const wanted = typed ?? amount;
    let id = '';
    return runUndoable({
      run: async () => {
        id = (await confirm.mutateAsync({ code, month, amount: wanted })).id;
      },
      done: words.confirmed(title, sumText(wanted)),
      // Out of the books again, the month proposes itself.
      undo: () => remove.mutateAsync(id),
      undone: words.back(title),
    });
  };
  const pass = () =>
    runUndoable({
      run: () => skip.mutateAsync({ code, month, skipped: true }),
      done: words.skipped(title, monthTitle(`${month}-01`)),
      undo: () => skip.mutateAsync({ code, month, skipped: false }),
      undone: words.back(title),
    });
  return { typed, setTyped, record, pass, confirm, isBusy: confirm.isPending || skip.isPending };
};

function Proposal({ proposal }: Props) {
  const { category, title, month, date } = proposal;
  const { typed, setTyped, record, pass, confirm, isBusy } = useProposal(proposal);
  const Icon = categoryIcons[category];
  const monthText = monthTitle(`${month}-01`);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4.5 py-2.5 max-tablet:px-3.5">
      <Icon size={18} className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1 max-small:basis-4/5">
        <span className="block truncate font-strong">{title}</span>
        <span className="num block truncate text-caption text-muted">
          {`${monthText} \u00b7 ${words.due(dayAndMonth(date))}`}
        </span>
      </span>
      <span className="flex items-center gap-2 max-small:w-full">
        <span className="w-38 max-small:w-auto max-small:flex-1">
          <MoneyField
            label={words.amount(title)}
            isLabelHidden
            value={typed}
            onChange={setTyped}
            max={9_999_999}
          />
        </span>
        <Button
          look="outline"
          icon={Check}
          aria-label={words.confirmOne(title, monthText)}
          isPending={confirm.isPending}
          isDisabled={isBusy || typed === null}
          onPress={() => void record()}
        >
          {words.confirm}
        </Button>
        <Button
          look="ghost"
          aria-label={words.skipOne(title, monthText)}
          isDisabled={isBusy}
          onPress={() => void pass()}
        >
          {words.skip}
        </Button>
      </span>
    </li>
  );
}
