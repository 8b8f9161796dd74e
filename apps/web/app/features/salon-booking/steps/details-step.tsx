import type { Me } from '@ayna/contracts/auth';
import { fullName } from '@ayna/domain/names';
import type { Rung } from '@ayna/domain/no-show-ladder';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { signOut } from '../../../data/session.ts';
import type { ContractForm } from '../../../lib/contract-form.ts';
import { paths } from '../../../paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Link } from '../../../ui/link.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { internationalPhone } from '../../../ui/phone-text.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { StepHead } from '../booking-frame.tsx';
import type { BookingData } from '../model/booking-data.ts';
import type { Draft } from '../model/stored-booking.ts';
import type { BookingStep } from '../model/url-params.ts';
import type { Visit } from '../model/visit.ts';
import { VisitCard } from '../summary.tsx';
import { texts } from '../texts.ts';
import type { Hold } from '../use-hold.ts';

const words = texts.details;

type Props = {
  readonly data: BookingData;
  readonly visit: Visit;
  readonly hold: Hold;
  readonly heldTime: ReactNode;
  readonly form: ContractForm<Draft>;
  /** The signed-in person, of whom name and phone are known. */
  readonly me: Me | null;
  readonly failure: string | undefined;
  /** What visits that they missed mean for this one. */
  readonly rung: Rung;
  readonly onShown: (step: BookingStep) => void;
};

/** Two fields for a guest, none for somebody who is known; the rest is optional. */
export function DetailsStep({ data, visit, hold, heldTime, form, me, failure, rung, onShown }: Props) {
  useEffect(() => onShown('details'), [onShown]);
  const approval = rung === 'approval' ? words.noShowApproval : data.salon.needsApproval && words.approval;
  const endDate = hold.state.status === 'held' ? hold.state.hold.endDate : null;
  return (
    <>
      <StepHead title={me ? words.titleKnown : words.title} takesFocus />
      <VisitCard visit={visit} startDate={visit.startDate ?? ''} endDate={endDate}>
        {heldTime}
      </VisitCard>
      {approval && <p className="mt-3 text-body text-muted">{approval}</p>}
      {/* `post`, so that nothing typed is ever written into an address. */}
      <form {...form.props} method="post" className="mt-4.5 grid gap-4">
        {me ? <KnownPerson me={me} /> : <GuestFields form={form} />}
        <OptionalFields form={form} />
        {!me && <DataNotice />}
      </form>
      <FormFailure message={form.failure ?? failure} />
    </>
  );
}

export function DataNotice() {
  return (
    <p className="text-body text-muted">
      {words.noticeBefore}{' '}
      <Link look="quiet" to={paths.dataNotice} reloadDocument target="_blank">
        {words.notice}
      </Link>{' '}
      {words.noticeAfter}
    </p>
  );
}

export function GuestFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <TextField {...form.field('fullName')} label={words.fullName} autoComplete="name" size="lg" />
      <PhoneField {...form.field('phone')} label={words.phone} hint={words.phoneHint} size="lg" />
    </>
  );
}

export function KnownPerson({ me }: { readonly me: Me }) {
  const client = useQueryClient();
  const here = (): string => window.location.pathname + window.location.search;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg px-4 py-3 shadow-frame">
      <span>
        <b className="block font-strong">{words.as(fullName(me))}</b>
        <span className="num text-muted">{internationalPhone(me.phone)}</span>
      </span>
      <button
        type="button"
        onClick={() => void signOut(client, here())}
        className="min-h-11 cursor-pointer font-strong text-accent-ink text-body"
      >
        {words.notMe}
      </button>
    </p>
  );
}

function OptionalFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <Checkbox {...form.field('isForOther')} label={words.forOther} hint={words.forOtherHint} />
      {form.values.isForOther && (
        <TextField {...form.field('otherName')} label={words.otherName} autoComplete="off" size="lg" />
      )}
      <TextArea
        {...form.field('note')}
        label={words.note}
        isOptional
        placeholder={words.noteHint}
        maxLength={500}
        rows={2}
      />
    </>
  );
}
