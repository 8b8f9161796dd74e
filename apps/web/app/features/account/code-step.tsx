import type { Challenge } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { confirmNewPhone } from '../../data/account.ts';
import { resendCode } from '../../data/auth.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const words = texts.phoneDialog;
const digits = 6;

type Props = {
  readonly phone: string;
  readonly challenge: Challenge;
  readonly onResent: (challenge: Challenge) => void;
  readonly back: () => void;
  readonly close: () => void;
};

export function CodeStep({ phone, challenge, onResent, back, close }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = useMutation(confirmNewPhone);
  useEffect(() => input.current?.focus(), []);
  const form = useContractForm({
    // Only whole codes are sent; nobody is told that one is half typed.
    schema: ({ code }: { readonly code: string }) => ({ value: { challenge: challenge.challenge, code } }),
    saved: { code: '' },
    send: (body) => take.mutateAsync(body),
    onSent() {
      close();
      showToast({ text: words.done });
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <p className="num text-ink-2">{words.codeSent(localPhone(phone))}</p>
      <CodeField
        {...form.field('code')}
        ref={input}
        label={words.code}
        length={digits}
        onComplete={() => form.submit()}
        error={form.failure}
      />
      <Resend
        challenge={challenge}
        onResent={(next) => {
          form.reset();
          onResent(next);
        }}
      />
      <StepActions>
        <Button look="outline" onPress={back}>
          {words.otherPhone}
        </Button>
        <Button type="submit" isPending={form.isSending} isDisabled={form.values.code.length < digits}>
          {words.confirm}
        </Button>
      </StepActions>
    </form>
  );
}

type ResendProps = Pick<Props, 'challenge' | 'onResent'>;

function Resend({ challenge, onResent }: ResendProps) {
  const left = useSecondsLeft(challenge);
  const resend = useMutation(resendCode);
  if (left > 0) return <p className="num text-label text-muted">{words.resendIn(left)}</p>;
  return (
    <div>
      <Button
        look="ghost"
        size="sm"
        isPending={resend.isPending}
        onPress={() =>
          resend.mutate(challenge.challenge, {
            onSuccess: (next) => {
              onResent(next);
              showToast({ text: words.resent });
            },
            onError: showFailure,
          })
        }
      >
        {words.resend}
      </Button>
    </div>
  );
}

/** At the foot of a dialog whose button belongs to a form in it. */
export function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-2 pt-1 tablet:auto-cols-fr tablet:grid-flow-col tablet:pb-1.5">{children}</div>
  );
}
