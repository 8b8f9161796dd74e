import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { earliestSlotsQuery, freeSlotsQuery } from '../../data/booking.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { partsOf } from '../../ui/day-text.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { clockOf } from './model/day-words.ts';
import { type BookingChoice, type BookingStep, hrefOf, stepWords } from './model/url-params.ts';
import { servicesText, type Visit } from './model/visit.ts';
import { servicesFormId } from './steps/services-step.tsx';
import { texts } from './texts.ts';

export const codeFormId = 'kod';

type ActionProps = {
  readonly step: BookingStep;
  readonly visit: Visit;
  readonly choice: BookingChoice;
  /** It is being sent, or its form is still on the way. */
  readonly isWaiting: boolean;
  readonly isKnown: boolean;
  /** Somebody else has the time, or the salon wants a call. */
  readonly isRefused: boolean;
  readonly detailsFormId: string;
  readonly salonCode: string;
  readonly today: string;
};

const pill = `${buttonStyle({ size: 'xl' })} rounded-full! px-7!`;

/** The one way on. Buttons name their form, so that they also work before the script arrives. */
export function NextAction({
  step,
  visit,
  choice,
  isWaiting,
  isKnown,
  isRefused,
  detailsFormId,
  salonCode,
  today,
}: ActionProps) {
  if (step === 'services')
    return (
      <button
        type="submit"
        form={servicesFormId}
        name="adim"
        value={choice.employee ? stepWords.time : stepWords.employee}
        className={pill}
      >
        {texts.next}
      </button>
    );
  if (step === 'time' && visit.startDate)
    return (
      <Link to={hrefOf(choice, { step: 'details' })} className={pill}>
        {texts.next}
      </Link>
    );
  if (step === 'time') return <ContinueOnDay {...{ salonCode, today, visit, choice }} />;
  if (step !== 'details' && step !== 'code') return null;
  const sendText = isKnown || step === 'code' ? texts.details.confirm : texts.details.send;
  return (
    <button
      type="submit"
      form={step === 'code' ? codeFormId : detailsFormId}
      disabled={isWaiting || isRefused}
      className={pill}
    >
      {sendText}
    </button>
  );
}

type OnDayProps = Pick<ActionProps, 'salonCode' | 'today' | 'visit' | 'choice'>;

/** On a day without room the way on is the next day that has some, in one tap. */
function ContinueOnDay({ salonCode, today, visit, choice }: OnDayProps) {
  const services = servicesText(visit);
  const day = choice.day ?? '';
  const isAsked = useHydrated() && day >= today;
  const free = useQuery({ ...freeSlotsQuery({ salonCode, services }, day), enabled: isAsked });
  const isFull = isAsked && free.data?.length === 0;
  const next = useQuery({
    ...earliestSlotsQuery({ salonCode, services }, day === '' ? '' : addDays(day, 1)),
    enabled: isFull,
  });
  const slot = isFull ? next.data?.[0] : undefined;
  if (!slot) return null;
  const [date, clock] = [slot.startDate.slice(0, 10), clockOf(slot.startDate)];
  // Without the weekday: the foot of a phone has no room for it.
  const { date: number, month } = partsOf(date);
  return (
    <Link to={hrefOf(choice, { day: date, clock, step: 'time' })} className={pill}>
      {texts.time.goOn(`${number} ${month.short}`, clock)}
    </Link>
  );
}
