import type { Visit } from '@ayna/contracts/appointment';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { today } from '../../ui/day-text.ts';
import { firstShownDay } from './model/days.ts';
import { type Draft, isDirty } from './model/draft.ts';
import { type DraftErrors, validateDraft } from './model/validate-draft.ts';
import { showBookedToast } from './show-booked-toast.ts';
import { queryNames } from './texts.ts';
import { useBooking } from './use-booking.ts';
import { useDays } from './use-days.ts';

type Options = {
  readonly salonCode: string;
  readonly start: Draft;
  readonly slotStep: number;
  /** Begins anew, on the same day with the same employee. */
  readonly onAnother: (draft: Draft) => void;
};

const noErrors: DraftErrors = {};

/** After which the time that was refused is another one. */
const changesTime = (part: Partial<Draft>): boolean =>
  ['time', 'date', 'employeeCode', 'chosen', 'isSplit', 'duration'].some((name) => name in part);

/** A visit as it is being written. */
export const useAddAppointment = ({ salonCode, start, slotStep, onAnother }: Options) => {
  const navigate = useNavigate();
  const [first] = useState(start);
  const [draft, setDraft] = useState(start);
  const [from, setFrom] = useState(() => firstShownDay(start.date, today()));
  const [tries, setTries] = useState(0);
  const [booked, setBooked] = useState<Visit>();
  const { book, refused, forget, isSending } = useBooking(salonCode);
  const days = useDays(salonCode, draft, from, slotStep);
  // Taken by the answer to the booking itself, until the free times are read again.
  const isTaken = days.isTaken || (refused?.taken !== undefined && refused.taken.time === draft.time);
  const errors = validateDraft(salonCode, draft, isTaken);

  const change = (part: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    if (changesTime(part)) forget();
  };

  const submit = async (isAnother = false): Promise<void> => {
    setTries((before) => before + 1);
    if (Object.keys(errors).length > 0) return;
    const visit = await book(draft, isTaken);
    if (!visit) return;
    showBookedToast(visit, isTaken ? { ...draft, sessions: false } : draft);
    if (isAnother) onAnother(draft);
    else setBooked(visit);
  };

  // After the draw in which nothing is unsaved any more, so that nobody is asked whether to leave.
  useEffect(() => {
    if (booked) void navigate(`${paths.profile}?${new URLSearchParams({ [queryNames.date]: draft.date })}`);
  }, [booked, draft.date, navigate]);

  return {
    draft,
    change,
    from,
    setFrom,
    days,
    isTaken,
    refused,
    isSending,
    submit,
    /** How often somebody tried to send it. */
    tries,
    /** Said only after that. */
    errors: tries > 0 ? errors : noErrors,
    isDirty: isDirty(draft, first) && !booked,
  };
};

export type AddAppointment = ReturnType<typeof useAddAppointment>;
