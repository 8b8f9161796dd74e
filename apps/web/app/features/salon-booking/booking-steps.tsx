import type { Me } from '@ayna/contracts/auth';
import type { Rung } from '@ayna/domain/no-show-ladder';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { bookingTermsQuery } from '../../data/booking.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { sumText } from '../../parts/money-text.ts';
import { useStoredChallenge } from '../../parts/use-stored-challenge.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { BookingFrame } from './booking-frame.tsx';
import type { BookingData } from './model/booking-data.ts';
import { clockOf } from './model/day-words.ts';
import { readStored, type StoredHold } from './model/stored-booking.ts';
import { type BookingChoice, type BookingStep, hrefOf } from './model/url-params.ts';
import { countedSteps, stepBefore, stepOf, type Visit, visitOf } from './model/visit.ts';
import { codeFormId, NextAction } from './next-action.tsx';
import { PhoneOnly } from './phone-only.tsx';
import { EmployeeStep } from './steps/employee-step.tsx';
import { FormSkeleton } from './steps/form-skeleton.tsx';
import { Countdown, HeldTime } from './steps/held-time.tsx';
import { ServicesStep } from './steps/services-step.tsx';
import { TimeStep } from './steps/time-step.tsx';
import { sizeText, VisitAside, VisitFooter, whenText } from './summary.tsx';
import { texts } from './texts.ts';
import { useConfirm } from './use-confirm.ts';
import { useDetailsForm } from './use-details-form.ts';
import { useHold } from './use-hold.ts';

type Props = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly me: Me | null | undefined;
  readonly searched: string;
  /** Whether another step was shown before, in this page. */
  readonly hasMoved: boolean;
  readonly replace: (change: Partial<BookingChoice>) => void;
  readonly push: (change: Partial<BookingChoice>) => void;
};

// The fields come with the steps that have some; the first three are links, which also work without a script.
const loadDetails = () => import('./steps/details-step.tsx').then((m) => m.DetailsStep);
const DetailsStep = lazyComponent(loadDetails);
const CodeStep = lazyComponent(() => import('./steps/code-step.tsx').then((m) => m.CodeStep));
const LastVisit = lazyComponent(() => import('./steps/last-visit.tsx').then((m) => m.LastVisit));
const Waiting = lazyComponent(() => import('./waiting/waiting.tsx').then((m) => m.Waiting));
const DoneStep = lazyComponent(() => import('./steps/done-step.tsx').then((m) => m.DoneStep));

/** Steps that count as a part of another one. */
const countedAs: Partial<Record<BookingStep, BookingStep>> = { code: 'details', wait: 'time' };

type Terms = { readonly rung: Rung; readonly banned: boolean };

/** Why the person cannot book here; null where they can, as far as is known. */
const refusal = (terms: Terms | undefined): 'banned' | 'missed' | null => {
  if (terms?.banned) return 'banned';
  return terms?.rung === 'phone' ? 'missed' : null;
};

