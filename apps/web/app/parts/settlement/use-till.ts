import { CallError } from '@ayna/contracts/core/client';
import { toLira } from '@ayna/domain/settlement';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sellProducts, takeBackMove } from '../../data/inventory.ts';
import { settleVisit, undoVisitSettlement, type VisitSettlement } from '../../data/settlements.ts';
import { formIdempotencyKey, newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { shortDay, today } from '../../ui/day-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { sumText } from '../money-text.ts';
import { failureMessage, showFailure } from '../show-failure.ts';
import { type Draft, draftFrom, figuresOf, type NewProductLine, toForm } from './model/draft.ts';
import { dueDay } from './model/due-day.ts';
import { texts } from './texts.ts';

type Sold = { readonly code: string; readonly quantity: number };

/** Takes a settlement back, and the products that were sold with it. */
export const useUndoSettlement = () => {
  const { mutateAsync: undo, isPending } = useMutation(undoVisitSettlement);
  const { mutateAsync: takeBack } = useMutation(takeBackMove);
  const undoAll = async (code: string, sold: readonly Sold[] = []): Promise<boolean> => {
    try {
      await undo(code);
      for (const { code: moveCode, quantity } of sold)
        await takeBack({ code: moveCode, body: { quantity, note: '' }, key: newIdempotencyKey() });
      showToast({ text: texts.undone });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  };
  return { undoAll, isPending };
};

const presentState = (failure: unknown): VisitSettlement | null =>
  failure instanceof CallError && failure.body.code === 'settlement-changed'
    ? (failure.body.details as VisitSettlement)
    : null;

type Selling = { readonly salonCode: string; readonly appointmentCode: string };

/** Sells what was added, once: a second press after a failure sells nothing again. */
const useSale = ({ salonCode, appointmentCode }: Selling) => {
  const { mutateAsync } = useMutation(sellProducts);
  const [keyOf] = useState(formIdempotencyKey);
  return async (products: readonly NewProductLine[]): Promise<readonly Sold[]> => {
    if (products.length === 0) return [];
    const lines = products.map(({ code, quantity }) => ({ productCode: code, quantity }));
    const body = { salonCode, lines, appointmentCode, note: '' };
    const moves = await mutateAsync({ body, key: keyOf(body) });
    return moves.map(({ code, quantity }) => ({ code, quantity: Math.abs(quantity) }));
  };
};

const showSaved = (
  paid: string,
  due: { readonly sum: string; readonly day: string } | null,
  undo: () => void,
) =>
  showToast({
    text: texts.saved,
    detail: due ? texts.savedDue(paid, due.sum, shortDay(due.day)) : texts.savedPaid(paid),
    action: { label: texts.undo, onPress: undo },
  });

type Options = Selling & { readonly loaded: VisitSettlement; readonly close: () => void };

/** The draft of the till, from what was read when it was opened, and what sends it. */
export const useTill = ({ loaded, close, ...selling }: Options) => {
  const { salonCode, appointmentCode } = selling;
  // What others record meanwhile changes nothing under the hand: the server compares versions.
  const [view, setView] = useState(loaded);
  const [draft, setDraft] = useState<Draft>(() => draftFrom(loaded, appointmentCode));
  const [theirs, setTheirs] = useState<VisitSettlement | null>(null);
  const [failure, setFailure] = useState<string>();
  const sell = useSale(selling);
  const { mutateAsync: settle } = useMutation(settleVisit);
  const { undoAll } = useUndoSettlement();
  const [keyOf] = useState(formIdempotencyKey);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  const record = async (): Promise<void> => {
    const figures = figuresOf(view, draft);
    const dueOn = dueDay(draft.term, today());
    const sold = await sell(draft.products);
    const moveCodes = sold.map(({ code }) => code);
    const body = toForm(view, draft, { salonCode, moveCodes, dueOn });
    const after = await settle({ body, key: keyOf(body) });
    close();
    const due = figures.due > 0 ? { sum: sumText(toLira(figures.due)), day: dueOn } : null;
    const code = after.settlement?.code ?? '';
    showSaved(sumText(toLira(figures.received)), due, () => void undoAll(code, sold));
  };

  const send = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await record();
    } catch (error) {
      const present = presentState(error);
      if (present) setTheirs(present);
      else setFailure(failureMessage(error));
    }
    isBusy.current = false;
    setSending(false);
  };

  const openTheirs = (): void => {
    if (!theirs) return;
    setView(theirs);
    setDraft(draftFrom(theirs, appointmentCode));
    setTheirs(null);
  };

  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftFrom(view, appointmentCode));
  return { view, draft, setDraft, isChanged, send, isSending, failure, theirs, openTheirs };
};

export type Till = ReturnType<typeof useTill>;
