import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { openGuestSession } from '../data/auth.ts';
import { isRefused } from '../lib/call-errors.ts';
import {
  type CodePurpose,
  challenges,
  endChallenge,
  isCodeSpent,
  type StoredChallenge,
} from '../lib/challenge.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { CodeField } from '../ui/code-field.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { CodeFromSms } from './code-from-sms.tsx';
import { CodeTimer, ResendButton } from './code-timer.tsx';
import { texts } from './guest-code-form.texts.ts';

type Props = {
  readonly challenge: StoredChallenge;
  readonly onChallenge: (challenge: StoredChallenge) => void;
  readonly purpose: CodePurpose;
  /** The form's own id, for a button outside of it. */
  readonly formId?: string;
  /** With the session that the code opened. */
  readonly onProved?: () => Promise<void>;
};

/** The code alone opens a customer's session. It is sent with its last digit. */
export function GuestCodeForm({ challenge, onChallenge, purpose, formId, onProved }: Props) {
  const opening = useMutation(openGuestSession);
  const input = useRef<HTMLInputElement>(null);
  const form = useContractForm({
    schema: auth.routes.guestCode.body,
    saved: { challenge: challenge.challenge, code: '' },
    messages: { code: texts.needed },
    async send(value, { reset }) {
      try {
        await opening.mutateAsync(value);
      } catch (failure) {
        // Six other digits will be typed, not these corrected; without a response these are sent again.
        if (isRefused(failure)) reset();
        input.current?.focus();
        if (isCodeSpent(failure)) onChallenge(endChallenge(challenge));
        throw failure;
      }
      challenges.remove(purpose);
      await onProved?.();
    },
  });
  // A phone offers its code only to a field that has the focus.
  useEffect(() => input.current?.focus(), []);
  const take = (code: string): void => {
    form.set({ code });
    form.submit();
  };
  return (
    <>
      <form {...form.props} id={formId ?? form.props.id} method="post" className="mt-5">
        <CodeField
          {...form.field('code')}
          ref={input}
          label={texts.code}
          isLabelHidden
          onComplete={() => form.submit()}
        />
        <CodeFromSms key={challenge.requestedAt} onCode={take} />
        <FormFailure message={form.failure} />
        <CodeTimer challenge={challenge} />
      </form>
      <ResendButton challenge={challenge} onChallenge={onChallenge} />
    </>
  );
}
