import { type ReactNode, useEffect } from 'react';
import type { StoredChallenge } from '../../../lib/challenge.ts';
import { GuestCodeForm } from '../../../parts/guest-code-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { internationalPhone } from '../../../ui/phone-text.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { StepHead } from '../booking-frame.tsx';
import { type BookingChoice, type BookingStep, hrefOf } from '../model/url-params.ts';
import type { Visit } from '../model/visit.ts';
import { VisitCard } from '../summary.tsx';
import { texts } from '../texts.ts';
import type { Hold } from '../use-hold.ts';

const words = texts.code;

type Props = {
  readonly choice: BookingChoice;
  readonly visit: Visit;
  readonly hold: Hold;
  readonly heldTime: ReactNode;
  readonly challenge: StoredChallenge | null;
  readonly onChallenge: (challenge: StoredChallenge) => void;
  /** The form's own id, for the button outside of it. */
  readonly formId: string;
  /** Books with the session that the code opened. */
  readonly onProved: () => Promise<void>;
  readonly onShown: (step: BookingStep) => void;
};

/** The code opens a customer's session, and with it the visit is booked at once. */
export function CodeStep(props: Props) {
  const { choice, visit, hold, heldTime, challenge, onChallenge, formId, onProved, onShown } = props;
  useEffect(() => onShown('code'), [onShown]);
  const details = hrefOf(choice, { step: 'details' });
  if (challenge === null)
    return (
      <StepHead title={words.title} takesFocus>
        {words.none} <Link to={details}>{words.toDetails}</Link>
      </StepHead>
    );
  const endDate = hold.state.status === 'held' ? hold.state.hold.endDate : null;
  return (
    <>
      <StepHead title={words.title}>
        <span className="num">{internationalPhone(challenge.phone ?? '')}</span>{' '}
        <Link look="inline" to={details} replace>
          {words.change}
        </Link>
      </StepHead>
      <GuestCodeForm
        key={challenge.challenge}
        purpose="booking"
        {...{ challenge, onChallenge, formId, onProved }}
      />
      <VisitCard visit={visit} startDate={visit.startDate ?? ''} endDate={endDate}>
        {heldTime}
      </VisitCard>
      <Toaster />
    </>
  );
}
