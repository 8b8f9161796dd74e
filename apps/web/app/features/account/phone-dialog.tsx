import { auth, type Challenge } from '@ayna/contracts/auth';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { confirmNewPhone, requestPhoneCode } from '../../data/account.ts';
import { resendCode } from '../../data/auth.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { PresentPassword } from './present-password.tsx';
import { texts } from './texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const words = texts.phoneDialog;
const digits = 6;

type DialogProps = { readonly phone: string; readonly close: () => void };
type PendingNumber = { readonly phone: string; readonly challenge: Challenge };

type PhoneValues = { readonly phone: string; readonly password: string };

const checkPhone = (values: PhoneValues, present: string) => {
  const checked = validate(auth.routes.changePhone.body, values);
  return !checked.fields && values.phone === present ? { fields: { phone: words.samePhone } } : checked;
};

/** First the new number, then the code that went to it. */
export function PhoneDialog({ phone: present, close }: DialogProps) {
  const [pending, setPending] = useState<PendingNumber>();
  const request = useMutation(requestPhoneCode);
  const form = useContractForm({
    schema: (values: PhoneValues) => checkPhone(values, present),
    saved: { phone: '', password: '' },
    checks: 'on-blur',
    send: (body) => request.mutateAsync(body),
    onSent: (challenge, { values: { phone } }) => setPending({ phone, challenge }),
  });
  return (
    <Dialog title={words.title} isOpen isUnsaved={form.isDirty} onOpenChange={(isOpen) => !isOpen && close()}>
      {pending ? (
        <CodeStep
          {...pending}
          onResent={(challenge) => setPending({ ...pending, challenge })}
          back={() => setPending(undefined)}
          close={close}
        />
      ) : (
        <form {...form.props} className="grid gap-4">
          <p className="text-ink-2">{words.text}</p>
          <PhoneField {...form.field('phone')} label={words.phone} />
          <PresentPassword {...form.field('password')} />
          <FormFailure message={form.failure} />
          <StepActions>
            <Button look="outline" onPress={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" isPending={form.isSending}>
              {words.sendCode}
            </Button>
          </StepActions>
        </form>
      )}
    </Dialog>
  );
}

type Props = {
  readonly phone: string;
  readonly challenge: Challenge;
  readonly onResent: (challenge: Challenge) => void;
  readonly back: () => void;
  readonly close: () => void;
};

function CodeStep({ phone, challenge, onResent, back, close }: Props) {
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
function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-2 pt-1 tablet:auto-cols-fr tablet:grid-flow-col tablet:pb-1.5">{children}</div>
  );
}