/** One step at a time; what is chosen is in the address, what is typed in this tab. */
export function BookingSteps(props: Props) {
  const { data, choice, me, searched, hasMoved, replace, push } = props;
  const salonCode = data.salon.code;
  const visit = visitOf(data, choice);
  const step = stepOf(choice, visit);
  const isReady = useHydrated() && me !== undefined;
  // Who comes with a service chosen has something else in mind than the last visit.
  const [isFresh] = useState(choice.services.length === 0);
  const isTimeWanted = step === 'time' || step === 'details' || step === 'code';
  const hold = useHold(salonCode, visit, isReady && isTimeWanted);
  const { data: terms } = useQuery({ ...bookingTermsQuery(salonCode), enabled: Boolean(me) });
  const refusedBecause = refusal(terms);
  const { challenge, store: storeChallenge } = useStoredChallenge('booking');
  // The button stands outside of the form, which is loaded on its own: a press before it is there would be lost.
  const [shownForm, setShownForm] = useState<BookingStep>();
  const onBooked = (): void => replace({ step: 'done' });
  const { confirm, failure, isPending } = useConfirm({ salonCode, visit, hold, onBooked });
  const form = useDetailsForm({
    salonCode,
    me,
    challenge,
    onChallenge: storeChallenge,
    onSent: () => (me ? void confirm(form.read()) : push({ step: 'code' })),
  });
  const onProved = async (): Promise<void> => {
    await confirm(form.read());
    // Refused: the person is known from now on, and chooses another time there.
    if (!readStored(salonCode, 'visit')) replace({ step: 'details' });
  };
  useEffect(() => {
    // Ahead of the step that needs them; where that fails, the step itself tries again.
    if (step === 'employee' || step === 'time') void loadDetails().catch(() => undefined);
  }, [step]);
  if (step === 'done') return <Done data={data} choice={choice} me={me} />;

  const held = hold.state.status === 'held' ? hold.state.hold : null;
  const steps = countedSteps(visit);
  const place = steps.indexOf(countedAs[step] ?? step) + 1;
  const before = stepBefore(step, visit);
  const heldTime = (
    <HeldTime hold={hold} choice={choice} visit={visit} salonCode={salonCode} isKnown={Boolean(me)} />
  );
  const action = (
    <NextAction
      {...{ step, visit, choice, salonCode, isKnown: Boolean(me) }}
      today={data.today}
      isWaiting={form.isSending || isPending || shownForm !== step}
      detailsFormId={form.props.id}
      isRefused={hold.state.status === 'taken' || refusedBecause !== null}
    />
  );
  return (
    <BookingFrame
      data={data}
      progress={{ step: place, count: steps.length }}
      backTo={before === null ? null : hrefOf(choice, { step: before })}
      aside={
        <VisitAside data={data} visit={visit}>
          {step === 'time' && heldTime}
          <div className="grid *:w-full">{action}</div>
        </VisitAside>
      }
      footer={
        step !== 'wait' && (
          <Footer {...{ step, visit }} held={held}>
            {action}
          </Footer>
        )
      }
    >
      {refusedBecause && <PhoneOnly phone={data.salon.phone} why={refusedBecause} />}
      {step === 'services' && isReady && me && isFresh && (
        <Suspense fallback={null}>
          <LastVisit data={data} choice={choice} />
        </Suspense>
      )}
      {step === 'services' && (
        <ServicesStep
          {...{ data, choice, searched }}
          takesFocus={hasMoved}
          onChoose={(services) => replace({ services })}
        />
      )}
      {step === 'employee' && <EmployeeStep {...{ data, choice, visit, isReady }} />}
      {step === 'time' && (
        <>
          <TimeStep {...{ data, choice, visit, isReady }} hold={hold.state} />
          {held === null && <div className="desk:hidden">{heldTime}</div>}
        </>
      )}
      {(step === 'details' || step === 'wait') && !isReady && <FormSkeleton />}
      <Suspense fallback={<FormSkeleton />}>
        {step === 'wait' && isReady && (
          <Waiting
            {...{ data, choice, visit, me, isReady }}
            challenge={challenge ?? null}
            onChallenge={storeChallenge}
          />
        )}
        {step === 'details' && isReady && (
          <DetailsStep
            {...{ data, visit, hold, form, failure, heldTime }}
            rung={terms?.rung ?? 'free'}
            me={me ?? null}
            onShown={setShownForm}
          />
        )}
        {step === 'code' && (
          <CodeStep
            {...{ choice, visit, hold, onProved, heldTime }}
            challenge={challenge ?? null}
            onChallenge={storeChallenge}
            formId={codeFormId}
            onShown={setShownForm}
          />
        )}
      </Suspense>
    </BookingFrame>
  );
}

function Done({ data, choice, me }: Pick<Props, 'data' | 'choice' | 'me'>) {
  const isHydrated = useHydrated();
  return (
    <BookingFrame data={data}>
      <Suspense fallback={<FormSkeleton />}>
        {isHydrated ? (
          <DoneStep {...{ data, choice, me }} stored={readStored(data.salon.code, 'visit')} />
        ) : (
          <FormSkeleton />
        )}
      </Suspense>
    </BookingFrame>
  );
}

type FooterProps = {
  readonly step: ReturnType<typeof stepOf>;
  readonly visit: Visit;
  readonly held: StoredHold | null;
  readonly children: ReactNode;
};

function Footer({ step, visit, held, children }: FooterProps) {
  const price = visit.price === null ? '' : sumText(visit.price);
  if (step === 'services')
    return (
      <VisitFooter
        title={visit.services.length === 0 ? texts.services.choose : price || sizeText(visit)}
        note={visit.services.length === 0 ? '' : sizeText(visit)}
      >
        {children}
      </VisitFooter>
    );
  if (step === 'employee')
    return (
      <VisitFooter title={price || sizeText(visit)} note={sizeText(visit)}>
        {children}
      </VisitFooter>
    );
  if (step !== 'time') return <div className="grid *:w-full">{children}</div>;
  const end = held ? texts.time.endsAt(clockOf(held.endDate)) : '';
  return (
    <div className="grid gap-2">
      {held && <Countdown until={held.expiresAt} />}
      <VisitFooter
        title={visit.startDate ? whenText(visit.startDate) : texts.time.choose}
        note={[end, price].filter(Boolean).join(texts.dot)}
      >
        {children}
      </VisitFooter>
    </div>
  );
}
