import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { resendCode } from '../data/auth.ts';
import { countdownText, type StoredChallenge, toStoredChallenge } from '../lib/challenge.ts';
import { systemClock } from '../lib/clock.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { showToast } from '../ui/toast.tsx';
import { texts } from './code-timer.texts.ts';
import { useNow } from './use-now.ts';

/** How long the code is good, and when another may be asked for. */
export function CodeTimer({ challenge }: { readonly challenge: StoredChallenge }) {
  const now = useNow();
  const waitMs = Math.max(0, challenge.resendAt - now);
  const validMs = challenge.expiresAt - now;
  return (
    <div
      role="timer"
      className="num mt-4.5 flex items-center gap-3 rounded-lg bg-sunken px-3.5 py-3 dark:bg-raised"
    >
      <CountdownRing part={waitMs / Math.max(1, challenge.resendAt - challenge.requestedAt)} />
      <span className="flex-1">
        <b className="block font-strong leading-4.75">
          {waitMs > 0 ? texts.resendIn(countdownText(waitMs)) : texts.mayResend}
        </b>
        <span className="block text-label text-muted leading-4.5">
          {validMs > 0 ? texts.validFor(countdownText(validMs)) : texts.expired}
        </span>
      </span>
    </div>
  );
}

/** What is left of the wait, drawn. */
function CountdownRing({ part }: { readonly part: number }) {
  const circle = { cx: 20, cy: 20, r: 17, fill: 'none', strokeWidth: 4, pathLength: 100 };
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0 -rotate-90">
      <circle {...circle} className="stroke-line" />
      {part > 0 && (
        <circle
          {...circle}
          strokeLinecap="round"
          strokeDasharray={`${Math.min(1, part) * 100} 100`}
          className="stroke-accent"
        />
      )}
    </svg>
  );
}

type ResendProps = {
  readonly challenge: StoredChallenge;
  readonly onChallenge: (challenge: StoredChallenge) => void;
};

export function ResendButton({ challenge, onChallenge }: ResendProps) {
  const now = useNow();
  const [failure, setFailure] = useState<string>();
  const asking = useMutation(resendCode);
  const resend = async (): Promise<void> => {
    const askedAt = systemClock.now();
    setFailure(undefined);
    try {
      onChallenge(toStoredChallenge(await asking.mutateAsync(challenge.challenge), askedAt, challenge.phone));
      showToast({ tone: 'success', text: texts.resent });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : undefined);
    }
  };
  return (
    <div className="mt-2.5 grid">
      <Button
        look="outline"
        size="xl"
        isWide
        isDisabled={now < challenge.resendAt}
        isPending={asking.isPending}
        onPress={() => void resend()}
        icon={RotateCw}
      >
        {texts.resend}
      </Button>
      <FormFailure message={failure} />
    </div>
  );
}
