import type { Visit } from '@ayna/contracts/appointment';
import { deskBookingForm } from '@ayna/contracts/core/appointments';
import { CallError } from '@ayna/contracts/core/client';
import { validate } from '@ayna/contracts/core/validation';
import { addDays, minuteOfDay } from '@ayna/domain/wall-clock';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { bookByDesk, deskDaysQuery } from '../../data/appointments.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { paths } from '../../paths.ts';
import { shortDay, today } from '../../ui/day-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { failureMessage } from '../show-failure.ts';
import { DAYS_SHOWN, firstShownDay, startsOn } from './model/days.ts';
import {
  type Draft,
  durationOf,
  isDirty,
  isValidDuration,
  nameOf,
  requestedServices,
  sessionServiceOf,
  toBookingBody,
} from './model/draft.ts';
import { type DraftErrors, validateDraft } from './model/validate-draft.ts';
import { queryNames, texts } from './texts.ts';

type Refusal = {
  readonly message: string;
  /** Where somebody was faster: the time that is gone, and what the server offers for it. */
  readonly taken: { readonly time: string; readonly nearest: readonly string[] } | undefined;
};

const nearestTimes = ({ body }: CallError): readonly string[] => {
  const { nearest } = (body.details ?? {}) as { readonly nearest?: readonly string[] };
  return (nearest ?? []).map((moment) => moment.slice(11, 16));
};

const refusalOf = (failure: unknown, time: string): Refusal => ({
  message: failureMessage(failure),
  taken:
    failure instanceof CallError && failure.body.code === 'slot-taken'
      ? { time, nearest: nearestTimes(failure) }
      : undefined,
});

/** Sends the visit, never twice at once; the same visit sent again is booked once. */
const useBooking = (salonCode: string) => {
  const booking = useMutation(bookByDesk);
  const [keyOf] = useState(formIdempotencyKey);
  const [refused, setRefused] = useState<Refusal>();
  // A state is a render late: of two presses of Enter the second would not see it.
  const busy = useRef(false);

  const book = async (draft: Draft, isTaken: boolean): Promise<Visit | undefined> => {
    const checked = validate(deskBookingForm, toBookingBody(salonCode, draft, isTaken));
    if (busy.current || checked.fields) return undefined;
    busy.current = true;
    setRefused(undefined);
    try {
      return await booking.mutateAsync({ body: checked.value, key: keyOf(checked.value) });
    } catch (failure) {
      setRefused(refusalOf(failure, draft.time ?? ''));
      return undefined;
    } finally {
      busy.current = false;
    }
  };
  return { book, refused, forget: () => setRefused(undefined), isSending: booking.isPending };
};

/**
 * Asked without naming anybody, since the answer says it for each; only where the services are in different hands,
 * for those.
 */
const daysRequest = (draft: Draft, slotStep: number) => {
  const duration = durationOf(draft);
  const isBetween = draft.time !== null && minuteOfDay(draft.time) % slotStep !== 0;
  return {
    requested: draft.isSplit
      ? requestedServices(draft)
      : draft.chosen.map(({ service }) => ({ serviceCode: service.code, employeeCode: null })),
    duration: duration !== null && isValidDuration(duration) ? duration : null,
    at: isBetween ? draft.time : null,
  };
};

const isWithin = (date: string, from: string): boolean => from <= date && date < addDays(from, DAYS_SHOWN);

/** What is free on the days in sight, and on the chosen one wherever it is. */
const useDays = (salonCode: string, draft: Draft, from: string, slotStep: number) => {
  const { date, chosen, time } = draft;
  const asked = daysRequest(draft, slotStep);
  const isInSight = isWithin(date, from);
  const window = useQuery({
    ...deskDaysQuery(salonCode, { ...asked, from, days: DAYS_SHOWN }),
    placeholderData: keepPreviousData,
  });
  const alone = useQuery({
    ...deskDaysQuery(salonCode, { ...asked, from: date, days: 1 }),
    enabled: !isInSight && chosen.length > 0,
  });
  const { data, error, isPlaceholderData, refetch } = isInSight ? window : alone;
  const day = data?.find((one) => one.date === date);
  const starts = startsOn(day, draft);
  // Nothing is known of the time before the answer is there.
  const isKnown = day !== undefined && !isPlaceholderData && chosen.length > 0;
  return {
    days: window.data ?? [],
    day,
    starts,
    error,
    refetch,
    isTaken: isKnown && time !== null && !starts.includes(time),
  };
};

/** How many sessions were wished for and found no room. */
const unbookedSessions = ({ appointments }: Visit, draft: Draft): number => {
  const { sessionCount } = (draft.sessions && sessionServiceOf(draft)) || {};
  const first = appointments[0]?.sessionNumber ?? 1;
  return sessionCount ? Math.max(0, sessionCount - first + 1 - appointments.length) : 0;
};

const showBookedToast = (visit: Visit, draft: Draft): void => {
  const missing = unbookedSessions(visit, draft);
  const count = draft.sessions ? visit.appointments.length : 1;
  showToast({
    text: count > 1 ? texts.savedMany(count) : texts.saved,
    detail:
      missing > 0
        ? texts.leftOut(missing)
        : texts.savedDetail(nameOf(draft.person), shortDay(draft.date), draft.time ?? ''),
    ...(missing > 0 ? { tone: 'warning' as const } : {}),
  });
};

type Options = {
  readonly salonCode: string;
  readonly start: Draft;
  readonly slotStep: number;
  /** Begins again, on the same day with the same employee. */
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
    if (!booked) return;
    const to = `${paths.profile}?${new URLSearchParams({ [queryNames.date]: draft.date })}`;
    // The calendar brings it into sight.
    void navigate(to, { state: { bookedCode: booked.appointments[0]?.code } });
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
