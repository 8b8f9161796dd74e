import { auth, type Challenge, type Me } from '@ayna/contracts/auth';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { changePassword, requestPhoneCode } from '../../data/account.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CodeStep, StepActions } from './code-step.tsx';
import { Line } from './line.tsx';
import { dayOf } from './moment-text.ts';
import { texts } from './texts.ts';

const words = texts.signIn;

export function SignInSection({ me }: { readonly me: Me }) {
  const [open, setOpen] = useState<'phone' | 'password'>();
  const close = () => setOpen(undefined);
  return (
    <Section layout="side" title={words.title} text={words.text}>
      <Line
        title={me.phone ? localPhone(me.phone) : words.noPhone}
        badge={me.phone && <Verified />}
        text={words.phone}
      >
        <Button look="outline" size="sm" aria-label={words.changePhoneLabel} onPress={() => setOpen('phone')}>
          {words.changePhone}
        </Button>
      </Line>
      <Line title={me.email ?? words.noEmail} text={words.email} />
      <Line title={words.password} text={words.passwordChanged(dayOf(me.passwordChangedAt))}>
        {me.email && (
          <Button look="outline" size="sm" onPress={() => setOpen('password')}>
            {words.changePassword}
          </Button>
        )}
      </Line>
      {open === 'phone' && <PhoneDialog phone={me.phone} close={close} />}
      {open === 'password' && me.email && <PasswordDialog email={me.email} close={close} />}
    </Section>
  );
}

function Verified() {
  return (
    <Badge tone="success" size="sm" icon={CircleCheck}>
      {words.verified}
    </Badge>
  );
}

const phoneWords = texts.phoneDialog;

type Props = { readonly phone: string; readonly close: () => void };
type PendingNumber = { readonly phone: string; readonly challenge: Challenge };

const checkPhone = (phone: string, present: string) => {
  const checked = validate(auth.routes.changePhone.body, { phone });
  return !checked.fields && phone === present ? { fields: { phone: phoneWords.samePhone } } : checked;
};

/** First the new number, then the code that went to it. */
function PhoneDialog({ phone: present, close }: Props) {
  const [pending, setPending] = useState<PendingNumber>();
  const request = useMutation(requestPhoneCode);
  const form = useContractForm({
    schema: ({ phone }: { readonly phone: string }) => checkPhone(phone, present),
    saved: { phone: '' },
    checks: 'on-blur',
    send: ({ phone }) => request.mutateAsync(phone),
    onSent: (challenge, { values: { phone } }) => setPending({ phone, challenge }),
  });
  const field = form.field('phone');
  return (
    <Dialog
      title={phoneWords.title}
      isOpen
      isUnsaved={field.value !== ''}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {pending ? (
        <CodeStep
          {...pending}
          onResent={(challenge) => setPending({ ...pending, challenge })}
          back={() => setPending(undefined)}
          close={close}
        />
      ) : (
        <form {...form.props} className="grid gap-4">
          <p className="text-ink-2">{phoneWords.text}</p>
          <PhoneField {...field} label={phoneWords.phone} error={field.error ?? form.failure} />
          <StepActions>
            <Button look="outline" onPress={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" isPending={form.isSending}>
              {phoneWords.sendCode}
            </Button>
          </StepActions>
        </form>
      )}
    </Dialog>
  );
}

const passwordWords = texts.passwordDialog;

type Values = { readonly password: string; readonly newPassword: string };

const checkPasswords = (email: string, values: Values) => {
  const checked = validate(auth.routes.resetPassword.body, { email, ...values });
  const required =
    values.password === '' ? validate(auth.routes.signIn.body, { email, password: '' }).fields : {};
  const isSame = values.password !== '' && values.password === values.newPassword;
  const fields: FieldErrors = {
    ...checked.fields,
    ...required,
    ...(isSame ? { newPassword: passwordWords.same } : {}),
  };
  return Object.keys(fields).length > 0 ? { fields } : checked;
};

type PasswordDialogProps = { readonly email: string; readonly close: () => void };

function PasswordDialog({ email, close }: PasswordDialogProps) {
  const change = useMutation(changePassword);
  const form = useContractForm({
    schema: (values: Values) => checkPasswords(email, values),
    saved: { password: '', newPassword: '' },
    checks: 'on-blur',
    send: (body) => change.mutateAsync(body),
    onSent() {
      close();
      showToast({ text: passwordWords.done, detail: passwordWords.doneDetail });
    },
  });
  return (
    <FormDialog form={form} title={passwordWords.title} close={close} save={passwordWords.save}>
      <p className="text-ink-2">{passwordWords.text}</p>
      {/* For the browser's own keeper of passwords, which asks whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={passwordWords.current}
        autoComplete="current-password"
        maxLength={128}
      />
      <PasswordField
        {...form.field('newPassword')}
        label={passwordWords.next}
        hint={passwordWords.hint}
        autoComplete="new-password"
        maxLength={128}
      />
    </FormDialog>
  );
}
