import type { Challenge } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { confirmNewPhone } from '../../data/account.ts';
import { resendCode } from '../../data/auth.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { failureMessage, showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { StepActions } from './step-actions.tsx';
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
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = useMutation(confirmNewPhone);
  useEffect(() => input.current?.focus(), []);
  const confirm = (typed: string) => {
    if (take.isPending || typed.length < digits) return;
    take.mutate(
      { challenge: challenge.challenge, code: typed },
      {
        onSuccess: () => {
          close();
          showToast({ text: words.done });
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(code);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p className="num text-ink-2">{words.codeSent(localPhone(phone))}</p>
      <CodeField
        ref={input}
        label={words.code}
        length={digits}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          if (take.error) take.reset();
        }}
        onComplete={confirm}
        error={take.error ? failureMessage(take.error) : undefined}
      />
      <Resend
        challenge={challenge}
        onResent={(next) => {
          setCode('');
          take.reset();
          onResent(next);
        }}
      />
      <StepActions>
        <Button look="outline" onPress={back}>
          {words.otherPhone}
        </Button>
        <Button type="submit" isPending={take.isPending} isDisabled={code.length < digits}>
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
