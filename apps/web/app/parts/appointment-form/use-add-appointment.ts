import type { Visit } from '@ayna/contracts/appointment';
import { deskBookingForm } from '@ayna/contracts/core/appointments';
import { CallError } from '@ayna/contracts/core/client';
import { validate } from '@ayna/contracts/core/validation';
import { fullName } from '@ayna/domain/names';
import { addDays, minuteOfDay } from '@ayna/domain/wall-clock';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bookByDesk, deskDaysQuery } from '../../data/appointments.ts';
import type { Employee } from '../../data/employees.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { shortDay, today } from '../../ui/day-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { dayAndMonth } from '../day-range.ts';
import { failureMessage } from '../show-failure.ts';
import { DAYS_SHOWN, firstShownDay, startsOn } from './model/days.ts';
import {
  type Draft,
  durationOf,
  isDirty,
  isValidDuration,
  nameOf,
  requestedServices,
  toBookingBody,
  withPlace,
} from './model/draft.ts';
import { type Prefill, toPlaceText } from './model/prefill.ts';
import { type DraftErrors, validateDraft } from './model/validate-draft.ts';
import { texts } from './texts.ts';
import { type Course, useCourse } from './use-course.ts';

type Refusal = {
  readonly message: string;
  /** Where somebody was faster: the time that is gone, and what the server offers for it. */
  readonly taken: { readonly time: string; readonly nearest: readonly string[] } | undefined;
};

type TakenDetails = { readonly nearest?: readonly string[]; readonly session?: string };

const refusalOf = (failure: unknown, time: string): Refusal => {
  const isTaken = failure instanceof CallError && failure.body.code === 'slot-taken';
  const { nearest = [], session } = ((isTaken && failure.body.details) || {}) as TakenDetails;
  if (session)
    return {
      message: texts.sessions.justTaken(dayAndMonth(session.slice(0, 10)), session.slice(11, 16)),
      taken: undefined,
    };
  return {
    message: failureMessage(failure),
    taken: isTaken ? { time, nearest: nearest.map((moment) => moment.slice(11, 16)) } : undefined,
  };
};

/** Sends the visit, never twice at once; the same visit sent again is booked once. */
const useBooking = (salonCode: string) => {
  const booking = useMutation(bookByDesk);
  const [keyOf] = useState(formIdempotencyKey);
  const [refused, setRefused] = useState<Refusal>();
  // A state is a render late: of two presses of Enter the second would not see it.
  const busy = useRef(false);

  const book = async (
    draft: Draft,
    isTaken: boolean,
    sessionStarts: readonly string[],
  ): Promise<Visit | undefined> => {
    const checked = validate(deskBookingForm, toBookingBody(salonCode, draft, isTaken, sessionStarts));
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

const showBookedToast = (draft: Draft, course: Course, { appointments: [first] }: Visit): void => {
  // Those that the course has and the button did not count.
  const missing = Math.max(0, course.planned.length - course.count);
  showToast({
    text: course.count > 1 ? texts.savedMany(course.count) : texts.saved,
    detail:
      missing > 0
        ? texts.leftOut(missing)
        : texts.savedDetail(
            nameOf(draft.person),
            `${shortDay(draft.date)} ${draft.time ?? ''}`,
            // With anybody: whose column it went to.
            first ? fullName(first.employeeSnapshot) : '',
          ),
    ...(missing > 0 ? { tone: 'warning' as const } : {}),
  });
};

type Options = {
  readonly salonCode: string;
  readonly team: readonly Employee[];
  readonly start: Draft;
  /** For which place it was opened; when it is another one, the draft goes there. */
  readonly place: Prefill;
  readonly slotStep: number;
  /** Begins again, on the same day with the same employee. */
  readonly onAnother: (draft: Draft) => void;
  readonly onBooked: (booked: BookedVisit) => void;
};

export type BookedVisit = {
  readonly code: string | undefined;
  readonly date: string;
  /** Who it went to. */
  readonly employeeCode: string | undefined;
};

/** Calls back after the draw in which nothing is unsaved any more, so that nobody is asked whether to leave. */
const useBooked = (date: string, onBooked: Options['onBooked']) => {
  const [booked, setBooked] = useState<Visit>();
  const tell = useEffectEvent(({ appointments: [first] }: Visit) =>
    onBooked({ code: first?.code, date, employeeCode: first?.employeeCode }),
  );
  useEffect(() => {
    if (booked) tell(booked);
  }, [booked]);
  return { isBooked: booked !== undefined, setBooked };
};

const noErrors: DraftErrors = {};

/** After which the time that was refused is another one. */
const changesTime = (part: Partial<Draft>): boolean =>
  ['time', 'date', 'employeeCode', 'chosen', 'isSplit', 'duration'].some((name) => name in part);

/** The draft, and the days in sight of it. Another place of the calendar takes both there. */
const useDraft = ({ start, place, team }: Options) => {
  const [draft, setDraft] = useState(start);
  const [from, setFrom] = useState(() => firstShownDay(start.date, today()));
  const asked = toPlaceText(place);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    const moved = withPlace(draft, place, team);
    setSeen(asked);
    setDraft(moved);
    setFrom(firstShownDay(moved.date, today()));
  }
  return { draft, setDraft, from, setFrom };
};

/** A visit as it is being written. */
export const useAddAppointment = (options: Options) => {
  const { salonCode, slotStep, onAnother, onBooked } = options;
  const [first] = useState(options.start);
  const { draft, setDraft, from, setFrom } = useDraft(options);
  const [tries, setTries] = useState(0);
  const { isBooked, setBooked } = useBooked(draft.date, onBooked);
  const { book, refused, forget, isSending } = useBooking(salonCode);
  const days = useDays(salonCode, draft, from, slotStep);
  // Taken by the answer to the booking itself, until the free times are read again.
  const isTaken = days.isTaken || (refused?.taken !== undefined && refused.taken.time === draft.time);
  const course = useCourse(salonCode, draft, isTaken);
  const errors = validateDraft(salonCode, draft, isTaken);

  const change = (part: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    if (changesTime(part)) forget();
  };

  const submit = async (isAnother = false): Promise<void> => {
    setTries((before) => before + 1);
    // What the button says is not known yet.
    if (Object.keys(errors).length > 0 || course.isLoading) return;
    const visit = await book(draft, isTaken, course.starts);
    if (!visit) return;
    showBookedToast(draft, course, visit);
    if (isAnother) onAnother(draft);
    else setBooked(visit);
  };

  return {
    draft,
    change,
    from,
    setFrom,
    days,
    isTaken,
    course,
    refused,
    isSending: isSending || course.isLoading,
    submit,
    /** How often somebody tried to send it. */
    tries,
    /** Said only after that. */
    errors: tries > 0 ? errors : noErrors,
    isDirty: isDirty(draft, first) && !isBooked,
  };
};

export type AddAppointment = ReturnType<typeof useAddAppointment>;
