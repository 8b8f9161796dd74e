import type { Me } from '@ayna/contracts/auth';
import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { myWaitingQuery, type OwnWaitingEntry, type PartOfDay } from '../../../data/waiting-list.ts';
import type { StoredChallenge } from '../../../lib/challenge.ts';
import { dayAndMonth, shortDates } from '../../../parts/day-range.ts';
import { GuestCodeForm } from '../../../parts/guest-code-form.tsx';
import { OwnWaiting } from '../../../parts/own-waiting.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { CheckChips } from '../../../ui/check-chips.tsx';
import { longDay } from '../../../ui/day-text.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { StepHead } from '../booking-frame.tsx';
import type { BookingData } from '../model/booking-data.ts';
import { type BookingChoice, hrefOf } from '../model/url-params.ts';
import type { Visit } from '../model/visit.ts';
import { DataNotice, GuestFields, KnownPerson } from '../steps/details-step.tsx';
import { texts as bookingTexts } from '../texts.ts';
import { useDetailsForm } from '../use-details-form.ts';
import { texts } from './texts.ts';
import { useWaiting } from './use-waiting.ts';

type Props = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly visit: Visit;
  readonly me: Me | null;
  readonly challenge: StoredChallenge | null;
  readonly onChallenge: (challenge: StoredChallenge) => void;
};

const isForVisit = (entry: OwnWaitingEntry, { services }: Visit, day: string): boolean =>
  entry.firstDay <= day &&
  day <= entry.lastDay &&
  services.every(({ code }) => entry.services.some(({ serviceCode }) => serviceCode === code));

/** Where nothing fits: what the customer would wait for. It promises no message and no time. */
export function WaitStep(props: Props) {
  const { data, choice, visit, me } = props;
  const day = choice.day !== null && choice.day >= data.today ? choice.day : data.today;
  const own = useQuery({ ...myWaitingQuery, enabled: me !== null });
  const entries = me === null ? [] : (own.data ?? []).filter((one) => one.salonCode === data.salon.code);
  const isWaiting = entries.some((entry) => isForVisit(entry, visit, day));
  return (
    <>
      <StepHead key={String(isWaiting)} title={isWaiting ? texts.doneTitle : texts.title} takesFocus>
        {isWaiting ? texts.doneLead : texts.lead}
      </StepHead>
      {!isWaiting && <WaitForm {...props} day={day} />}
      {entries.length > 0 && (
        <section className="mt-6">
          <h2 className={isWaiting ? 'sr-only' : 'display text-head-22 leading-7'}>{texts.ownTitle}</h2>
          <OwnWaiting entries={entries} />
        </section>
      )}
      <p className="mt-6">
        <Link
          to={hrefOf(choice, { step: 'time' })}
          className="inline-grid min-h-11 content-center font-strong text-accent-ink"
        >
          {texts.others}
        </Link>
      </p>
    </>
  );
}

const codeFormId = 'bekleme-kod';
const partIds: readonly PartOfDay[] = ['morning', 'afternoon', 'evening'];
const spans = [0, 2, 6, 13];

const spanText = (day: string, daysAfter: number): string =>
  daysAfter === 0 ? texts.onlyOn(dayAndMonth(day)) : shortDates(day, addDays(day, daysAfter));

type FormProps = Props & { readonly day: string };

function WaitForm({ data, visit, me, challenge, onChallenge, day }: FormProps) {
  const salonCode = data.salon.code;
  const waiting = useWaiting({ salonCode, visit, day });
  const [isCodeSent, setCodeSent] = useState(false);
  const join = (): Promise<void> => waiting.join().catch(() => setCodeSent(false));
  const form = useDetailsForm({
    salonCode,
    me,
    challenge,
    onChallenge,
    isContactOnly: true,
    onSent: () => (me ? void join() : setCodeSent(true)),
  });
  const isCodeWanted = isCodeSent && me === null && challenge !== null;
  return (
    <>
      <form {...form.props} method="post" className="mt-5 grid gap-5">
        <WaitChoices {...{ visit, day, waiting }} />
        {me ? <KnownPerson me={me} /> : <GuestFields form={form} />}
        {!me && <DataNotice />}
        {!isCodeWanted && (
          <button
            type="submit"
            disabled={form.isSending || waiting.isPending}
            className={`${buttonStyle({ size: 'xl' })} justify-self-start rounded-full! px-7!`}
          >
            {me ? texts.join : texts.send}
          </button>
        )}
      </form>
      {isCodeWanted && (
        <section className="mt-5">
          <h2 className="font-strong">{texts.codeSent}</h2>
          <GuestCodeForm
            key={challenge.challenge}
            purpose="booking"
            {...{ challenge, onChallenge }}
            formId={codeFormId}
            onProved={join}
          />
        </section>
      )}
      <FormFailure message={form.failure ?? waiting.failure} />
    </>
  );
}

type ChoicesProps = {
  readonly visit: Visit;
  readonly day: string;
  readonly waiting: Pick<ReturnType<typeof useWaiting>, 'choice' | 'choose'>;
};

function WaitChoices({ visit, day, waiting: { choice, choose } }: ChoicesProps) {
  return (
    <>
      <RadioCards
        look="chip"
        label={texts.days}
        hint={longDay(day)}
        cards={spans.map((span) => ({ id: String(span), label: spanText(day, span) }))}
        value={String(choice.daysAfter)}
        onChange={(span) => choose({ daysAfter: Number(span) })}
      />
      <CheckChips
        label={texts.parts}
        hint={texts.partsHint}
        chips={partIds.map((id) => ({ id, label: bookingTexts.time[id] }))}
        value={choice.parts}
        onChange={(parts) => choose({ parts })}
      />
      {visit.employee && (
        <RadioCards
          look="chip"
          label={texts.who}
          cards={[
            { id: 'employee', label: texts.withEmployee(visit.employee.firstName) },
            { id: 'anybody', label: bookingTexts.anyEmployee },
          ]}
          value={choice.isAnybody ? 'anybody' : 'employee'}
          onChange={(id) => choose({ isAnybody: id === 'anybody' })}
        />
      )}
    </>
  );
}
