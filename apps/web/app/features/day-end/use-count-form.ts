import { CallError } from '@ayna/contracts/core/client';
import { tillCount } from '@ayna/contracts/core/day-ends';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ByKind, closeDayMutation, type DayEndView } from '../../data/day-end.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import {
  type CountValues,
  countedOf,
  differenceOf,
  hasDifference,
  keptOf,
  toBanknotes,
  withOpening,
} from './model/count.ts';
import { loadCount, removeCount, saveCount } from './model/stored-count.ts';
import { texts } from './texts.ts';

type Details = { readonly difference?: ByKind; readonly at?: string; readonly name?: string };

const detailsOf = (failure: CallError): Details => failure.body.details ?? {};

type Outcome = { readonly closed: DayEndView | null; readonly difference?: ByKind };

/** Two refusals have an answer on this screen: another difference than was seen, and a day that somebody else closed. */
const sendCount = async (send: () => Promise<DayEndView>, isBlind: boolean): Promise<Outcome> => {
  try {
    return { closed: await send() };
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure;
    const { difference, at, name } = detailsOf(failure);
    if (failure.body.code === 'day-closed' && at) {
      showToast({ text: texts.wasClosed(momentOf(at), name ?? ''), tone: 'danger' });
      return { closed: null };
    }
    if (failure.body.code !== 'count-differs' || !difference) throw failure;
    if (!isBlind) showFailure(failure);
    return { closed: null, difference };
  }
};

/** Who counts blind learns the difference from the answer; everybody else sees it while they count. */
const useDifference = (view: DayEndView, salonCode: string) => {
  const [saved] = useState(() => loadCount(salonCode, view.day));
  const [told, setTold] = useState<{ readonly counted: string; readonly difference: ByKind }>();
  const openingOf = ({ opening }: CountValues): number => (view.isFirst ? (opening ?? 0) : view.opening);
  const booksOf = (values: CountValues): ByKind | null =>
    view.books && withOpening(view.books, view.isFirst ? openingOf(values) : 0);
  const differenceFor = (values: CountValues): ByKind | null => {
    const counted = countedOf(values);
    const books = booksOf(values);
    if (books) return differenceOf(counted, books);
    // Another count has another difference, and has to be finished first.
    return told?.counted === JSON.stringify(counted) ? told.difference : null;
  };
  const tell = (values: CountValues, difference: ByKind): void =>
    setTold({ counted: JSON.stringify(countedOf(values)), difference });
  return { saved, openingOf, booksOf, differenceFor, tell };
};

/** The count of an open day. Every change is kept on this device, so that nobody counts twice. */
export const useCountForm = (view: DayEndView, salonCode: string) => {
  const { day } = view;
  const { mutateAsync } = useMutation(closeDayMutation);
  const { saved, openingOf, booksOf, differenceFor, tell } = useDifference(view, salonCode);
  const toBody = (values: CountValues) => {
    const { cash, card, transfer } = countedOf(values);
    const difference = differenceFor(values);
    const isExplained = difference !== null && hasDifference(difference);
    return {
      salonCode,
      day,
      notes: toBanknotes(values),
      card,
      transfer,
      difference,
      opening: openingOf(values),
      kept: keptOf(values, openingOf(values), cash),
      reason: isExplained ? values.reason : null,
      note: isExplained ? values.note : '',
    };
  };
  const form = useContractForm({
    schema: (values: CountValues) => validate(tillCount, toBody(values)),
    saved,
    onChange: (values) => saveCount(salonCode, day, values),
    send: async (body, { values, refuse }) => {
      if (body.difference && hasDifference(body.difference) && body.reason === null) {
        refuse({ reason: texts.difference.missing });
        return null;
      }
      const { closed, difference } = await sendCount(() => mutateAsync(body), view.isBlind);
      if (difference) tell(values, difference);
      return closed;
    },
    onSent: (closed) => {
      if (!closed) return;
      removeCount(salonCode, day);
      showToast({ text: texts.done });
    },
  });
  const { values } = form;
  return {
    form,
    counted: countedOf(values),
    books: booksOf(values),
    difference: differenceFor(values),
    opening: openingOf(values),
    kept: keptOf(values, openingOf(values), countedOf(values).cash),
  };
};

export type CountForm = ReturnType<typeof useCountForm>;
