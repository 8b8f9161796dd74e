import { fullName } from '@ayna/domain/names';
import { toLira } from '@ayna/domain/settlement';
import { Check, Users } from 'lucide-react';
import { epochMs } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { timeOrMoment } from '../moment-text.ts';
import { sumText } from '../money-text.ts';
import { type DraftProblem, type Figures, itemsOf, problemOf } from './model/draft.ts';
import { texts } from './texts.ts';
import { type Till, useUndoSettlement } from './use-till.ts';

/** The form that the button sends; on a phone the button stands in the foot of the sheet. */
export const settlementFormId = 'settlement-form';

const labelOf = ({ received, due }: Figures): string => {
  if (received > 0) return texts.send(sumText(toLira(received)));
  return due > 0 ? texts.sendDue(sumText(toLira(due))) : texts.sendNothing;
};

const problemText = (problem: DraftProblem, { left }: Figures): string => {
  const sum = sumText(toLira(Math.abs(left)));
  if (problem === 'short') return `${texts.leftOver(sum)}. ${texts.problems.short}`;
  if (problem === 'over') return `${texts.tooMuch(sum)}. ${texts.problems.over}`;
  return texts.problems[problem];
};

type Props = { readonly till: Till; readonly figures: Figures; readonly close: () => void };

/** Records the payment, or says what is missing. */
export function Recorder({ till, figures, close }: Props) {
  const { view, draft, isChanged, isSending, failure, theirs } = till;
  const problem = problemOf(view, draft, figures);
  const isRecorded = view.settlement !== null && !isChanged;
  const isDuePaid = itemsOf(view, draft).services.some(({ duePaid }) => duePaid);
  return (
    <div className="grid gap-2">
      <FormFailure message={failure} />
      <Button
        type="submit"
        form={settlementFormId}
        size="lg"
        isWide
        icon={Check}
        isPending={isSending}
        isDisabled={problem !== null || theirs !== null || isDuePaid || isRecorded}
      >
        <span className="num">{labelOf(figures)}</span>
      </Button>
      <p role="status" className="num text-balance text-center text-caption text-muted leading-4.25">
        {isDuePaid ? texts.duePaid : problem ? problemText(problem, figures) : noteOf(till)}
      </p>
      {view.settlement?.mayUndo && !isDuePaid && <UndoButton code={view.settlement.code} close={close} />}
    </div>
  );
}

const noteOf = ({ view, draft }: Till): string => {
  const { settlement } = view;
  if (settlement)
    return texts.settledNote(fullName(settlement.by) || texts.somebody, timeOrMoment(epochMs(settlement.at)));
  const price = itemsOf(view, draft).services.reduce((sum, one) => sum + Math.round(one.price * 100), 0);
  return texts.note(sumText(toLira(price)));
};

function UndoButton({ code, close }: { readonly code: string; readonly close: () => void }) {
  const { undoAll, isPending } = useUndoSettlement();
  const undo = async (): Promise<void> => {
    if (await undoAll(code)) close();
  };
  return (
    <Button look="ghost" isPending={isPending} onPress={() => void undo()}>
      {texts.undoHere}
    </Button>
  );
}

/** Somebody else came first. What was entered stays until theirs is opened. */
export function Conflict({ till: { theirs, openTheirs } }: { readonly till: Till }) {
  if (!theirs) return null;
  const by = theirs.settlement?.by;
  const at = theirs.settlement?.at;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 bg-pending-bg px-5 py-3 text-pending-ink shadow-below tablet:px-6.5"
    >
      <Users size={20} className="flex-none" />
      <p className="min-w-0 flex-1">
        <b className="font-semibold">
          {texts.conflict((by && fullName(by)) || texts.somebody, at ? timeOrMoment(epochMs(at)) : '')}
        </b>{' '}
        {texts.conflictText}
      </p>
      <Button look="outline" onPress={openTheirs}>
        {texts.openTheirs}
      </Button>
    </div>
  );
}
